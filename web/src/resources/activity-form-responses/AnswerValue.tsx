import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { ScaleFace } from "../../ui/questions/ScaleFace.tsx";
import { type Answered, isOpen } from "./FormResponse.ts";

/** One answer as a person reads it: a face for a scale, words for yes and no, texts as they were written. */
export function AnswerValue({ answer }: { readonly answer: Answered }) {
  const { t } = useTranslation(["curriculum", "ui"]);
  const format = useFormat();
  const { kind, value } = answer;
  if (isOpen(answer)) {
    return (
      <Box component="span" sx={{ color: "text.secondary" }}>
        {t("responses.open")}
      </Box>
    );
  }
  if (kind === "scale_5" && typeof value === "number") {
    return (
      <Box
        component="span"
        sx={{ display: "inline-flex", alignItems: "center", gap: 0.75, verticalAlign: "middle" }}
      >
        <Box component="span" sx={{ display: "inline-flex", color: "area.mindful" }}>
          <ScaleFace level={value} />
        </Box>
        {t("responses.ofFive", { level: value })}
      </Box>
    );
  }
  if (typeof value === "boolean") return t(value ? "ui:yes" : "ui:no");
  if (typeof value === "number") return format.number(value);
  return Array.isArray(value) ? value.join(", ") : value;
}
