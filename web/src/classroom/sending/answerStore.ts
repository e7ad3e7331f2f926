import { listenToAll, makeListeners, onStorage } from "../../core/listening.ts";
import { readStored, writeStored } from "../../core/storage.ts";
import type { QueuedAnswer } from "./answerQueue.ts";

export const queueKey = "waitingAnswers";
let known: { text: string | null; queue: readonly QueuedAnswer[] } = { text: null, queue: [] };
const changed = makeListeners();

/** The unsent answers. Local storage keeps them when the tab is closed or the battery runs out. */
export function readQueue(): readonly QueuedAnswer[] {
  const text = readStored("local", queueKey);
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

export function writeQueue(queue: readonly QueuedAnswer[]): void {
  const text = queue.length > 0 ? JSON.stringify(queue) : null;
  writeStored("local", queueKey, text);
  known = { text, queue };
  changed.tell();
}

/** Subscribes to changes, also from other tabs. */
export const onQueueChange = listenToAll(changed.listen, onStorage);
