import type { Question } from "@kindling/contract";
import AddIcon from "@mui/icons-material/AddRounded";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { newKey } from "../../core/newKey.ts";
import { type FieldProps, useField } from "../../ui/form/useField.ts";
import { visuallyHidden } from "../../ui/visuallyHidden.ts";
import { moved } from "../ordering/moved.ts";
import { passesMiddle } from "../ordering/passesMiddle.ts";
import { QuestionEditor, type QuestionErrors } from "./QuestionEditor.tsx";

/** The question builder of an item, ordered by buttons or dragging, with previews. */
export function QuestionBuilder({
  locked,
  ...props
}: FieldProps & {
  /** Why the questions can no longer be changed. */
  readonly locked?: string | undefined;
}) {
  const { t } = useTranslation("ui");
  const field = useField(props);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const questions = (field.value ?? []) as readonly Question[];
  const errors = (field.errors ?? []) as readonly (QuestionErrors | undefined)[];
  const fixed = field.readOnly || locked !== undefined;

  const move = (from: number, to: number) => {
    if (to < 0 || to >= questions.length || from === to) return;
    field.onChange(moved(questions, from, to));
    setSaid(t("builder.moved", { place: to + 1, total: questions.length }));
  };
  const add = () => {
    const id = newKey().slice(0, 10);
    field.onChange([...questions, { id, label: "", kind: "text", required: false }]);
    setTimeout(() => box.current?.querySelector<HTMLElement>(`[data-question="${id}"] input`)?.focus());
  };

  return (
    <Stack ref={box} spacing={1.5} role="group" aria-label={field.label}>
      {locked !== undefined && <Alert severity="info">{locked}</Alert>}
      {field.error && <Alert severity="error">{field.error}</Alert>}
      {questions.length === 0 && (
        <Typography sx={{ color: "text.secondary" }}>{t("builder.none")}</Typography>
      )}
      {questions.map((question, index) => (
        <Box
          key={question.id}
          data-question={question.id}
          onDragOver={(event) => {
            if (dragged === null) return;
            event.preventDefault();
            const from = questions.findIndex((each) => each.id === dragged);
            if (passesMiddle(event, from < index)) move(from, index);
          }}
          onDrop={(event) => event.preventDefault()}
          sx={{ opacity: dragged === question.id ? 0.5 : 1 }}
        >
          <QuestionEditor
            question={question}
            place={index + 1}
            total={questions.length}
            errors={errors[index]}
            fixed={fixed}
            onChange={(next) => field.onChange(questions.map((each, at) => (at === index ? next : each)))}
            onMove={(by) => move(index, index + by)}
            onRemove={() => field.onChange(questions.filter((_, at) => at !== index))}
            onDrag={(on) => setDragged(on ? question.id : null)}
          />
        </Box>
      ))}
      {!fixed && (
        <Button variant="outlined" startIcon={<AddIcon />} onClick={add} sx={{ alignSelf: "flex-start" }}>
          {t("builder.add")}
        </Button>
      )}
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </Stack>
  );
}
