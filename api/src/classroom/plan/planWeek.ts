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

/** What a teacher or staff chose for a slot of a day. */
export interface Choice {
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
  /** What the class's teacher put in. */
  readonly swaps: readonly Choice[];
  /** What staff set for the class's levels, and then for its program. */
  readonly set: readonly Choice[];
}

interface PlannedSlot {
  readonly slot: PlanSlot;
  readonly item: PlannedItem | null;
  readonly is_swapped: boolean;
  readonly is_set: boolean;
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

const isAt = (day: string, slot: PlanSlot) => (choice: Choice) => choice.day === day && choice.slot === slot;

/** What was chosen for a day that was missed. What staff set isn't missed where the teacher chose something else. */
function missed({ swaps, set, today }: PlanInput): string[] {
  const firstSet = set.filter((choice, index) => set.findIndex(isAt(choice.day, choice.slot)) === index);
  const stays = firstSet.filter(({ day, slot }) => !swaps.some(isAt(day, slot)));
  return [...swaps, ...stays].filter(({ day }) => day < today).map(keyOf);
}

const shown = ({ id, type, title }: PlanItem): PlannedItem => ({ id, type, title });

/** Orders what is open on a day for a slot, best first: new before old, then what was chosen and missed, then what ends first. */
function ranked(input: PlanInput, day: string, slot: PlanSlot, history: History): PlanItem[] {
  const carried = missed(input);
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
  const { days, today, items } = input;
  const history = historyBefore(input);
  const doneToday = input.done.filter(({ day }) => day === today).map(keyOf);
  const chosenIn = (choices: readonly Choice[], day: string, slot: PlanSlot) => {
    const open = choices.filter(isAt(day, slot)).map((choice) => {
      const isChosen = (item: PlanItem) => keyOf(item) === keyOf(choice) && item.opens.includes(day);
      return items.find(isChosen);
    });
    return open.find((item) => item !== undefined);
  };
  const chosenFor = (day: string, slot: PlanSlot) => ({
    swapped: chosenIn(input.swaps, day, slot),
    set: chosenIn(input.set, day, slot),
  });
  const reserved = days.flatMap((day) =>
    planSlots.flatMap((slot) => {
      const { swapped, set } = chosenFor(day, slot);
      const chosen = swapped ?? set;
      return chosen ? [keyOf(chosen)] : [];
    }),
  );
  return days.map((day, index) => {
    const isFirst = index === 0;
    const slots = planSlots.map((slot): PlannedSlot => {
      const { swapped, set } = chosenFor(day, slot);
      const inOrder = ranked(input, day, slot, history);
      const offered = swapped ?? set ?? inOrder.find((item) => !reserved.includes(keyOf(item))) ?? inOrder[0];
      const isDone = (item: PlanItem | undefined) =>
        isFirst && item !== undefined && doneToday.includes(keyOf(item));
      // What the class did instead counts as this part of its day.
      const item = isDone(offered) ? offered : (inOrder.find(isDone) ?? offered);
      return {
        slot,
        item: item ? shown(item) : null,
        is_swapped: item !== undefined && item === swapped,
        is_set: item !== undefined && item === set && item !== swapped,
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
