import { useCallback, useEffect, useRef } from "react";

/**
 * Runs what was chosen once the palette is closed: what opens a dialog then gives the focus back to where it was before
 * the palette.
 */
export function useRunLater(open: boolean): (run: () => void) => void {
  const chosen = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (open) return;
    const run = chosen.current;
    chosen.current = null;
    run?.();
  }, [open]);
  return useCallback((run) => {
    chosen.current = run;
  }, []);
}
