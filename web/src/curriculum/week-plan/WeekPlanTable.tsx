import { type ProgramPlan, planSlots } from "@kindling/contract";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { PlanPartCell } from "./PlanPartCell.tsx";
import type { Place } from "./useProgramPlan.ts";

export interface WeekPlanLayoutProps {
  readonly plan: ProgramPlan;
  readonly nameOf: (day: string) => string;
  readonly where: (place: Place) => string;
  readonly onOpen: (place: Place) => void;
}

/** A week as a table: a column for each day, a row for each part. */
export function WeekPlanTable({ plan, nameOf, where, onOpen }: WeekPlanLayoutProps) {
  const { t } = useTranslation("calendar");
  const head = { p: 0.5, textAlign: "start", typography: "subtitle2", verticalAlign: "top" } as const;
  return (
    <Box
      component="table"
      aria-label={t("week.table")}
      sx={{ width: 1, height: 1, tableLayout: "fixed", borderCollapse: "separate", borderSpacing: 0 }}
    >
      <thead>
        <tr>
          <Box component="td" sx={{ width: 96 }} />
          {plan.days.map(({ day }) => (
            <Box
              component="th"
              key={day}
              scope="col"
              aria-current={day === plan.today ? "date" : undefined}
              sx={{
                ...head,
                "&::first-letter": { textTransform: "uppercase" },
                ...(day === plan.today && { color: "primary.main" }),
              }}
            >
              {nameOf(day)}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {planSlots.map((slot) => (
          <tr key={slot}>
            <Box component="th" scope="row" sx={head}>
              {t(`week.slots.${slot}`)}
            </Box>
            {plan.days.map(({ day, slots }) => {
              const part = slots.find((each) => each.slot === slot);
              const place = { day, slot };
              return (
                <Box component="td" key={day} sx={{ p: 0.5, verticalAlign: "top", height: "1px" }}>
                  {part && (
                    <PlanPartCell
                      part={part}
                      where={where(place)}
                      level={plan.level?.name}
                      onOpen={day < plan.today ? undefined : () => onOpen(place)}
                    />
                  )}
                </Box>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
