import { type ProgramPlan, programEndpoints, type Reference } from "@kindling/contract";
import { locales } from "@kindling/contract/language";
import CopyIcon from "@mui/icons-material/ContentCopyRounded";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../core/language.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { mondayOf } from "../calendar/calendarSpans.ts";
import type { CalendarView } from "../calendar/useCalendarView.ts";
import { useDescriptions } from "../calendar/useDescriptions.ts";
import { CopyWeekDialog } from "./CopyWeekDialog.tsx";
import { SetPartDialog } from "./SetPartDialog.tsx";
import { countSet, type Place, type Shown, useProgramPlan } from "./useProgramPlan.ts";
import { WeekPlanDays } from "./WeekPlanDays.tsx";
import { WeekPlanTable } from "./WeekPlanTable.tsx";
import { WeekPlanTools } from "./WeekPlanTools.tsx";

/** The first program by name, which is shown until one is chosen. */
function useFirstProgram(isWanted: boolean): Reference | null | undefined {
  const query = { rows: 25, sort: "name" } as const;
  const found = useQuery({
    ...dataQuery(["programPlan", "first"], programEndpoints.list, { query }),
    enabled: isWanted,
  });
  return found.data && (found.data[0] ?? null);
}

interface WeekPlanPageProps {
  readonly view: CalendarView;
  /** The date, here until the server has sent the organization's. */
  readonly today: string;
  readonly isNarrow: boolean;
}

/** What staff set for the school days of a program's classes, a week at a time. */
export function WeekPlanPage({ view, today, isNarrow }: WeekPlanPageProps) {
  const { t } = useTranslation(["calendar", "app"]);
  const describe = useDescriptions();
  const [asked] = view.programs;
  const first = useFirstProgram(asked === undefined);
  const program = asked ?? first?.id;
  const monday = mondayOf(view.at ?? today);
  const [level = null] = view.levels;
  const shown = program === undefined ? null : { program_id: program, level_id: level, monday };
  const found = useProgramPlan(shown);
  const plan = found.data;
  const counts = plan && countSet(plan);
  const [isCopying, setCopying] = useState(false);
  return (
    <>
      <PageHeader title={t("app:titles.curriculumCalendar")} text={t("week.text")}>
        {counts && (
          <Button
            color="secondary"
            startIcon={<CopyIcon />}
            disabled={counts.set === 0}
            onClick={() => setCopying(true)}
          >
            {t("week.copy.open")}
          </Button>
        )}
      </PageHeader>
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        <WeekPlanTools view={view} monday={monday} plan={plan} isNarrow={isNarrow} />
        {plan && counts && (
          <Typography role="status" variant="body2" color="textSecondary">
            {[
              describe.dates({ start: plan.days[0]?.day ?? monday, end: plan.days.at(-1)?.day ?? monday }),
              t("week.count", { count: counts.set }),
              counts.unseen > 0 && t("week.countUnseen", { count: counts.unseen }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </Typography>
        )}
        {first === null ? (
          <EmptyState title={t("week.noProgram")} />
        ) : found.isError && !plan ? (
          <ErrorNote found={found} things={t("week.things")} />
        ) : !plan || !shown ? (
          <Skeleton variant="rounded" height={320} aria-label={t("app:loading")} />
        ) : (
          <Week plan={plan} shown={shown} isNarrow={isNarrow} />
        )}
      </Stack>
      {isCopying && shown && counts && (
        <CopyWeekDialog shown={shown} count={counts.set} onClose={() => setCopying(false)} />
      )}
    </>
  );
}

function Week({
  plan,
  shown,
  isNarrow,
}: {
  readonly plan: ProgramPlan;
  readonly shown: Shown;
  readonly isNarrow: boolean;
}) {
  const { t } = useTranslation("calendar");
  const language = useLanguage();
  const [open, setOpen] = useState<Place | null>(null);
  const nameOf = (day: string) =>
    new Intl.DateTimeFormat(locales[language], {
      weekday: "long",
      month: "short",
      day: "numeric",
      timeZone: "UTC",
    }).format(new Date(day));
  const where = ({ day, slot }: Place) =>
    t("week.where", { slot: t(`week.slots.${slot}`), day: nameOf(day) });
  const part = plan.days.find(({ day }) => day === open?.day)?.slots.find(({ slot }) => slot === open?.slot);
  const Layout = isNarrow ? WeekPlanDays : WeekPlanTable;
  return (
    <>
      <Layout plan={plan} nameOf={nameOf} where={where} onOpen={setOpen} />
      {open && part && (
        <SetPartDialog
          shown={shown}
          place={open}
          part={part}
          where={where(open)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
