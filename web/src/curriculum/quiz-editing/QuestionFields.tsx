import { quizQuestions, sessionThemeEndpoints, traitEndpoints } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import { useTranslation } from "react-i18next";
import { useFormAround } from "../../ui/form/FormContext.ts";
import { FieldRow, FormSection } from "../../ui/form/FormSection.tsx";
import { curriculumFieldsOf } from "../curriculumFieldsOf.ts";
import { QuestionRecordings } from "../recordings/QuestionRecordings.tsx";
import { AnswersFields } from "./AnswersFields.tsx";
import { GraphicField } from "./GraphicField.tsx";
import { MathField } from "./MathField.tsx";
import { QuestionPreview } from "./QuestionPreview.tsx";

const { LongText, ReferenceField, StandardField, TextField } = curriculumFieldsOf(quizQuestions);

export function QuestionFields() {
  const { t } = useTranslation("quizzes");
  const answered = ((useFormAround().row as { response_count?: number } | null)?.response_count ?? 0) > 0;
  return (
    <>
      {answered && <Alert severity="info">{t("question.answered")}</Alert>}
      <LongText name="question" rows={2} />
      <GraphicField name="primary_graphic" />
      <MathField />
      <FormSection title={t("question.answers")} text={t("question.answersText")}>
        <AnswersFields />
      </FormSection>
      <FormSection title={t("question.preview")}>
        <QuestionPreview />
      </FormSection>
      <FormSection title={t("question.recordings")}>
        <QuestionRecordings />
      </FormSection>
      <FormSection title={t("question.teacher")}>
        <LongText name="teacher_notes" rows={2} hint={t("question.teacherHint")} />
      </FormSection>
      <FormSection title={t("question.belongs")}>
        <ReferenceField name="trait_id" list={traitEndpoints.list} />
        <ReferenceField name="session_theme_id" list={sessionThemeEndpoints.list} />
        <FieldRow>
          <StandardField name="standard_1" />
          <StandardField name="standard_2" />
        </FieldRow>
        <TextField name="external_id" hint={t("question.externalHint")} />
      </FormSection>
    </>
  );
}
