import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { PlanPartCell } from "./PlanPartCell.tsx";
import type { WeekPlanLayoutProps } from "./WeekPlanTable.tsx";

/** A week on a small screen: a list of days, each with its parts. */
export function WeekPlanDays({ plan, nameOf, where, onOpen }: WeekPlanLayoutProps) {
  const { t } = useTranslation("calendar");
  const id = useId();
  return (
    <Stack spacing={2.5}>
      {plan.days.map(({ day, slots }) => (
        <Box component="section" key={day} aria-labelledby={id + day}>
          <Typography
            id={id + day}
            variant="h3"
            component="h2"
            aria-current={day === plan.today ? "date" : undefined}
            sx={{ mb: 1, "&::first-letter": { textTransform: "uppercase" } }}
          >
            {nameOf(day)}
          </Typography>
          <Stack component="ul" spacing={1} sx={{ p: 0, listStyle: "none" }}>
            {slots.map((part) => (
              <Box component="li" key={part.slot}>
                <Typography variant="subtitle2" component="p" sx={{ color: "text.secondary" }}>
                  {t(`week.slots.${part.slot}`)}
                </Typography>
                <PlanPartCell
                  part={part}
                  where={where({ day, slot: part.slot })}
                  level={plan.level?.name}
                  onOpen={day < plan.today ? undefined : () => onOpen({ day, slot: part.slot })}
                />
              </Box>
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}
