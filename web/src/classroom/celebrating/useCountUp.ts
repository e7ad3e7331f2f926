import { useEffect, useRef, useState } from "react";
import { usePrefersCalm } from "../stage/usePrefersCalm.ts";

const duration = 900;

/** A number that climbs to its new value instead of jumping there, unless less motion is asked for. */
export function useCountUp(value: number): number {
  const calm = usePrefersCalm();
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    if (calm || start === value) {
      from.current = value;
      setShown(value);
      return;
    }
    const begun = performance.now();
    let frame = requestAnimationFrame(function climb(now) {
      const part = Math.min(1, (now - begun) / duration);
      from.current = Math.round(start + (value - start) * (1 - (1 - part) ** 3));
      setShown(from.current);
      if (part < 1) frame = requestAnimationFrame(climb);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, calm]);
  return shown;
}
