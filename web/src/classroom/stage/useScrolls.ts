import { type RefObject, useEffect, useState } from "react";

/** Whether a part of the stage overflows and must be scrollable by keyboard. */
export function useScrolls(part: RefObject<HTMLElement | null>, step: number): boolean {
  const [scrolls, setScrolls] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step replaces the content
  useEffect(() => {
    const box = part.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight + 1));
    for (const each of [box, ...box.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [part, step]);
  return scrolls;
}
