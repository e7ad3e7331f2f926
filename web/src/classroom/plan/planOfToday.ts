import { type ClassroomItem, type DayPlan, type PlanSlot, planSlots, planTypes } from "@kindling/contract";
import type { ItemStatus } from "../today/itemsOfToday.ts";

/** A part of the class's day with what fills it. */
export interface SlotOfToday {
  readonly slot: PlanSlot;
  readonly item: ClassroomItem;
  readonly status: ItemStatus;
  /** Whether it may be swapped: it is planned, and still to do. */
  readonly canSwap: boolean;
  /** Whether staff set it. */
  readonly isSet: boolean;
}

/** A day as the home shows it; on a weekend the next school day. */
export interface ShownDay {
  readonly day: string;
  readonly slots: readonly SlotOfToday[];
}

type StatusOf = (item: ClassroomItem) => ItemStatus;

/** Without a plan: what is to do of a part of the day, the one that ends soonest, else one that is done. */
function nextOf(
  slot: PlanSlot,
  items: readonly ClassroomItem[],
  statusOf: StatusOf,
): ClassroomItem | undefined {
  const rank = (item: ClassroomItem) => (statusOf(item) === "open" ? 0 : 1);
  const [first] = items
    .filter(({ type }) => planTypes[slot].includes(type))
    .toSorted((a, b) => rank(a) - rank(b) || a.end.localeCompare(b.end) || a.id - b.id);
  return first;
}

/**
 * The parts of a class's day: of its plan where that tells of the day or, on a weekend, of the next; a plan kept from
 * before may be too old. What isn't on today is filled from what is.
 */
export function dayToShow(
  days: readonly DayPlan[] | undefined,
  items: readonly ClassroomItem[],
  statusOf: StatusOf,
  today: string,
): ShownDay {
  const index = days?.findIndex(({ day }) => day >= today) ?? -1;
  const planned = days?.[index];
  const slots = planSlots.flatMap((slot) => {
    const found = planned?.slots.find((each) => each.slot === slot);
    const named = found?.item;
    const known = named && items.find(({ id, type }) => id === named.id && type === named.type);
    const item = known ?? nextOf(slot, items, statusOf);
    if (!item) return [];
    const own = statusOf(item);
    // Of a kept plan only the first day knew what was done; an item that was done before is planned to be done again.
    const isDone = found && known && index === 0 ? found.is_done : own === "done";
    const status = own === "waiting" ? own : isDone ? "done" : "open";
    return [
      {
        slot,
        item,
        status,
        canSwap: known !== undefined && status === "open",
        isSet: Boolean(known && found?.is_set),
      } satisfies SlotOfToday,
    ];
  });
  return { day: planned?.day ?? today, slots };
}
