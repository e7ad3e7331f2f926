import Box from "@mui/material/Box";
import { type ReactNode, useEffect, useRef } from "react";

/** What the projector shows at a step. It takes the focus with each step, and so is read out. */
export function ShowPart({ step, children }: { readonly step?: number; readonly children: ReactNode }) {
  const part = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is read out
  useEffect(() => part.current?.focus(), [step]);
  return (
    <Box
      component="section"
      ref={part}
      tabIndex={-1}
      aria-live={step === undefined ? "off" : "polite"}
      sx={{
        flex: 1,
        minHeight: 0,
        overflowY: "auto",
        display: "flex",
        px: "3cqi",
        outline: "none",
        // Text scales with the stage, so that the back row can read it.
        fontSize: "clamp(1rem, min(1.9cqi, 3.3cqb), 3rem)",
      }}
    >
      <Box sx={{ m: "auto", width: 1, maxWidth: "54em", py: "1em", containerType: "inline-size" }}>
        {children}
      </Box>
    </Box>
  );
}
