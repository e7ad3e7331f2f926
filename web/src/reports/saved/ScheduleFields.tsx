import { reportSchedules } from "@kindling/contract";
import { locales } from "@kindling/contract/language";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../core/language.ts";
import type { ReportDefinition } from "../ReportDefinition.ts";

/** When a report is to be mailed, as it stands on the screen. */
export interface ScheduleDraft {
  readonly schedule: (typeof reportSchedules)[number] | null;
  readonly weekday: number;
  readonly month_day: number;
  readonly format: string;
}

const latestDay = 28;
// The first of January 2024 was a Monday.
const weekdayOf = (day: number) => new Date(Date.UTC(2024, 0, day));
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

export function ScheduleFields({
  draft,
  formats,
  faults,
  onChange,
}: {
  readonly draft: ScheduleDraft;
  readonly formats: ReportDefinition["formats"];
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<ScheduleDraft>) => void;
}) {
  const { t } = useTranslation("savedReports");
  const language = useLanguage();
  const { schedule } = draft;
  const weekdays = new Intl.DateTimeFormat(locales[language], { weekday: "long", timeZone: "UTC" });
  const select = (
    field: keyof ScheduleDraft,
    label: string,
    options: readonly (readonly [value: string | number, label: string])[],
    put: (value: string) => void,
  ) => (
    <TextField
      select
      fullWidth
      label={label}
      value={draft[field] ?? "never"}
      onChange={(event) => put(event.target.value)}
      error={Boolean(faults[field])}
      helperText={faults[field]}
    >
      {options.map(([value, text]) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
  const often = (["never", ...reportSchedules] as const).map(
    (each) => [each, t(`schedule.${each}`)] as const,
  );
  return (
    <Stack sx={{ gap: 2.5, flexDirection: { sm: "row" } }}>
      {select("schedule", t("schedule.often"), often, (value) =>
        onChange({ schedule: reportSchedules.find((each) => each === value) ?? null }),
      )}
      {schedule === "weekly" &&
        select(
          "weekday",
          t("schedule.weekday"),
          upTo(7).map((day) => [day, weekdays.format(weekdayOf(day))] as const),
          (value) => onChange({ weekday: Number(value) }),
        )}
      {schedule === "monthly" &&
        select(
          "month_day",
          t("schedule.monthDay"),
          upTo(latestDay).map((day) => [day, String(day)] as const),
          (value) => onChange({ month_day: Number(value) }),
        )}
      {formats.length > 1 &&
        select(
          "format",
          t("schedule.format"),
          formats.map((each) => [each, each.toUpperCase()] as const),
          (value) => onChange({ format: value }),
        )}
    </Stack>
  );
}
