import type { Crossword } from "@kindling/contract";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

/** The clues of a crossword, across and down, each with its number and how many letters it asks for. */
export function ClueList({ puzzle: { entries } }: { readonly puzzle: Crossword }) {
  const { t } = useTranslation("puzzles");
  return (
    <Box
      sx={{
        display: "grid",
        gap: 3,
        gridTemplateColumns: "repeat(auto-fit, minmax(min(220px, 100%), 1fr))",
      }}
    >
      {(["across", "down"] as const).map((direction) => {
        const asked = entries.filter((entry) => entry.direction === direction);
        return (
          asked.length > 0 && (
            <Box component="section" key={direction}>
              <Typography variant="h3" component="h3" sx={{ mb: 0.5 }}>
                {t(direction)}
              </Typography>
              {asked.map(({ number, clue, letters }) => (
                <Box key={number} sx={{ display: "flex", gap: 1, breakInside: "avoid" }}>
                  <Box component="strong" sx={{ minWidth: "1.5em", textAlign: "right" }}>
                    {number}
                  </Box>
                  <span>
                    {clue ?? "…"} ({letters.length})
                  </span>
                </Box>
              ))}
            </Box>
          )
        );
      })}
    </Box>
  );
}
