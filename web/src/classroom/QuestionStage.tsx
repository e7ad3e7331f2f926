import type { QuizCard } from "@kindling/contract";
import Box from "@mui/material/Box";
import { useRef } from "react";
import { useStageColor } from "./stage/stageColor.ts";
import { stageRoom } from "./stage/stageRoom.ts";
import type { Player } from "./steps/player.ts";
import { QuizStep } from "./steps/QuizStep.tsx";

/** One quiz question alone on the stage. */
export function QuestionStage({ card }: { readonly card: QuizCard }) {
  const player = useRef<Player>(null);
  return (
    <Box data-color={useStageColor()} sx={stageRoom("quiz")}>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: "auto", display: "grid", placeItems: "safe center" }}>
        <QuizStep card={card} place={1} total={1} ref={player} />
      </Box>
    </Box>
  );
}
