import Box from "@mui/material/Box";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { visuallyHidden } from "../visuallyHidden.ts";
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

/** The options of a choice question. */
export function AnswerOptions({ question, value, onChange }: AnswerFieldProps) {
  const { t } = useTranslation("ui");
  const name = useId();
  const chosen = Array.isArray(value) ? value : [];
  const options = question.options ?? [];
  const row = { display: "flex", flexWrap: "wrap", gap: "0.6em" };

  if (question.kind === "scale_5") {
    return (
      <Box sx={row}>
        {[1, 2, 3, 4, 5].map((level) => (
          <Option
            key={level}
            name={name}
            type="radio"
            checked={value === level}
            onChange={() => onChange(level)}
          >
            <ScaleFace level={level} />
            <span>
              <Box component="span" aria-hidden>
                {level}
              </Box>
              <Box component="span" sx={visuallyHidden}>
                {t(`questions.scale.${level as 1 | 2 | 3 | 4 | 5}`)}
              </Box>
            </span>
          </Option>
        ))}
      </Box>
    );
  }
  if (question.kind === "yes_no") {
    return (
      <Box sx={row}>
        {[true, false].map((answer) => (
          <Option
            key={String(answer)}
            name={name}
            type="radio"
            checked={value === answer}
            onChange={() => onChange(answer)}
          >
            {t(answer ? "yes" : "no")}
          </Option>
        ))}
      </Box>
    );
  }
  const many = question.kind === "multi_choice";
  return (
    <Box sx={row}>
      {options.map((option) => (
        <Option
          key={option}
          name={name}
          type={many ? "checkbox" : "radio"}
          checked={many ? chosen.includes(option) : value === option}
          onChange={(checked) => {
            if (!many) return onChange(option);
            onChange(options.filter((each) => (each === option ? checked : chosen.includes(each))));
          }}
        >
          {option}
        </Option>
      ))}
    </Box>
  );
}
