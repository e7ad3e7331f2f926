import Box from "@mui/material/Box";
import type { ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";

/** Where the stage shows a step: between its head and its foot, in the middle of the room. */
export function StagePlace({
  at,
  steps,
  inert,
  scrolls,
  ref,
  children,
}: {
  readonly at: number;
  readonly steps: number;
  readonly inert: boolean;
  /** Whether the step is longer than the room, so that keys must reach it. */
  readonly scrolls: boolean;
  readonly ref: Ref<HTMLElement>;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation("classroom");
  return (
    <Box
      component="section"
      ref={ref}
      inert={inert}
      tabIndex={scrolls ? 0 : -1}
      aria-label={t("stage.progress", { step: at + 1, steps })}
      sx={{
        flex: 1,
        minHeight: 0,
        overflowY: "auto",
        display: "grid",
        placeItems: "safe center",
        outline: "none",
        // Each step appears gently. Its size stays as it is, which decides about that of its type.
        "@media (prefers-reduced-motion: no-preference)": {
          "& > *": { animation: "step-enters 400ms ease-out" },
          "@keyframes step-enters": { from: { opacity: 0 } },
        },
        "&[tabindex='0']:focus-visible": { boxShadow: "inset 0 0 0 2px var(--k-palette-divider)" },
      }}
    >
      {children}
    </Box>
  );
}
