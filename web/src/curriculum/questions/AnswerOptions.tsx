import type { Question } from "@kindling/contract";
import Box from "@mui/material/Box";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { AnswerFieldProps } from "./AnswerField.tsx";
import { ScaleFace } from "./ScaleFace.tsx";

interface OptionProps {
  readonly name: string;
  readonly type: "radio" | "checkbox";
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** An option as a tile, with an invisible native radio or checkbox on top. */
function Option({ name, type, checked, onChange, children }: OptionProps) {
  return (
    <Box
      component="label"
      sx={{
        position: "relative",
        display: "inline-flex",
        alignItems: "center",
        gap: "0.5em",
        minHeight: 44,
        px: "0.9em",
        py: "0.4em",
        border: 2,
        borderColor: checked ? "primary.main" : "edge",
        borderRadius: 1,
        bgcolor: checked ? "background.tint" : "background.paper",
        fontWeight: checked ? 700 : 400,
        cursor: "pointer",
        "&:hover": { bgcolor: "background.tint" },
        "&:has(:focus-visible)": { outline: "3px solid", outlineColor: "primary.main", outlineOffset: 2 },
      }}
    >
      <Box
        component="input"
        type={type}
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        sx={{ position: "absolute", inset: 0, m: 0, opacity: 0, cursor: "pointer" }}
      />
      {children}
    </Box>
  );
}

function answersTo({ kind, options }: Question): readonly (string | number | boolean)[] {
  if (kind === "scale_5") return [1, 2, 3, 4, 5];
  return kind === "yes_no" ? [true, false] : (options ?? []);
}

function AnswerFace({ answer }: { readonly answer: string | number | boolean }) {
  const { t } = useTranslation("ui");
  if (typeof answer === "string") return answer;
  if (typeof answer === "boolean") return t(answer ? "yes" : "no");
  return (
    <>
      <ScaleFace level={answer} />
      <span>
        <Box component="span" aria-hidden>
          {answer}
        </Box>
        <Box component="span" sx={visuallyHidden}>
          {t(`questions.scale.${answer as 1 | 2 | 3 | 4 | 5}`)}
        </Box>
      </span>
    </>
  );
}

export function AnswerOptions({ question, value, onChange }: AnswerFieldProps) {
  const name = useId();
  const chosen = Array.isArray(value) ? value : [];
  const many = question.kind === "multi_choice";
  const options = question.options ?? [];
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: "0.6em" }}>
      {answersTo(question).map((answer) => (
        <Option
          key={String(answer)}
          name={name}
          type={many ? "checkbox" : "radio"}
          checked={many ? chosen.includes(String(answer)) : value === answer}
          onChange={(checked) => {
            if (!many) return onChange(answer);
            onChange(options.filter((each) => (each === answer ? checked : chosen.includes(each))));
          }}
        >
          <AnswerFace answer={answer} />
        </Option>
      ))}
    </Box>
  );
}
