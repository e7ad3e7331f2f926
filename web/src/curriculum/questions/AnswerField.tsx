import type { Question } from "@kindling/contract";
import Box from "@mui/material/Box";
import InputBase from "@mui/material/InputBase";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { AnswerOptions } from "./AnswerOptions.tsx";

export type AnswerValue = string | number | boolean | string[];

export interface AnswerFieldProps {
  readonly question: Question;
  readonly value: AnswerValue | null;
  readonly onChange: (value: AnswerValue | null) => void;
  readonly error?: string | undefined;
}

const typed = ["text", "long_text", "number"];

function readTyped(text: string, kind: Question["kind"]): AnswerValue | null {
  if (text === "") return null;
  return kind === "number" && Number.isFinite(Number(text)) ? Number(text) : text;
}

export function AnswerField({ question, value, onChange, error }: AnswerFieldProps) {
  const { t } = useTranslation("ui");
  const id = useId();
  const isTyped = typed.includes(question.kind);
  const described = error ? `${id}-error` : undefined;
  return (
    <Box
      component={isTyped ? "div" : "fieldset"}
      aria-describedby={isTyped ? undefined : described}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Box
        component={isTyped ? "label" : "legend"}
        htmlFor={isTyped ? id : undefined}
        sx={{ display: "block", fontWeight: 700, lineHeight: 1.3, mb: "0.5em", p: 0 }}
      >
        {question.label}
        {question.required && (
          <Box component="span" aria-hidden sx={{ color: "primary.main" }}>
            {" *"}
          </Box>
        )}
      </Box>
      {isTyped ? (
        <InputBase
          id={id}
          fullWidth
          multiline={question.kind === "long_text"}
          minRows={3}
          type={question.kind === "number" ? "number" : "text"}
          error={Boolean(error)}
          value={value ?? ""}
          onChange={(event) => onChange(readTyped(event.target.value, question.kind))}
          slotProps={{
            input: {
              "aria-describedby": described,
              "aria-required": question.required,
              inputMode: question.kind === "number" ? "numeric" : undefined,
              maxLength: 5000,
            },
          }}
          sx={{
            fontSize: "inherit",
            border: 1,
            borderColor: error ? "error.main" : "edge",
            borderRadius: 1,
            bgcolor: "background.paper",
            px: "0.8em",
            py: "0.4em",
            maxWidth: question.kind === "number" ? "10em" : "100%",
            "&.Mui-focused": {
              borderColor: "primary.main",
              outline: "3px solid",
              outlineColor: "primary.main",
            },
          }}
        />
      ) : (
        <AnswerOptions question={question} value={value} onChange={onChange} />
      )}
      {question.kind === "multi_choice" && (
        <Box sx={{ color: "text.secondary", fontSize: "0.95em", mt: "0.4em" }}>{t("questions.manyHint")}</Box>
      )}
      {error && (
        <Box id={described} role="alert" sx={{ color: "error.main", fontSize: "0.95em", mt: "0.4em" }}>
          {error}
        </Box>
      )}
    </Box>
  );
}
