import { listenToAll, makeListeners, onStorage } from "../../core/listening.ts";
import { readStored, writeStored } from "../../core/storage.ts";

/** Where a browser keeps that single keys do nothing. */
const key = "singleKeys";
const off = "off";
const changed = makeListeners();

/** Whether keys without Ctrl, Alt or ⌘ are shortcuts in this browser; WCAG 2.1.4 wants a way to turn them off. */
export const singleKeys = {
  read: () => readStored("local", key) !== off,
  listen: listenToAll(changed.listen, onStorage),
  turn(on: boolean): void {
    writeStored("local", key, on ? null : off);
    changed.tell();
  },
};
