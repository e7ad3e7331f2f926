import { useLayoutEffect, useRef, useState } from "react";

/** What stays free below a box: the largest padding of a screen. */
const foot = 34;

/** How many pixels a box may be high before the window would have to scroll for it; at least `least`. */
export function useRoomBelow(least: number) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(least);
  useLayoutEffect(() => {
    const measure = () => {
      const top = (box.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
      setRoom(Math.max(least, window.innerHeight - top - foot));
    };
    measure();
    // The height above changes when filters wrap or a banner appears.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    if (box.current?.parentElement) observer.observe(box.current.parentElement);
    return () => observer.disconnect();
  }, [least]);
  return { box, room };
}
