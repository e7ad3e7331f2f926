import { daysOfYear, yearAround, yearName } from "@kindling/contract";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { programDay } from "../../classroom/programDay.ts";
import { useConstants } from "../../core/constants.ts";
import { FilterPill } from "../../ui/filters/FilterPill.tsx";
import { useList } from "../../ui/list/ListContext.ts";

/** Narrows a list's dates to a school year or a fiscal year: this one or the last. */
export function PeriodFilter() {
  const { t } = useTranslation("giving");
  const { state } = useList();
  const constants = useConstants();
  const [now] = useState(() => new Date());
  if (!constants) return null;
  const today = programDay(now, constants.time_zone);
  const starts = { school: constants.school_year_start, fiscal: constants.fiscal_year_start };
  const periods = (["school", "fiscal"] as const).flatMap((kind) => {
    const start = starts[kind];
    const current = yearAround(today, start);
    return [current, current - 1].map((year) => ({
      value: `${kind} ${year}`,
      label: t(`periods.${kind}`, { year: yearName(year, start) }),
      ...daysOfYear(year, start),
    }));
  });
  const { from, to } = state.filters;
  const chosen = periods.find((each) => each.from === from && each.to === to);
  const label = t("periods.label");
  return (
    <FilterPill
      label={label}
      value={chosen?.label ?? ""}
      onClear={() => state.change({ from: null, to: null })}
    >
      {(close) => (
        <RadioGroup
          aria-label={label}
          value={chosen?.value ?? ""}
          onChange={(_event, value) => {
            const days = periods.find((each) => each.value === value);
            if (days) state.change({ from: days.from, to: days.to });
            close();
          }}
        >
          {periods.map((each) => (
            <FormControlLabel key={each.value} value={each.value} label={each.label} control={<Radio />} />
          ))}
        </RadioGroup>
      )}
    </FilterPill>
  );
}
