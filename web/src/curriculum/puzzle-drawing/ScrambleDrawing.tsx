import type { WordScramble } from "@kindling/contract";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";

/** The mixed-up words, each with a line to write on, or in the answer key with the word. */
export function ScrambleDrawing({
  puzzle: { words },
  clues,
  solved,
}: {
  readonly puzzle: WordScramble;
  readonly clues: readonly string[];
  readonly solved: boolean;
}) {
  return (
    <Stack component="ol" sx={{ gap: 1.5 }}>
      {words.map(({ index, word, scrambled }, place) => (
        <Box
          component="li"
          key={index}
          sx={{
            display: "grid",
            gridTemplateColumns: "2em minmax(0, 1fr) minmax(0, 1fr)",
            alignItems: "end",
            gap: 1,
            breakInside: "avoid",
          }}
        >
          <Box component="span" sx={{ color: "text.secondary" }}>
            {place + 1}.
          </Box>
          <Box
            component="span"
            sx={{ fontWeight: 700, letterSpacing: "0.18em", overflowWrap: "anywhere", fontSize: "1.125em" }}
          >
            {scrambled}
          </Box>
          <Box
            component="span"
            sx={{
              borderBottom: 1,
              borderColor: "text.secondary",
              minHeight: "1.6em",
              overflowWrap: "anywhere",
            }}
          >
            {solved && word}
          </Box>
          {clues[index] && (
            <Box component="span" sx={{ gridColumn: "2 / -1", color: "text.secondary" }}>
              {clues[index]}
            </Box>
          )}
        </Box>
      ))}
    </Stack>
  );
}
