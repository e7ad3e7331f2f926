import Pause from "@mui/icons-material/PauseRounded";
import Play from "@mui/icons-material/PlayArrowRounded";
import Again from "@mui/icons-material/ReplayRounded";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { wakeSound } from "../breathing/chime.ts";
import type { PlayState } from "./player.ts";

const faces = { idle: Play, running: Pause, paused: Play, done: Again } as const;

export function PlayButton({ state, onToggle }: { state: PlayState; onToggle: () => void }) {
  const { t } = useTranslation("classroom");
  const Face = faces[state];
  return (
    <Button
      variant="contained"
      size="large"
      startIcon={<Face sx={{ fontSize: "1.4em !important" }} />}
      onClick={() => {
        wakeSound();
        onToggle();
      }}
      sx={{ typography: "stageLabel", px: "1.3em", py: "0.35em" }}
    >
      {t(`play.${state}`)}
    </Button>
  );
}
