import { useLayoutEffect, useRef, useState } from "react";

/** The space left free below a box, in pixels. */
const foot = 10;

/** Returns how high a box can be without making the window scroll, in pixels; at least `least`. */
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
