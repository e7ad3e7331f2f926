import RightIcon from "@mui/icons-material/CheckRounded";
import WrongIcon from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { ScaleFace } from "../../curriculum/questions/ScaleFace.tsx";
import { type Answered, isOpen } from "./ResponseRow.ts";

/** One answer as a person reads it: a face for a scale, words for yes and no, a mark for a quiz, texts as they were written. */
export function AnswerValue({
  answer,
  full = false,
}: {
  readonly answer: Answered;
  /** Says of a wrong answer to a quiz also which one is right. */
  readonly full?: boolean;
}) {
  const { t } = useTranslation(["responses", "ui"]);
  const format = useFormat();
  const { kind, value, right, correct } = answer;
  if (isOpen(answer)) {
    return (
      <Box component="span" sx={{ color: "text.secondary" }}>
        {t("open")}
      </Box>
    );
  }
  if (right !== undefined) {
    return (
      <Box
        component="span"
        sx={{ display: "inline-flex", alignItems: "center", gap: 0.5, verticalAlign: "middle" }}
      >
        <Box
          component={right ? RightIcon : WrongIcon}
          aria-hidden
          sx={{ flexShrink: 0, fontSize: "1.15em", color: right ? "success.main" : "text.secondary" }}
        />
        {right || !full ? String(value) : t("wrongAnswer", { given: String(value), correct: correct ?? "" })}
        <Box component="span" sx={visuallyHidden}>
          {t(right ? "right" : "wrong")}
        </Box>
      </Box>
    );
  }
  if (kind === "scale_5" && typeof value === "number") {
    return (
      <Box
        component="span"
        sx={{ display: "inline-flex", alignItems: "center", gap: 0.75, verticalAlign: "middle" }}
      >
        <Box component="span" sx={{ display: "inline-flex", color: "text.secondary" }}>
          <ScaleFace level={value} />
        </Box>
        {t("ofFive", { level: value })}
      </Box>
    );
  }
  if (typeof value === "boolean") return t(value ? "ui:yes" : "ui:no");
  if (typeof value === "number") return format.number(value);
  return Array.isArray(value) ? value.join(", ") : value;
}
