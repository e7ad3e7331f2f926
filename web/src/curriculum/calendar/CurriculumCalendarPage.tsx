import { curriculumCalendarEndpoints } from "@kindling/contract";
import PrintIcon from "@mui/icons-material/PrintRounded";
import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { useTheme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { Later } from "../../ui/Later.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";
import { FilmsLacking } from "../captions/FilmsLacking.tsx";
import { Agenda } from "./Agenda.tsx";
import { AttentionList } from "./AttentionList.tsx";
import { CalendarTable } from "./CalendarTable.tsx";
import { CalendarTools } from "./CalendarTools.tsx";
import { askedSpan, touch, visibleSpan } from "./calendarSpans.ts";
import { Legend } from "./Legend.tsx";
import { TimeLine } from "./TimeLine.tsx";
import { type CalendarView, useCalendarView } from "./useCalendarView.ts";
import { useDescriptions } from "./useDescriptions.ts";

/** The local date, until the server has sent the organization's. */
const here = () => new Intl.DateTimeFormat("en-CA", { dateStyle: "short" }).format(new Date());

const weekPlan = loadOnce(() => import("../week-plan/WeekPlanPage.tsx"));

interface CalendarProps {
  readonly view: CalendarView;
  readonly firstDay: string;
  readonly narrow: boolean;
}

/** The curriculum calendar: items by date and audience, or the week that staff plan for classes. */
export function CurriculumCalendarPage() {
  const view = useCalendarView();
  const narrow = useMediaQuery(useTheme().breakpoints.down("md").replace("@media ", "@media screen and "));
  const [firstDay] = useState(here);
  if (view.look !== "plan") return <CalendarOfItems view={view} firstDay={firstDay} narrow={narrow} />;
  return (
    <Later from={weekPlan}>
      {({ WeekPlanPage }) => <WeekPlanPage view={view} today={firstDay} isNarrow={narrow} />}
    </Later>
  );
}

/** Items by date and audience, with gaps and overlaps. */
function CalendarOfItems({ view, firstDay, narrow }: CalendarProps) {
  const { t } = useTranslation(["calendar", "app"]);
  const describe = useDescriptions();
  const { levels, programs, types, zoom } = view;
  const { start, end } = askedSpan(view.at ?? firstDay);
  const query = { from: start, to: end, levels: [...levels], programs: [...programs], types: [...types] };
  const found = useQuery({
    queryKey: [curriculumCalendarEndpoints.calendar.name, query],
    queryFn: ({ signal }) => call(curriculumCalendarEndpoints.calendar, { query, signal }),
    placeholderData: keepPreviousData,
  });
  const calendar = found.data?.data;
  const at = view.at ?? calendar?.today ?? firstDay;
  const sessions = useMemo(() => calendar?.items.filter(({ kind }) => kind === "session") ?? [], [calendar]);
  const visible = useMemo(() => visibleSpan(zoom, at, sessions), [zoom, at, sessions]);
  const items = useMemo(
    () => calendar?.items.filter((item) => touch(item, visible)) ?? [],
    [calendar, visible],
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const [open, setOpen] = useState<boolean | null>(null);
  const chart = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);

  useEffect(() => {
    if (wanted.current === null) return;
    // The target may not be rendered until the address has changed.
    const bar = chart.current?.querySelector<HTMLElement>(`[data-findings~="${wanted.current}"]`);
    if (!bar) return;
    wanted.current = null;
    bar.scrollIntoView?.({ block: "center", inline: "nearest" });
    bar.focus({ preventScroll: true });
  });

  const show = (place: number) => {
    const finding = calendar?.findings[place];
    if (!finding) return;
    setChosen(place);
    wanted.current = place;
    view.change({ at: finding.start, look: "", ...(touch(finding, visible) ? {} : { zoom: "session" }) });
  };
  const isEmpty = items.length === 0 && !calendar?.findings.some((finding) => touch(finding, visible));
  return (
    <>
      <GlobalStyles styles={{ "@media print": { "@page": { size: "landscape", margin: "12mm" } } }} />
      <PageHeader title={t("app:titles.curriculumCalendar")} text={t("text")}>
        <Button color="secondary" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {t("print")}
        </Button>
      </PageHeader>
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        <CalendarTools view={view} visible={visible} sessions={sessions} isNarrow={narrow} />
        {calendar && (
          <AttentionList
            findings={calendar.findings}
            open={open ?? (!narrow && calendar.findings.length < 4)}
            onOpen={setOpen}
            chosen={chosen}
            onShow={narrow ? null : show}
          />
        )}
        {calendar && <FilmsLacking isNarrow={narrow} />}
        <Typography role="status" variant="body2" color="textSecondary">
          {calendar && t("summary", { count: items.length, dates: describe.dates(visible) })}
        </Typography>
        {found.isError && !calendar ? (
          <ErrorNote found={found} things={t("failed")} />
        ) : !calendar ? (
          <Skeleton variant="rounded" height={420} aria-label={t("app:loading")} />
        ) : isEmpty ? (
          <EmptyState title={t("empty")} text={t("emptyText")} />
        ) : narrow ? (
          <Agenda items={items} visible={visible} />
        ) : view.look === "table" ? (
          <CalendarTable items={items} />
        ) : (
          <>
            <TimeLine
              ref={chart}
              calendar={calendar}
              visible={visible}
              onGap={(place) => {
                setChosen(place);
                setOpen(true);
              }}
            />
            <Legend />
          </>
        )}
      </Stack>
    </>
  );
}
