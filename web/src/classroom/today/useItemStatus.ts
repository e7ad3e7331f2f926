import type { ClassroomItem } from "@kindling/contract";
import { useKeptAnswers } from "../recording/answerOutbox.ts";
import { isAnswerTo } from "../recording/answerQueue.ts";
import type { ItemStatus } from "./itemsOfToday.ts";

/** Answers how an item stands with a class, with what waits in this browser counted in. */
export function useItemStatus(site: number): (item: ClassroomItem) => ItemStatus {
  const { waiting } = useKeptAnswers();
  return (item) => {
    const waits = waiting.some((answer) => isAnswerTo(answer, item, site));
    if (waits) return "waiting";
    return item.answered ? "done" : "open";
  };
}
