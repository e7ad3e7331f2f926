import { type RefObject, useLayoutEffect } from "react";

/** The smallest text on a stage of 1280 × 720 pixels, which can be read from the last row, and on the smallest stage. */
const readable = 24;
const smallest = 13;
/** Below this height, in pixels, a stage is a phone or zoomed, and nobody reads it from afar. */
const lowest = 480;

/**
 * Makes the text of a list as small as it takes for all of it to be seen at once, and no smaller than can be read from
 * afar. Where that isn't enough, `data-tight` asks for `columns` and for room from others, or tells that it is `scrolled`.
 * Call it again when `content` changes.
 */
export function useFittingText(list: RefObject<HTMLElement | null>, content: unknown): void {
  useLayoutEffect(() => {
    const box = list.current;
    if (!box || content === undefined) return;
    // Only the stage's size matters: the list's own changes with its text.
    const stage = box.closest("[data-color]") ?? box;
    const overflows = () => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
    const shrink = (least: number) => {
      box.style.removeProperty("font-size");
      let size = Number.parseFloat(getComputedStyle(box).fontSize);
      while (overflows() && size > least) {
        size = Math.max(least, size - 1);
        box.style.setProperty("font-size", `${size}px`);
      }
    };
    const fit = () => {
      const { clientWidth: width, clientHeight: height } = stage;
      const isLow = height <= lowest;
      const least = isLow ? smallest : readable * Math.min(width / 1280, height / 720);
      box.removeAttribute("data-tight");
      shrink(least);
      if (isLow || !overflows()) return;
      box.setAttribute("data-tight", "columns");
      shrink(least);
      if (overflows()) box.setAttribute("data-tight", "scrolled");
    };
    fit();
    if (typeof ResizeObserver === "undefined") return;
    const watcher = new ResizeObserver(fit);
    watcher.observe(stage);
    return () => watcher.disconnect();
  }, [list, content]);
}
