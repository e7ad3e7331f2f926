import { type RefObject, useEffect, useState } from "react";

/** Whether what stands in a part of the stage is higher than the part, so that keys must be able to scroll it. */
export function useScrolls(part: RefObject<HTMLElement | null>, step: number): boolean {
  const [scrolls, setScrolls] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step stands in the part anew
  useEffect(() => {
    const box = part.current;
    if (!box || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight + 1));
    for (const each of [box, ...box.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [part, step]);
  return scrolls;
}
