import type { Question } from "@kindling/contract";
import AddIcon from "@mui/icons-material/AddRounded";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { newKey } from "../../core/newKey.ts";
import { type FieldProps, useField } from "../../ui/form/useField.ts";
import { useOrdering } from "../ordering/useOrdering.tsx";
import { QuestionEditor, type QuestionErrors } from "./QuestionEditor.tsx";

/** The question builder of an item, ordered by buttons or dragging, with previews. */
export function QuestionBuilder({
  locked,
  ...props
}: FieldProps & {
  /** Why the questions can no longer be changed. */
  readonly locked?: string | undefined;
}) {
  const { t } = useTranslation("curriculum");
  const field = useField(props);
  const box = useRef<HTMLDivElement>(null);
  const questions = (field.value ?? []) as readonly Question[];
  const errors = (field.errors ?? []) as readonly (QuestionErrors | undefined)[];
  const fixed = field.readOnly || locked !== undefined;

  const { order, row, status } = useOrdering(questions, field.onChange, (now) => t("builder.moved", now));
  const add = () => {
    const id = newKey().slice(0, 10);
    field.onChange([...questions, { id, label: "", kind: "text", required: false }]);
    setTimeout(() => box.current?.querySelector<HTMLElement>(`[data-question="${id}"] input`)?.focus());
  };

  return (
    <Stack ref={box} spacing={1.5} role="group" aria-label={field.label}>
      {locked !== undefined && <Alert severity="info">{locked}</Alert>}
      {field.error && <Alert severity="error">{field.error}</Alert>}
      {questions.length === 0 && <Typography color="textSecondary">{t("builder.none")}</Typography>}
      {questions.map((question, index) => (
        <div key={question.id} data-question={question.id} {...row(index)}>
          <QuestionEditor
            question={question}
            order={order(index)}
            errors={errors[index]}
            fixed={fixed}
            onChange={(next) => field.onChange(questions.map((each, at) => (at === index ? next : each)))}
          />
        </div>
      ))}
      {!fixed && (
        <Button variant="outlined" startIcon={<AddIcon />} onClick={add} sx={{ alignSelf: "flex-start" }}>
          {t("builder.add")}
        </Button>
      )}
      {status}
    </Stack>
  );
}
