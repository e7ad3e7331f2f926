import { levelEndpoints, type ProgramPlan, programEndpoints, sessions } from "@kindling/contract";
import EarlierIcon from "@mui/icons-material/ChevronLeftRounded";
import LaterIcon from "@mui/icons-material/ChevronRightRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { ReferencePicker } from "../../ui/picking/ReferencePicker.tsx";
import { addDays } from "../calendar/calendarSpans.ts";
import { LookChoice } from "../calendar/LookChoice.tsx";
import type { CalendarView } from "../calendar/useCalendarView.ts";

interface WeekPlanToolsProps {
  readonly view: CalendarView;
  readonly monday: string;
  readonly plan: ProgramPlan | undefined;
  readonly isNarrow: boolean;
}

/** Whose week is shown, and which. */
export function WeekPlanTools({ view, monday, plan, isNarrow }: WeekPlanToolsProps) {
  const { t } = useTranslation("calendar");
  const { field } = useLabels(sessions);
  const { change } = view;
  return (
    <Stack direction="row" className="no-print" sx={{ flexWrap: "wrap", gap: 1, alignItems: "center" }}>
      <Stack direction="row" sx={{ alignItems: "center" }}>
        <IconButton aria-label={t("week.go.back")} onClick={() => change({ at: addDays(monday, -7) })}>
          <EarlierIcon />
        </IconButton>
        <Button size="small" color="secondary" onClick={() => change({ at: "" })}>
          {t("go.today")}
        </Button>
        <IconButton aria-label={t("week.go.forth")} onClick={() => change({ at: addDays(monday, 7) })}>
          <LaterIcon />
        </IconButton>
      </Stack>
      <Box sx={{ flex: "1 1 200px", maxWidth: { sm: 280 } }}>
        <ReferencePicker
          list={programEndpoints.list}
          label={field("program_id")}
          value={plan?.program ?? null}
          onChange={(chosen) => change({ programs: String(chosen?.id ?? "") })}
        />
      </Box>
      <Box sx={{ flex: "1 1 200px", maxWidth: { sm: 280 } }}>
        <ReferencePicker
          list={levelEndpoints.list}
          label={field("level_id")}
          placeholder={t("week.allLevels")}
          value={plan?.level ?? null}
          onChange={(chosen) => change({ levels: String(chosen?.id ?? "") })}
        />
      </Box>
      <LookChoice view={view} isNarrow={isNarrow} />
    </Stack>
  );
}
