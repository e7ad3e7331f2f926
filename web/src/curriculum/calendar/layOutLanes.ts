import type {
  CalendarFinding,
  CalendarItem,
  CalendarKind,
  CurriculumCalendar,
  Reference,
} from "@kindling/contract";
import { calendarKinds } from "@kindling/contract";
import { type Span, touch } from "./calendarSpans.ts";

/** One lane of the calendar: items of a kind, in as many rows as they need. */
export interface Lane {
  readonly key: string;
  /** What the things are; null for the line of days on which a level has nothing. */
  readonly kind: CalendarKind | null;
  readonly rows: readonly (readonly CalendarItem[])[];
  readonly gaps: readonly CalendarFinding[];
}

/** The lanes of a program, of what is for all, or of a level. */
export interface LaneGroup {
  readonly key: string;
  readonly of: "program" | "everybody" | "level";
  readonly name: string;
  readonly grades: readonly string[];
  readonly lanes: readonly Lane[];
}

/** Puts things into rows in which no two share a day, each into the first that has room. */
export function packRows<T extends Span>(items: readonly T[]): T[][] {
  const rows: T[][] = [];
  const byStart = items.toSorted((a, b) => a.start.localeCompare(b.start) || b.end.localeCompare(a.end));
  for (const item of byStart) {
    const row = rows.find((each) => (each.at(-1)?.end ?? "") < item.start);
    if (row) row.push(item);
    else rows.push([item]);
  }
  return rows;
}

const plans: readonly CalendarKind[] = ["session", "sessionTheme"];

function lanesOf(key: string, items: readonly CalendarItem[], gaps: readonly CalendarFinding[]): Lane[] {
  return calendarKinds.flatMap((kind) => {
    const own = items.filter((item) => item.kind === kind);
    const open = kind === "session" ? gaps : [];
    return own.length + open.length > 0
      ? { key: `${key} ${kind}`, kind, rows: packRows(own), gaps: open }
      : [];
  });
}

const isOf = (reference: Reference | null, id: number) => reference?.id === id;

/** Lays out what is shown: each program's sessions and themes, then what is for everybody, then what is for each level. */
export function layOutLanes(calendar: CurriculumCalendar, visible: Span): LaneGroup[] {
  const items = calendar.items.filter((item) => touch(item, visible));
  const findings = calendar.findings.filter((finding) => touch(finding, visible));
  const planned = items.filter(({ kind }) => plans.includes(kind));
  const taught = items.filter(({ kind }) => !plans.includes(kind));
  const shared = planned.filter(({ program }) => !program);
  const programs = calendar.programs.map(({ id, name }): LaneGroup => {
    const own = planned.filter((item) => isOf(item.program, id));
    const gaps = findings.filter(
      ({ kind, programs: of }) => kind === "sessionGap" && of.some((each) => each.id === id),
    );
    const key = `program ${id}`;
    return { key, of: "program", name, grades: [], lanes: lanesOf(key, own, gaps) };
  });
  const forAll = [...shared, ...taught.filter(({ level }) => !level)];
  const everybody: LaneGroup = {
    key: "everybody",
    of: "everybody",
    name: "",
    grades: [],
    lanes: lanesOf("everybody", forAll, []),
  };
  const levels = calendar.levels.map(({ id, name, grade }): LaneGroup => {
    const key = `level ${id}`;
    const gaps = findings.filter(({ kind, level }) => kind === "levelGap" && isOf(level, id));
    const open: Lane[] = gaps.length > 0 ? [{ key: `${key} open`, kind: null, rows: [], gaps }] : [];
    const own = taught.filter((item) => isOf(item.level, id));
    return { key, of: "level", name, grades: grade, lanes: [...open, ...lanesOf(key, own, [])] };
  });
  return [...programs, everybody, ...levels].filter(({ lanes }) => lanes.length > 0);
}

export function keyOf({ kind, id }: Pick<CalendarItem, "kind" | "id">): string {
  return `${kind} ${id}`;
}

/** The findings that name each thing, by its key: their places in the list. */
export function findingsByItem(findings: readonly CalendarFinding[]): ReadonlyMap<string, readonly number[]> {
  const byItem = new Map<string, number[]>();
  findings.forEach(({ kind, items }, index) => {
    if (!kind.endsWith("Overlap")) return;
    for (const item of items) byItem.set(keyOf(item), [...(byItem.get(keyOf(item)) ?? []), index]);
  });
  return byItem;
}
