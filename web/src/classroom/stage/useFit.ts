import { type RefObject, useLayoutEffect, useState } from "react";

/** The smallest share of its size that the type of a step may have, and how much it gives way at a time. */
const least = 0.6;
const part = 0.1;

/**
 * Makes the type of a step smaller until the step fits its place; returns whether it overflows all the same, and must
 * be scrollable by keyboard.
 */
export function useFit(place: RefObject<HTMLElement | null>, step: number): boolean {
  const [scrolls, setScrolls] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step replaces the content
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    const overflows = () => box.scrollHeight > box.clientHeight + 1;
    const shrink = () => {
      let share = 1;
      box.style.setProperty("--stage-fit", "1");
      while (overflows() && share - part >= least) {
        share -= part;
        box.style.setProperty("--stage-fit", share.toFixed(1));
      }
    };
    const fit = () => {
      // Sizes that pass over to new ones could not be measured.
      box.setAttribute("data-fitting", "");
      box.removeAttribute("data-crowded");
      shrink();
      // Where the least type is too large, an illustration gives its place to the text.
      if (overflows() && box.querySelector("[data-illustrated]")) {
        box.setAttribute("data-crowded", "");
        shrink();
      }
      setScrolls(overflows());
      box.removeAttribute("data-fitting");
    };
    const sizes = new ResizeObserver(fit);
    const observe = () => {
      for (const each of [box, ...box.children]) sizes.observe(each);
    };
    // A step whose code comes later takes the place of its sign.
    const steps = new MutationObserver(observe);
    steps.observe(box, { childList: true });
    observe();
    fit();
    return () => {
      steps.disconnect();
      sizes.disconnect();
    };
  }, [place, step]);
  return scrolls;
}
