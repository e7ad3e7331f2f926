import { type PlannedItem, type PlanSlot, planSlots, planTypes } from "@kindling/contract";

/** An item that may be planned. */
export interface PlanItem extends PlannedItem {
  readonly start: string;
  readonly end: string;
  /** Whether its level names the class's grade; an item without a level is for all. */
  readonly isOwnLevel: boolean;
  /** The days, of those asked about, on which the class sees it. */
  readonly opens: readonly string[];
}

/** Something a class did, with the date. */
export interface DoneItem {
  readonly type: string;
  readonly id: number;
  readonly day: string;
}

/** What a teacher chose for a slot of a day. */
export interface Swap {
  readonly day: string;
  readonly slot: PlanSlot;
  readonly type: string;
  readonly id: number;
}

/** All that a plan depends on. */
export interface PlanInput {
  readonly today: string;
  /** The school days to plan, in order; the first is today or, on a weekend, the next school day. */
  readonly days: readonly string[];
  readonly items: readonly PlanItem[];
  /** What the class did in this school year, today included. */
  readonly done: readonly DoneItem[];
  readonly swaps: readonly Swap[];
}

interface PlannedSlot {
  readonly slot: PlanSlot;
  readonly item: PlannedItem | null;
  readonly is_swapped: boolean;
  readonly is_done: boolean;
}

export interface PlannedDay {
  readonly day: string;
  readonly slots: readonly PlannedSlot[];
}

type Named = Pick<PlannedItem, "type" | "id">;
const keyOf = ({ type, id }: Named) => `${type}/${id}`;
const typesInOrder = Object.values(planTypes).flat();

/** When each item and each type was last done or planned. */
class History {
  readonly #last = new Map<string, string>();

  note(item: Named, day: string): void {
    for (const key of [keyOf(item), item.type])
      if ((this.#last.get(key) ?? "") < day) this.#last.set(key, day);
  }

  /** The day; empty if never. */
  of = (key: string) => this.#last.get(key) ?? "";
}

const shown = ({ id, type, title }: PlanItem): PlannedItem => ({ id, type, title });

/** Orders what is open on a day for a slot, best first: new before old, then what a teacher missed, then what ends first. */
function ranked(input: PlanInput, day: string, slot: PlanSlot, history: History): PlanItem[] {
  const carried = input.swaps.filter((swap) => swap.day < input.today).map(keyOf);
  const keys = (item: PlanItem): readonly (string | number)[] => [
    history.of(keyOf(item)),
    carried.includes(keyOf(item)) ? 0 : 1,
    // On a weekend, what can be started at once.
    item.opens.includes(input.today) || day !== input.days[0] ? 0 : 1,
    history.of(item.type),
    item.end,
    item.isOwnLevel ? 0 : 1,
    typesInOrder.indexOf(item.type),
    item.start,
    item.id,
  ];
  return input.items
    .filter(({ type, opens }) => planTypes[slot].includes(type) && opens.includes(day))
    .map((item) => ({ item, keys: keys(item) }))
    .toSorted((a, b) => compare(a.keys, b.keys))
    .map(({ item }) => item);
}

function compare(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  const place = a.findIndex((key, index) => key !== b[index]);
  if (place < 0) return 0;
  return (a[place] as string) < (b[place] as string) ? -1 : 1;
}

function historyBefore({ done, today }: PlanInput): History {
  const history = new History();
  for (const each of done) if (each.day < today) history.note(each, each.day);
  return history;
}

/**
 * Plans an opening, an activity and a closing for each day. It depends on its input alone. What was not done is offered
 * again on the next school day, because only what was done counts as old; what a class does today stays in its place.
 */
export function planWeek(input: PlanInput): PlannedDay[] {
  const { days, today, items, swaps } = input;
  const history = historyBefore(input);
  const doneToday = input.done.filter(({ day }) => day === today).map(keyOf);
  const chosenFor = (day: string, slot: PlanSlot) => {
    const swap = swaps.find((each) => each.day === day && each.slot === slot);
    return swap && items.find((item) => keyOf(item) === keyOf(swap) && item.opens.includes(day));
  };
  const reserved = days.flatMap((day) =>
    planSlots.flatMap((slot) => {
      const chosen = chosenFor(day, slot);
      return chosen ? [keyOf(chosen)] : [];
    }),
  );
  return days.map((day, index) => {
    const isFirst = index === 0;
    const slots = planSlots.map((slot): PlannedSlot => {
      const swapped = chosenFor(day, slot);
      const inOrder = ranked(input, day, slot, history);
      const offered = swapped ?? inOrder.find((item) => !reserved.includes(keyOf(item))) ?? inOrder[0];
      const isDone = (item: PlanItem | undefined) =>
        isFirst && item !== undefined && doneToday.includes(keyOf(item));
      // What the class did instead counts as this part of its day.
      const item = isDone(offered) ? offered : (inOrder.find(isDone) ?? offered);
      return {
        slot,
        item: item ? shown(item) : null,
        is_swapped: item !== undefined && item === swapped,
        is_done: isDone(item),
      };
    });
    if (isFirst) for (const item of items) if (doneToday.includes(keyOf(item))) history.note(item, today);
    for (const { item } of slots) if (item) history.note(item, day);
    return { day, slots };
  });
}

/** Returns what fits a slot of a planned day, the planned item left out, best first. */
export function choicesFor(input: PlanInput, day: string, slot: PlanSlot) {
  const history = historyBefore(input);
  const planned = planWeek(input)
    .find((each) => each.day === day)
    ?.slots.find((each) => each.slot === slot)?.item;
  return ranked(input, day, slot, history)
    .filter((item) => !planned || keyOf(item) !== keyOf(planned))
    .map((item) => ({ ...shown(item), last_done: history.of(keyOf(item)) || null }));
}
