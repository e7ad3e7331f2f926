import { type Breathing, resources } from "@kindling/contract";
import PauseIcon from "@mui/icons-material/PauseRounded";
import PlayIcon from "@mui/icons-material/PlayArrowRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../../core/labels.ts";
import { clockText } from "../../clockText.ts";

const phases = ["inhale", "hold", "exhale"] as const;
type Phase = (typeof phases)[number];

/** The current part of a breath; null when stopped. Parts of no length are skipped. */
function useBreath({ inhale, hold, exhale }: Breathing, running: boolean): Phase | null {
  const [phase, setPhase] = useState<Phase | null>(null);
  useEffect(() => {
    if (!running) return;
    const seconds = { inhale, hold, exhale };
    let timer: ReturnType<typeof setTimeout>;
    const enter = (at: number) => {
      const now = phases[at % phases.length] ?? "inhale";
      if (seconds[now] === 0) return enter(at + 1);
      setPhase(now);
      timer = setTimeout(() => enter(at + 1), seconds[now] * 1000);
    };
    enter(0);
    return () => clearTimeout(timer);
  }, [inhale, hold, exhale, running]);
  return running ? phase : null;
}

/** The rhythm of a breathing to try at the desk: a circle that fills and empties, and what it all takes. */
export function BreathingPreview({ pattern }: { readonly pattern: Breathing }) {
  const { t } = useTranslation("curriculum");
  const { field } = useLabels(resources.mindfulOpen);
  const [running, setRunning] = useState(false);
  const phase = useBreath(pattern, running);
  const round = pattern.inhale + pattern.hold + pattern.exhale;
  const isFull = phase === "inhale" || phase === "hold";
  return (
    <Stack sx={{ alignItems: "center", gap: 1, width: 170 }}>
      <Box sx={{ position: "relative", width: 120, height: 120, display: "grid", placeItems: "center" }}>
        <Box
          sx={{
            position: "absolute",
            inset: 0,
            borderRadius: "50%",
            bgcolor: "areaSoft.mindful",
            border: 2,
            borderColor: "area.mindful",
            transform: isFull ? "scale(1)" : "scale(0.6)",
            transition: phase ? `transform ${pattern[phase]}s ease-in-out` : "none",
            "@media (prefers-reduced-motion: reduce)": { transition: "none", transform: "scale(1)" },
          }}
        />
        <Typography aria-live="off" sx={{ position: "relative", fontWeight: 700, color: "area.mindful" }}>
          {phase && field(phase)}
        </Typography>
      </Box>
      <Button
        size="small"
        startIcon={running ? <PauseIcon /> : <PlayIcon />}
        onClick={() => setRunning(!running)}
      >
        {t(running ? "mindful.stop" : "mindful.try")}
      </Button>
      <Typography variant="caption" sx={{ color: "text.secondary", textAlign: "center" }}>
        {t("mindful.rhythm", { round, total: clockText(round * pattern.rounds) })}
      </Typography>
    </Stack>
  );
}
