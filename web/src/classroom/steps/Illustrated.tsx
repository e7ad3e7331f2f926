import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { Illustration } from "../../curriculum/illustrations/Illustration.tsx";
import { entering } from "../stage/entering.ts";

/** The sides of an illustration; they give way together with the type of the text beside it. */
const side = (most: string) => `calc(var(--stage-fit, 1) * ${most})`;

const upright = "@container stage (orientation: portrait)";

/** A step with an illustration beside its text, or above it where the stage is higher than wide. */
export function Illustrated({
  illustration,
  children,
}: {
  readonly illustration: string;
  readonly children: ReactNode;
}) {
  return (
    <Box
      data-illustrated
      sx={{
        width: 1,
        display: "flex",
        alignItems: "center",
        justifyContent: "center",
        gap: "4cqi",
        "& > :last-child": { flex: "0 1 auto", minWidth: 0 },
        [upright]: { flexDirection: "column", gap: "2.5cqb", "& > :last-child": { width: 1 } },
      }}
    >
      <Illustration
        illustration={illustration}
        sx={{
          flex: "none",
          width: side("min(24cqi, 46cqb)"),
          height: side("min(24cqi, 46cqb)"),
          objectFit: "contain",
          borderRadius: 3,
          ...entering,
          // What doesn't fit with it, does without it.
          "[data-crowded] &": { display: "none" },
          [upright]: { width: side("min(60cqi, 20cqb)"), height: side("min(60cqi, 20cqb)") },
        }}
      />
      <Box sx={{ display: "flex", justifyContent: "center" }}>{children}</Box>
    </Box>
  );
}
