import type { ClassroomItem } from "@kindling/contract";
import { useKeptAnswers } from "../sending/answerOutbox.ts";
import { isAnswerTo } from "../sending/answerQueue.ts";
import type { ItemStatus } from "./itemsOfToday.ts";

/** Returns an item's state for a class, including answers waiting in this browser. */
export function useItemStatus(site: number): (item: ClassroomItem) => ItemStatus {
  const { waiting } = useKeptAnswers();
  return (item) => {
    const waits = waiting.some((answer) => isAnswerTo(answer, item, site));
    if (waits) return "waiting";
    return item.answered ? "done" : "open";
  };
}
