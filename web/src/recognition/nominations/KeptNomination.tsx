import { nominationResponses, type OpenNominationForm } from "@kindling/contract";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { AnswerList } from "../../classroom/recording/AnswerList.tsx";
import { useLabels } from "../../core/labels.ts";
import { gradeField, studentFields, type useNominating } from "./useNominating.ts";

interface KeptNominationProps {
  readonly form: OpenNominationForm;
  readonly nominating: Pick<ReturnType<typeof useNominating>, "values" | "discard">;
}

/** What was written for a form that takes no more, to be read or copied; nothing where nothing was written. */
export function KeptNomination({ form, nominating }: KeptNominationProps) {
  const { t } = useTranslation("nominations");
  const { field } = useLabels(nominationResponses);
  const heading = useId();
  const { values, discard } = nominating;
  if (Object.keys(values).length === 0) return null;
  const asked = (id: string, label: string) => ({ id, label, kind: "text", required: false }) as const;
  const student = [
    ...studentFields.map((name) => asked(name, field(name))),
    asked(gradeField, field("grade")),
  ];
  return (
    <Card
      component="section"
      aria-labelledby={heading}
      sx={{ p: { xs: 2, sm: 3 }, "& dt": { typography: "body2" }, "& dd": { typography: "body1" } }}
    >
      <Typography id={heading} variant="h2">
        {t("unsent.title")}
      </Typography>
      <Typography sx={{ color: "text.secondary", mb: 2 }}>{t("unsent.text")}</Typography>
      <AnswerList questions={[...student, ...form.questions]} answers={values} />
      <Button color="secondary" onClick={discard} sx={{ mt: 2, ml: -1 }}>
        {t("unsent.discard")}
      </Button>
    </Card>
  );
}
