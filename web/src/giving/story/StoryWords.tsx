import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** Sizes of a story's words, by the size of the chapter they stand in: a page, a sheet of paper, or the stage. */
const looks = {
  over: { fontSize: "1.05em", fontWeight: 700, color: "area.charity" },
  title: { fontSize: "var(--story-title, 2em)", fontWeight: 800, lineHeight: 1.12, textWrap: "balance" },
  figure: {
    fontSize: "var(--story-figure, 3.6em)",
    fontWeight: 800,
    lineHeight: 1,
    fontVariantNumeric: "tabular-nums",
  },
  text: { fontSize: "1.15em", lineHeight: 1.4, textWrap: "pretty" },
  small: { fontSize: "0.95em", color: "text.secondary", lineHeight: 1.35 },
} as const;

interface WordsProps {
  look: keyof typeof looks;
  as?: "p" | "h1" | "h2" | "h3" | "span" | "div";
  color?: string;
  children: ReactNode;
}

export function Words({ look, as = "p", color, children }: WordsProps) {
  return (
    <Box
      component={as}
      sx={{
        m: 0,
        minWidth: 0,
        overflowWrap: "anywhere",
        ...(look !== "text" && look !== "small" && { fontFamily: "h1.fontFamily" }),
        ...looks[look],
        ...(color && { color: color }),
      }}
    >
      {children}
    </Box>
  );
}
