import type { CalendarFinding, CalendarItem, Reference } from "@kindling/contract";
import { addDays, daysBetween, type Span, shared, uncovered, weekdaysIn } from "./days.ts";

/** A break between two sessions longer than this parts two school years, and is holidays rather than a gap. */
export const longestGap = 56;

/** Something on the calendar with what decides when a class can do it. */
export interface PlannedItem extends CalendarItem {
  readonly is_active: boolean;
  readonly is_approved: boolean;
}

type Found = CalendarFinding;
type Pair = readonly [PlannedItem, PlannedItem];

const naming = ({ kind, id, title }: PlannedItem) => ({ kind, id, title });
const inOrder = (a: Span, b: Span) => a.start.localeCompare(b.start) || a.end.localeCompare(b.end);

function found(kind: Found["kind"], span: Span, more: Partial<Found>): Found {
  const { start, end } = span;
  return {
    kind,
    start,
    end,
    days: weekdaysIn(span),
    level: null,
    programs: [],
    items: [],
    drafts: 0,
    ...more,
  };
}

/** The future part of a range if it has a weekday. */
function ahead(span: Span, today: string): Span | null {
  const rest = shared(span, { start: today, end: "9999-12-31" });
  return rest && weekdaysIn(rest) > 0 ? rest : null;
}

/** The weekdays between one session of a program and its next that neither covers. */
export function sessionGaps(sessions: readonly PlannedItem[], today: string): Found[] {
  const byProgram = Map.groupBy(sessions, ({ program }) => program?.id);
  return [...byProgram.values()].flatMap((own) => {
    const ordered = own.toSorted(inOrder);
    let latest = ordered[0];
    return ordered.slice(1).flatMap((next) => {
      const before = latest as PlannedItem;
      if (next.end > before.end) latest = next;
      const between = { start: addDays(before.end, 1), end: addDays(next.start, -1) };
      const length = daysBetween(between.start, between.end) + 1;
      const open = length > 0 && length <= longestGap ? ahead(between, today) : null;
      if (!open) return [];
      const programs = next.program ? [next.program] : [];
      return found("sessionGap", open, { programs, items: [naming(before), naming(next)] });
    });
  });
}

/** When classes see an activity: on its own dates, and only while its theme is shown. */
function seenOn(item: PlannedItem): Span | null {
  return item.shown ? shared(item, item.shown) : item;
}

/**
 * Weekdays of sessions without an approved, active activity for a level. The same days in several programs are one
 * finding.
 */
export function levelGaps(
  sessions: readonly PlannedItem[],
  activities: readonly PlannedItem[],
  levels: readonly Reference[],
  within: Span,
  today: string,
): Found[] {
  const active = activities.filter((item) => item.is_active);
  const gaps = levels.flatMap((level) => {
    const forLevel = active.filter((item) => !item.level || item.level.id === level.id);
    const each = sessions.flatMap((session) => {
      const days = session.level && session.level.id !== level.id ? null : shared(session, within);
      if (!days) return [];
      const own = forLevel.filter(({ program }) => !program || program.id === session.program?.id);
      const live = own.filter((item) => item.is_approved).flatMap((item) => seenOn(item) ?? []);
      return uncovered(days, live).flatMap((span) => {
        const open = ahead(span, today);
        if (!open) return [];
        const drafts = own.filter((item) => !item.is_approved && shared(seenOn(item) ?? never, open)).length;
        return { session, open, drafts };
      });
    });
    const alike = Map.groupBy(each, ({ open, drafts }) => `${open.start} ${open.end} ${drafts}`);
    return [...alike.values()].flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const programs = group.flatMap(({ session }) => session.program ?? []);
      const items = group.map(({ session }) => naming(session));
      return found("levelGap", first.open, { level, programs, items, drafts: first.drafts });
    });
  });
  return gaps.toSorted(inOrder);
}

const never: Span = { start: "9999-12-31", end: "0001-01-01" };

/** Pairs of items that overlap and meet a condition, with the shared days. */
export function pairsSharing(
  items: readonly PlannedItem[],
  meets: (a: PlannedItem, b: PlannedItem) => boolean,
): { pair: Pair; span: Span }[] {
  const ordered = items.toSorted(inOrder);
  return ordered.flatMap((a, index) => {
    const pairs: { pair: Pair; span: Span }[] = [];
    for (const b of ordered.slice(index + 1)) {
      if (b.start > a.end) break;
      const span = shared(a, b);
      if (span && meets(a, b)) pairs.push({ pair: [a, b], span });
    }
    return pairs;
  });
}

const oneOrAll = (a: Reference | null, b: Reference | null) => !a || !b || a.id === b.id;
const sameProgram = (a: PlannedItem, b: PlannedItem) => oneOrAll(a.program, b.program);
const sameLevel = (a: PlannedItem, b: PlannedItem) => oneOrAll(a.level, b.level);

/** Future overlaps of two sessions of a program, or two themes or traits of one audience. */
export function overlaps(items: readonly PlannedItem[], today: string): Found[] {
  const of = (kind: CalendarItem["kind"]) => items.filter((item) => item.kind === kind);
  const seek = (
    kind: Found["kind"],
    among: PlannedItem[],
    meets: (a: PlannedItem, b: PlannedItem) => boolean,
  ) =>
    pairsSharing(among, meets).flatMap(({ pair, span }) => {
      const open = shared(span, { start: today, end: never.start });
      if (!open) return [];
      const [a, b] = pair;
      const program = a.program ?? b.program;
      return found(kind, open, {
        level: a.level ?? b.level,
        programs: program ? [program] : [],
        items: [naming(a), naming(b)],
      });
    });
  return [
    ...seek("sessionOverlap", of("session"), sameProgram),
    ...seek("themeOverlap", of("sessionTheme"), (a, b) => sameProgram(a, b) && sameLevel(a, b)),
    ...seek("traitOverlap", of("trait"), sameLevel),
  ];
}
