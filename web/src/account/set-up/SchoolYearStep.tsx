import { locales } from "@kindling/contract";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../core/language.ts";
import { StepForm } from "./StepForm.tsx";
import type { StepProps } from "./StepProps.ts";
import { useSaveSetUp } from "./useSaveSetUp.ts";

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));

/** The days that a month has every year. */
function daysOf(month: string): readonly string[] {
  const count = new Date(Date.UTC(2001, Number(month), 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, "0"));
}

/** The day on which school years begin, by which giving is added up. */
export function SchoolYearStep(props: StepProps) {
  const { t } = useTranslation("dashboard");
  const language = useLanguage();
  const { setUp } = props;
  const saving = useSaveSetUp(setUp);
  const [first, setFirst] = useState(setUp.school_year_start);
  const [month = "08", day = "01"] = first.split("-");
  const monthName = new Intl.DateTimeFormat(locales[language], { month: "long", timeZone: "UTC" });
  const fault = saving.faults["school_year_start"];
  const setMonth = (next: string) => {
    const last = daysOf(next).at(-1) ?? "01";
    setFirst(`${next}-${day > last ? last : day}`);
  };
  const select = { native: true } as const;
  return (
    <StepForm
      {...props}
      step="school_year"
      saving={saving}
      onSave={() => saving.save({ school_year_start: first })}
    >
      <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
        <TextField
          select
          label={t("setUp.schoolYear.month")}
          value={month}
          onChange={(event) => setMonth(event.target.value)}
          error={Boolean(fault)}
          helperText={fault}
          slotProps={{ select, inputLabel: { shrink: true } }}
          sx={{ flex: "1 1 180px", maxWidth: 280 }}
        >
          {months.map((each) => (
            <option key={each} value={each}>
              {monthName.format(new Date(`2001-${each}-01`))}
            </option>
          ))}
        </TextField>
        <TextField
          select
          label={t("setUp.schoolYear.day")}
          value={day}
          onChange={(event) => setFirst(`${month}-${event.target.value}`)}
          slotProps={{ select, inputLabel: { shrink: true } }}
          sx={{ width: 110 }}
        >
          {daysOf(month).map((each) => (
            <option key={each} value={each}>
              {Number(each)}
            </option>
          ))}
        </TextField>
      </Stack>
    </StepForm>
  );
}
