import { useEffect, useRef } from "react";
import { takeEarly } from "../finding/earlyKeys.ts";
import { focusRow, isSearch } from "./rowKeys.ts";
import { singleKeys } from "./singleKeys.ts";

/** How long a letter may take to follow G, in milliseconds. */
const pause = 1500;

/** Where keys are typed, or mean something else. */
const taken = [
  "input:not([type=checkbox], [type=radio])",
  "textarea",
  "select",
  "dialog",
  "[contenteditable=true]",
  ...["combobox", "textbox", "listbox", "menu", "alertdialog"].map((role) => `[role=${role}]`),
  // The panel beside a list leaves the keys to the list.
  "[role=dialog]:not([data-beside])",
].join(",");

/** Whether something was done. */
type Does = () => boolean;

/**
 * Runs what single keys do, and what letters do after G. A key with Ctrl, Alt or ⌘ isn't one, nor one in a field, a menu or
 * a dialog; but from a list's search, the arrow down leads to the rows. Keys in `always` aren't characters: they work also
 * where single keys are off.
 */
export function useShortcutKeys(
  keys: Readonly<Record<string, Does>>,
  afterG: Readonly<Record<string, Does>>,
  always: Readonly<Record<string, (target: EventTarget | null) => boolean>> = {},
): void {
  const wasG = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, timeStamp } = event;
      if (key === "ArrowDown" && isSearch(target) && focusRow(1)) event.preventDefault();
      if (always[key]?.(target)) event.preventDefault();
      if (!singleKeys.read() || ctrlKey || metaKey || altKey || event.isComposing) return;
      if (target instanceof Element && target.closest(taken)) return;
      const follows = timeStamp - wasG.current < pause;
      wasG.current = key === "g" && !follows ? timeStamp : Number.NEGATIVE_INFINITY;
      if ((follows ? afterG : keys)[key]?.()) event.preventDefault();
    };
    takeEarly().forEach(press);
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
