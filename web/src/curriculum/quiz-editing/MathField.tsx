import { mathOpNames, mathOps, mathSigns, quizQuestions, sumOf } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../core/language.ts";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { cardOf } from "./cardOf.ts";

const { SelectField } = fieldsOf(quizQuestions);

/** What the question's two numbers are to be reckoned with, and a word when the right answer is another than the sum's. */
export function MathField() {
  const { t } = useTranslation("quizzes");
  const language = useLanguage();
  const card = cardOf(useWatch() as Readonly<Record<string, unknown>>);
  const sum = sumOf(card);
  const answer = card.answers.find(({ number }) => number === card.correct_answer)?.text;
  const told = Number(answer?.replace(",", "."));
  const differs = sum && answer && Number.isFinite(told) && told !== sum.result;
  const spelled = sum && `${sum.left} ${mathSigns[sum.op]} ${sum.right}`;
  const choices = mathOps.map((op) => ({
    value: op,
    label: `${mathSigns[op]}  ${mathOpNames[language][op]}`,
  }));
  return (
    <>
      <SelectField
        name="math_op"
        choices={choices}
        hint={spelled ? t("question.sum", { sum: spelled }) : t("question.mathHint")}
      />
      {differs && (
        <Alert severity="warning">
          {t("question.otherSum", { sum: spelled, result: sum.result, told: answer })}
        </Alert>
      )}
    </>
  );
}
