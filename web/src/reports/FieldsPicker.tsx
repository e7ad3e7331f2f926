import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../core/language.ts";
import type { ReportDefinition } from "./ReportDefinition.ts";
import { type ReportChoice, wordsIn } from "./useReportFilters.ts";

/** Chooses the columns of a report: a chip for each, all of them at first; the last one stays. */
export function FieldsPicker({
  report,
  chosen,
  onChange,
}: {
  readonly report: ReportDefinition;
  readonly chosen: ReportChoice;
  readonly onChange: (changes: { fields: readonly string[] }) => void;
}) {
  const { t } = useTranslation("reports");
  const language = useLanguage();
  const keys = report.columns.map(({ key }) => key);
  const picked = wordsIn(chosen["fields"]);
  const shown = picked.length > 0 ? picked : keys;
  const toggle = (key: string) => {
    const next = keys.filter((each) => (each === key ? !shown.includes(key) : shown.includes(each)));
    if (next.length > 0) onChange({ fields: next.length === keys.length ? [] : next });
  };
  return (
    <Stack role="group" aria-label={t("fields")} className="no-print" sx={{ gap: 1 }}>
      <Typography variant="subtitle2" component="span">
        {t("fields")}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
        {report.columns.map(({ key, labels }) => {
          const isShown = shown.includes(key);
          return (
            <Chip
              key={key}
              label={labels[language]}
              color={isShown ? "primary" : "default"}
              variant={isShown ? "filled" : "outlined"}
              aria-pressed={isShown}
              onClick={() => toggle(key)}
            />
          );
        })}
      </Stack>
    </Stack>
  );
}
