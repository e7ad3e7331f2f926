import { type RefObject, useLayoutEffect } from "react";

/** The smallest text, in pixels; what is longer still is scrolled. */
const smallest = 13;

/** Makes the text of a list as small as it takes for all of it to be seen at once; call it again when `content` changes. */
export function useFittingText(list: RefObject<HTMLElement | null>, content: unknown): void {
  useLayoutEffect(() => {
    const box = list.current;
    if (!box || content === undefined) return;
    const fit = () => {
      box.style.removeProperty("font-size");
      let size = Number.parseFloat(getComputedStyle(box).fontSize);
      while (box.scrollHeight > box.clientHeight + 1 && size > smallest) {
        size -= 1;
        box.style.setProperty("font-size", `${size}px`);
      }
    };
    fit();
    if (typeof ResizeObserver === "undefined") return;
    // Only the stage's size matters: the list's own changes with its text.
    const stage = box.closest("section") ?? box;
    const watcher = new ResizeObserver(fit);
    watcher.observe(stage);
    return () => watcher.disconnect();
  }, [list, content]);
}
