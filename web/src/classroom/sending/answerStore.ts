import { readStored, writeStored } from "../../core/storage.ts";
import type { QueuedAnswer } from "./answerQueue.ts";

const key = "waitingAnswers";
let known: { text: string | null; queue: readonly QueuedAnswer[] } = { text: null, queue: [] };
const listeners = new Set<() => void>();

/** The unsent answers. Local storage keeps them when the tab is closed or the battery runs out. */
export function readQueue(): readonly QueuedAnswer[] {
  const text = readStored("local", key);
  if (text !== known.text) known = { text, queue: parse(text) };
  return known.queue;
}

function parse(text: string | null): QueuedAnswer[] {
  try {
    const queue: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(queue) ? (queue as QueuedAnswer[]) : [];
  } catch {
    return [];
  }
}

/** Stores the unsent answers and notifies subscribers. */
export function writeQueue(queue: readonly QueuedAnswer[]): void {
  const text = queue.length > 0 ? JSON.stringify(queue) : null;
  writeStored("local", key, text);
  known = { text, queue };
  for (const listener of listeners) listener();
}

/** Subscribes to changes, also from other tabs. */
export function onQueueChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
