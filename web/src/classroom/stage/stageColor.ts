import { useSyncExternalStore } from "react";
import { listenToAll, makeListeners, onStorage } from "../../core/listening.ts";
import { readStored, writeStored } from "../../core/storage.ts";

const key = "stageColor";
const changed = makeListeners();
const listen = listenToAll(changed.listen, onStorage);

const read = () => (readStored("local", key) === "light" ? "light" : "dark");

/** Whether the stage is light or dark: a choice of its own, kept on this device; dark until it is made. */
export function useStageColor(): "light" | "dark" {
  return useSyncExternalStore(listen, read);
}

/** Makes a dark stage light and a light one dark. */
export function toggleStageColor(): void {
  writeStored("local", key, read() === "light" ? null : "light");
  changed.tell();
}
