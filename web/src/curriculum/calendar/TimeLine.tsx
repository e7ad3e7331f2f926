import type { CurriculumCalendar } from "@kindling/contract";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type Ref, useId, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { CalendarBar } from "./CalendarBar.tsx";
import type { Span } from "./calendarSpans.ts";
import { GapMark } from "./GapMark.tsx";
import { useKindNames } from "./kindLook.ts";
import { GroupName, LaneHead } from "./LaneHead.tsx";
import { findingsByItem, keyOf, type Lane, layOutLanes } from "./layOutLanes.ts";
import { TimeAxis, TimeLines } from "./TimeAxis.tsx";
import { useBarKeys } from "./useBarKeys.ts";

const rowHeight = 30;
const headWidth = { xs: 150, lg: 188 };
const columns = {
  xs: `${headWidth.xs}px minmax(0, 1fr)`,
  lg: `${headWidth.lg}px minmax(0, 1fr)`,
};
const head = { position: "sticky", left: 0, zIndex: 4, bgcolor: "background.paper" } as const;

/** The calendar as a timeline, with lanes by audience and kind. */
export function TimeLine({
  calendar,
  visible,
  onGap,
  ref,
}: {
  readonly calendar: CurriculumCalendar;
  readonly visible: Span;
  readonly onGap: (place: number) => void;
  readonly ref: Ref<HTMLDivElement>;
}) {
  const { t } = useTranslation("calendar");
  const id = useId();
  const namesOf = useKindNames();
  const { stop, ...keys } = useBarKeys();
  const groups = useMemo(() => layOutLanes(calendar, visible), [calendar, visible]);
  const overlapping = useMemo(() => findingsByItem(calendar.findings), [calendar]);
  const bars = groups.flatMap(({ lanes }) => lanes.flatMap((lane) => barsOf(lane, calendar)));
  const first = bars.includes(stop ?? "") ? stop : bars[0];
  const names = (lane: Lane) => (lane.kind ? namesOf(lane.kind).many : t("openDays"));
  return (
    <Box
      ref={ref}
      role="group"
      aria-label={t("timeline")}
      {...keys}
      sx={{
        overflow: "auto",
        maxHeight: "max(420px, calc(100dvh - 190px))",
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        bgcolor: "background.paper",
        "@media print": { maxHeight: "none", overflow: "visible" },
      }}
    >
      <Box sx={{ minWidth: 640 }}>
        <Box
          sx={{
            display: "grid",
            gridTemplateColumns: columns,
            position: "sticky",
            top: 0,
            zIndex: 6,
            bgcolor: "background.paper",
            borderBottom: 1,
            borderColor: "divider",
          }}
        >
          <Box sx={{ ...head, zIndex: 7 }} />
          <TimeAxis visible={visible} today={calendar.today} />
        </Box>
        {groups.map((group) => (
          <Box
            component="section"
            key={group.key}
            aria-labelledby={`${id}${group.key}`}
            sx={{ breakInside: "avoid" }}
          >
            <Box sx={{ bgcolor: "background.sunken", borderBottom: 1, borderColor: "divider" }}>
              <Typography
                id={`${id}${group.key}`}
                variant="h4"
                component="h2"
                sx={{ position: "sticky", left: 0, px: 1, py: 0.5, width: "fit-content", maxWidth: 1 }}
              >
                <GroupName group={group} />
              </Typography>
            </Box>
            {group.lanes.map((lane) => (
              <Box
                key={lane.key}
                data-lane
                role="group"
                aria-label={names(lane)}
                sx={{
                  display: "grid",
                  gridTemplateColumns: columns,
                  borderBottom: 1,
                  borderColor: "divider",
                }}
              >
                <Box sx={{ ...head, borderRight: 1, borderColor: "divider" }}>
                  <LaneHead lane={lane} />
                </Box>
                <Box sx={{ position: "relative", overflow: "hidden", py: "2px" }}>
                  <TimeLines visible={visible} today={calendar.today} />
                  {(lane.rows.length > 0 ? lane.rows : [[]]).map((row, index) => (
                    <Box
                      key={row[0] ? keyOf(row[0]) : "gaps"}
                      sx={{ position: "relative", height: rowHeight }}
                    >
                      {index === 0 &&
                        lane.gaps.map((gap) => (
                          <GapMark
                            key={`${gap.kind} ${gap.start}`}
                            gap={gap}
                            place={calendar.findings.indexOf(gap)}
                            visible={visible}
                            isStop={first === `gap ${calendar.findings.indexOf(gap)}`}
                            onPress={onGap}
                          />
                        ))}
                      {row.map((item) => (
                        <CalendarBar
                          key={keyOf(item)}
                          item={item}
                          visible={visible}
                          findings={overlapping.get(keyOf(item)) ?? none}
                          isStop={first === keyOf(item)}
                        />
                      ))}
                    </Box>
                  ))}
                </Box>
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const none: readonly number[] = [];

/** The bars and gaps of a lane, as the keys go through them. */
function barsOf(lane: Lane, { findings }: CurriculumCalendar): string[] {
  return [...lane.rows.flat().map(keyOf), ...lane.gaps.map((gap) => `gap ${findings.indexOf(gap)}`)];
}
