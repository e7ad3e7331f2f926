import { useEffect, useState } from "react";
import { usePrefersCalm } from "../../classroom/stage/usePrefersCalm.ts";

/** Animates from 0 to 1; at once with reduced motion. */
export function useClimb(duration: number): number {
  const calm = usePrefersCalm();
  const [share, setShare] = useState(0);
  useEffect(() => {
    if (calm) return;
    const begun = performance.now();
    let frame = requestAnimationFrame(function climb(now) {
      const part = Math.min(1, Math.max(0, (now - begun) / duration));
      setShare(part);
      if (part < 1) frame = requestAnimationFrame(climb);
    });
    return () => cancelAnimationFrame(frame);
  }, [calm, duration]);
  return calm ? 1 : share;
}
