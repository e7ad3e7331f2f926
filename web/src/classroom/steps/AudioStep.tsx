import Headphones from "@mui/icons-material/GraphicEqRounded";
import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type Ref, useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { clockText } from "../../curriculum/clockText.ts";
import { MediaFallback } from "./MediaFallback.tsx";
import { PlayButton } from "./PlayButton.tsx";
import { type Player, type PlayState, usePlayer } from "./player.ts";

const nothing = () => {};

export function AudioStep({ url, ref }: { url: string; ref: Ref<Player> }) {
  const { t } = useTranslation("classroom");
  const audio = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<PlayState>("idle");
  const [broken, setBroken] = useState(false);
  const [at, setAt] = useState({ passed: 0, whole: 0 });
  const toggle = useCallback(() => {
    if (audio.current?.paused) audio.current.play().catch(nothing);
    else audio.current?.pause();
  }, []);
  usePlayer(ref, broken ? "done" : state, broken ? nothing : toggle);
  if (broken) return <MediaFallback kind="audio" address={url} onRetry={() => setBroken(false)} />;

  return (
    <Stack sx={{ alignItems: "center", gap: "4cqb", width: "min(100%, 60rem)" }}>
      <Headphones aria-hidden sx={{ fontSize: "min(24cqb, 40cqi)", color: "area.mindful" }} />
      <Typography variant="stageText" component="h2">
        {t("media.listen")}
      </Typography>
      <Box sx={{ width: 1 }}>
        <LinearProgress
          variant="determinate"
          aria-label={t("media.listen")}
          value={at.whole > 0 ? (at.passed / at.whole) * 100 : 0}
          sx={{
            height: "1.6cqb",
            borderRadius: 9,
            bgcolor: "areaSoft.mindful",
            "& > *": { bgcolor: "area.mindful" },
          }}
        />
        <Typography
          variant="stageLabel"
          component="p"
          sx={{ color: "text.secondary", mt: 1, textAlign: "end" }}
        >
          {at.whole > 0 && `${clockText(at.passed)} / ${clockText(at.whole)}`}
        </Typography>
      </Box>
      <PlayButton state={state} onToggle={toggle} />
      <Box
        component="audio"
        ref={audio}
        src={url}
        onPlay={() => setState("running")}
        onPause={() => setState("paused")}
        onEnded={() => setState("done")}
        onError={() => setBroken(true)}
        onTimeUpdate={() => {
          const { currentTime = 0, duration = 0 } = audio.current ?? {};
          setAt({ passed: currentTime, whole: Number.isFinite(duration) ? duration : 0 });
        }}
      />
    </Stack>
  );
}
