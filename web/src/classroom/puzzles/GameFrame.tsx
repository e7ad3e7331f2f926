import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { visuallyHidden } from "../../ui/visuallyHidden.ts";
import { throwConfetti } from "../celebrating/throwConfetti.ts";

/** How wide a board may be, so that it and the tools around it fill the stage and no more. */
export const boardSide = "min(100cqb - 13.5rem, 58cqi)";

/** Where the stage is narrow, board and words stand one above the other. */
export const narrowStage = "@container stage (max-width: 46rem)";

/** A game on the stage: the board, what stands beside it, how far the class is, and the ways out. */
export function GameFrame({
  board,
  beside,
  said,
  progress,
  isSolved,
  isRevealed,
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
  onReveal: () => void;
  onAgain: () => void;
}) {
  const { t } = useTranslation("puzzles");
  const hasWon = isSolved && !isRevealed;
  const cheered = useRef(false);
  useEffect(() => {
    if (hasWon && !cheered.current) void throwConfetti();
    cheered.current = hasWon;
  }, [hasWon]);
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
          sx={{ color: hasWon ? "success.main" : "text.secondary" }}
        >
          {hasWon ? t("game.solved") : progress}
          <Box component="span" sx={visuallyHidden}>
            {said}
          </Box>
        </Typography>
        {!isSolved && (
          <Button size="large" variant="outlined" onClick={onReveal}>
            {t("game.reveal")}
          </Button>
        )}
        <Button size="large" onClick={onAgain}>
          {t("game.again")}
        </Button>
      </Stack>
    </Stack>
  );
}
