import type { Puzzle, PuzzleSource } from "@kindling/contract";
import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ClueList } from "./ClueList.tsx";
import { PuzzleDrawing } from "./PuzzleDrawing.tsx";

/** A sheet of paper: on the screen as wide as letter paper at most, in print the page itself, dark mode or not. */
function Paper({ isLast, children }: { readonly isLast: boolean; readonly children: ReactNode }) {
  return (
    <Box
      component="article"
      data-color="light"
      sx={{
        bgcolor: "background.paper",
        color: "text.primary",
        colorScheme: "light",
        width: "min(100%, 8.5in)",
        mx: "auto",
        p: { xs: 2, sm: "0.6in" },
        borderRadius: 0.5,
        boxShadow: 3,
        "@media print": {
          width: "100%",
          p: 0,
          boxShadow: "none",
          breakAfter: isLast ? "auto" : "page",
        },
      }}
    >
      {children}
    </Box>
  );
}

/** How wide a drawing may be, so that it shares its page with the words below it. */
function widthOf(puzzle: Puzzle): string {
  switch (puzzle.type) {
    case "word_search":
      return puzzle.words.length > 30 ? "5.2in" : "6in";
    case "crossword":
      return `min(7in, ${((4.6 * puzzle.width) / puzzle.height).toFixed(2)}in)`;
    default:
      return "100%";
  }
}

/** A puzzle on paper: a page to solve it on, and when asked for a second one with the answers. */
export function PuzzleSheet({
  title,
  source,
  puzzle,
  withKey,
}: {
  readonly title: string;
  readonly source: PuzzleSource;
  readonly puzzle: Puzzle;
  readonly withKey: boolean;
}) {
  const { t } = useTranslation("puzzles");
  const clues = source.clues ?? [];
  const drawing = (solved: boolean) => (
    <Box
      sx={{ width: `min(100%, ${widthOf(puzzle)})`, mx: "auto", maxHeight: "7.4in", breakInside: "avoid" }}
    >
      <PuzzleDrawing puzzle={puzzle} clues={clues} solved={solved} />
    </Box>
  );
  return (
    <Box sx={{ display: "grid", gap: 4, "@media print": { display: "block" } }}>
      <GlobalStyles styles={{ "@page": { margin: "14mm" } }} />
      <Paper isLast={!withKey}>
        <Box sx={{ display: "flex", gap: 3, mb: 2.5, fontWeight: 600 }}>
          <NameLine label={t("sheet.name")} grow={2} />
          <NameLine label={t("sheet.date")} grow={1} />
        </Box>
        <Typography variant="h1" component="h2" sx={{ color: "area.puzzle" }}>
          {title}
        </Typography>
        <Typography sx={{ mb: 2.5 }}>{t(`sheet.how.${howOf(puzzle)}`)}</Typography>
        {drawing(false)}
        <Box sx={{ mt: 3 }}>
          {puzzle.type === "crossword" && <ClueList puzzle={puzzle} />}
          {puzzle.type === "word_search" && <WordBank puzzle={puzzle} clues={clues} />}
        </Box>
      </Paper>
      {withKey && (
        <Paper isLast>
          <Typography variant="overline" component="p" color="textSecondary">
            {t("sheet.key")}
          </Typography>
          <Typography variant="h1" component="h2" sx={{ mb: 2.5 }}>
            {title}
          </Typography>
          {drawing(true)}
        </Paper>
      )}
    </Box>
  );
}

/** Small grids hide words to the right and down alone, and say so. */
function howOf(puzzle: Puzzle) {
  if (puzzle.type !== "word_search") return puzzle.type;
  const isEasy = puzzle.words.every(({ step: [down, across] }) => down + across === 1 && down * across === 0);
  return isEasy ? "word_search_easy" : "word_search";
}

function NameLine({ label, grow }: { readonly label: string; readonly grow: number }) {
  return (
    <Box sx={{ display: "flex", flex: grow, gap: 1, alignItems: "end" }}>
      {label}
      <Box sx={{ flex: 1, borderBottom: 1, borderColor: "text.secondary", minWidth: 20, height: "1.6em" }} />
    </Box>
  );
}

/** The words to look for; one that has a clue is found by the clue as well. */
function WordBank({
  puzzle,
  clues,
}: {
  readonly puzzle: Extract<Puzzle, { type: "word_search" }>;
  readonly clues: readonly string[];
}) {
  const { t } = useTranslation("puzzles");
  const hasClues = clues.some(Boolean);
  return (
    <>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t("sheet.bank")}
      </Typography>
      <Box
        component="ul"
        sx={{
          columns: hasClues ? "2 220px" : "5 110px",
          columnGap: 3,
        }}
      >
        {puzzle.words.map(({ index, word }) => (
          <Box component="li" key={index} sx={{ breakInside: "avoid", mb: 0.25, overflowWrap: "anywhere" }}>
            <strong>{word}</strong>
            {clues[index] && <span> – {clues[index]}</span>}
          </Box>
        ))}
      </Box>
    </>
  );
}
