import { useEffect } from "react";
import { readStored } from "../../core/storage.ts";
import { useKeptAnswers } from "./answerOutbox.ts";
import { queueKey } from "./answerStore.ts";
import { inMemory } from "./fileContents.ts";

function isQueueStored(): boolean {
  try {
    return localStorage.getItem(queueKey) === readStored("local", queueKey);
  } catch {
    return false;
  }
}

const stay = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Whether unsent answers or their files last only as long as this page, because the browser couldn't store them; the
 * browser then asks before it closes the page.
 */
export function useOnlyHere(): boolean {
  const { waiting } = useKeptAnswers();
  const isOnlyHere = waiting.length > 0 && (!isQueueStored() || inMemory.size > 0);
  useEffect(() => {
    if (!isOnlyHere) return;
    window.addEventListener("beforeunload", stay);
    return () => window.removeEventListener("beforeunload", stay);
  }, [isOnlyHere]);
  return isOnlyHere;
}
