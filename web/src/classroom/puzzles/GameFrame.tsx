import HintIcon from "@mui/icons-material/LightbulbRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { visuallyHidden } from "../../ui/visuallyHidden.ts";
import { throwConfetti } from "../celebrating/throwConfetti.ts";
import { useLikesConfetti } from "../stage/stageMemory.ts";

/** How wide a board may be, so that it and the tools around it fill the stage and no more. */
export const boardSide = "min(100cqb - 13.5rem, 58cqi)";

/** Where the stage is narrow, or higher than wide, board and words stand one above the other. */
export const narrowStage = "@container stage (max-width: 46rem) or (orientation: portrait)";

/** Large enough for a hand on the board. */
const control = { fontSize: "clamp(1rem, min(2.4cqb, 2.2cqi), 2.25rem)" };

/** A game on the stage: the board, what stands beside it, how far the class is, and the ways out. */
export function GameFrame({
  board,
  beside,
  said,
  progress,
  isSolved,
  isRevealed,
  onHint,
  onReveal,
  onAgain,
}: {
  board: ReactNode;
  beside: ReactNode;
  /** What is read out: what was found, where one is. */
  said: string;
  /** How far the class is. */
  progress: string;
  isSolved: boolean;
  /** Whether the answers were shown, which is no reason for confetti. */
  isRevealed: boolean;
  /** Helps the class on by one small thing. */
  onHint: () => void;
  onReveal: () => void;
  onAgain: () => void;
}) {
  const { t } = useTranslation(["puzzles", "stage"]);
  const hasWon = isSolved && !isRevealed;
  const likesConfetti = useLikesConfetti();
  // What was solved before the class came back to it has been cheered already.
  const cheered = useRef(hasWon);
  useEffect(() => {
    if (hasWon && !cheered.current && likesConfetti) void throwConfetti();
    cheered.current = hasWon;
  }, [hasWon, likesConfetti]);
  return (
    <Stack sx={{ width: 1, minHeight: 1, gap: "1.5cqb", alignItems: "center", justifyContent: "center" }}>
      <Box
        sx={{
          width: 1,
          display: "flex",
          justifyContent: "center",
          alignItems: "center",
          gap: "3cqi",
          [narrowStage]: { flexDirection: "column", gap: 2 },
        }}
      >
        {board}
        {beside}
      </Box>
      <Stack
        direction="row"
        sx={{ alignItems: "center", gap: 2, flexWrap: "wrap", justifyContent: "center" }}
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
            <Button size="large" variant="outlined" sx={control} startIcon={<HintIcon />} onClick={onHint}>
              {t("stage:puzzle.hint")}
            </Button>
            <Button size="large" variant="outlined" sx={control} onClick={onReveal}>
              {t("game.reveal")}
            </Button>
          </>
        )}
        <Button size="large" sx={control} onClick={onAgain}>
          {t("game.again")}
        </Button>
      </Stack>
    </Stack>
  );
}
