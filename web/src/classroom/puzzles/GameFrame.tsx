import HintIcon from "@mui/icons-material/LightbulbRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { throwConfetti } from "../celebrating/throwConfetti.ts";
import { useLikesConfetti } from "../stage/stageMemory.ts";
import { lowStage } from "../stage/stageRoom.ts";
import { TeamScores } from "./TeamScores.tsx";
import type { TeamPlay } from "./useTeams.ts";

/** How high a board may be: the stage less its head and foot, whose lines grow with it. */
export const boardHeight = "(100cqb - max(9.9cqb + 3.25rem, 7.5rem))";

/** Where the stage is narrow, or higher than wide, board and words stand one above the other. */
export const narrowStage = "@container stage (max-width: 36rem) or (orientation: portrait)";

const control = {
  typography: "stageLabel",
  [lowStage]: { py: 0, px: 1, minHeight: 36, fontSize: "0.8125rem" },
};

/** The board takes the full height; question, side panel and buttons share the rest. */
const wide = {
  height: `calc${boardHeight}`,
  justifyContent: "center",
  gridTemplateColumns: "auto minmax(0, 44cqi)",
  columnGap: "3cqi",
} as const;

const layouts = {
  plain: { ...wide, gridTemplateRows: "minmax(0, 1fr)", gridTemplateAreas: '"board side"' },
  asking: {
    ...wide,
    gridTemplateRows: "auto minmax(0, 1fr)",
    gridTemplateAreas: '"board asked" "board side"',
  },
  /** One below the other, as high as it gets. */
  stacked: {
    height: "auto",
    minHeight: 1,
    alignContent: "center",
    gridTemplateRows: "auto",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateAreas: '"asked" "board" "side"',
  },
} as const;

/** A game on the stage: board, side panel, progress and buttons. */
export function GameFrame({
  board,
  asked,
  beside,
  said,
  progress,
  isSolved,
  isRevealed,
  teams,
  onCheck,
  onHint,
  onReveal,
  onAgain,
}: {
  board: ReactNode;
  /** What the class is asked at the moment. */
  asked?: ReactNode;
  /** The side panel; null if the board needs the full width. */
  beside: ReactNode;
  /** What is read out: what was found, where one is. */
  said: string;
  /** How far the class is. */
  progress: string;
  isSolved: boolean;
  /** Whether the answers were shown, which is no reason for confetti. */
  isRevealed: boolean;
  teams: TeamPlay;
  /** Marks what is wrong so far, where a puzzle does not do so by itself. */
  onCheck?: () => void;
  /** Helps the class on by one small thing. */
  onHint: () => void;
  onReveal: () => void;
  onAgain: () => void;
}) {
  const { t } = useTranslation(["puzzles", "stage"]);
  const hasWon = isSolved && !isRevealed;
  const likesConfetti = useLikesConfetti();
  // A puzzle solved on an earlier visit isn't celebrated again.
  const cheered = useRef(hasWon);
  useEffect(() => {
    if (hasWon && !cheered.current && likesConfetti) void throwConfetti();
    cheered.current = hasWon;
  }, [hasWon, likesConfetti]);
  return (
    <Box
      sx={{
        width: 1,
        display: "grid",
        rowGap: "2cqb",
        ...(beside === null ? layouts.stacked : asked ? layouts.asking : layouts.plain),
        // The board needs less than its share, so the side panel gets more.
        ...(beside !== null && { [lowStage]: { gridTemplateColumns: "auto minmax(0, 1fr)" } }),
        // A list that names the question among the others takes its place, and all the width there is.
        "&:has([data-tight])": {
          gridTemplateColumns: "auto minmax(0, 1fr)",
          columnGap: "1.5cqi",
          "--board-width": "45cqi",
          "& > [data-asked]": visuallyHidden,
          "& .MuiButton-root": { px: 1.5, py: 0.25 },
        },
        [narrowStage]: { ...layouts.stacked, rowGap: 2 },
      }}
    >
      {asked && (
        <Box data-asked sx={{ gridArea: "asked", minWidth: 0 }}>
          {asked}
        </Box>
      )}
      <Box sx={{ gridArea: "board", display: "grid", placeItems: "center", [narrowStage]: { minWidth: 0 } }}>
        {board}
      </Box>
      <Stack
        sx={{
          gridArea: "side",
          alignSelf: "center",
          minWidth: 0,
          maxHeight: 1,
          gap: "2cqb",
          "&:has([data-tight])": { gap: "0.75cqb" },
          [narrowStage]: { maxHeight: "none", gap: 2 },
        }}
      >
        {beside}
        <TeamScores play={teams} isOver={isSolved} />
        <Stack
          direction="row"
          sx={{
            alignItems: "center",
            columnGap: 2,
            rowGap: 1,
            [lowStage]: { columnGap: 1, rowGap: 0.5 },
            flexShrink: 0,
            flexWrap: "wrap",
            justifyContent: "center",
          }}
        >
          <Typography
            variant="stageLabel"
            component="p"
            role="status"
            sx={{
              color: hasWon ? "success.main" : "text.secondary",
              ...(hasWon && {
                typography: "stageText",
                fontWeight: 800,
                "@media (prefers-reduced-motion: no-preference)": {
                  animation: "solved 700ms cubic-bezier(0.3, 1.6, 0.6, 1)",
                  "@keyframes solved": { from: { transform: "scale(0.4)", opacity: 0 } },
                },
              }),
            }}
          >
            {hasWon ? t("game.solved") : progress}
            <Box component="span" sx={visuallyHidden}>
              {said}
            </Box>
          </Typography>
          {!isSolved && (
            <>
              {onCheck && (
                <Button size="large" variant="outlined" sx={control} onClick={onCheck}>
                  {t("game.check")}
                </Button>
              )}
              <Button size="large" variant="outlined" sx={control} startIcon={<HintIcon />} onClick={onHint}>
                {t("stage:puzzle.hint")}
              </Button>
              <Button size="large" variant="outlined" sx={control} onClick={onReveal}>
                {t("game.reveal")}
              </Button>
            </>
          )}
          <Button
            size="large"
            sx={control}
            onClick={() => {
              teams.restart();
              onAgain();
            }}
          >
            {t("game.again")}
          </Button>
          <Button size="large" sx={control} aria-pressed={teams.teams !== null} onClick={teams.toggle}>
            {t(teams.teams ? "teams.off" : "teams.on")}
          </Button>
        </Stack>
      </Stack>
    </Box>
  );
}
