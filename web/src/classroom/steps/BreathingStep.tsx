import type { Breathing } from "@kindling/contract";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type Ref, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { BreathingCircle } from "../breathing/BreathingCircle.tsx";
import { breathingAt, breathingLength } from "../breathing/breathingAt.ts";
import { glide } from "../breathing/chime.ts";
import { PlayButton } from "./PlayButton.tsx";
import { type Player, usePlayer, useStopwatch } from "./player.ts";

const pitches = { inhale: [196, 294], hold: [294, 294], exhale: [294, 196] } as const;

export function BreathingStep({
  pattern,
  sound,
  ref,
}: {
  pattern: Breathing;
  sound: boolean;
  ref: Ref<Player>;
}) {
  const { t } = useTranslation(["classroom", "aloud"]);
  const circle = useRef<HTMLDivElement>(null);
  const [moment, setMoment] = useState(() => breathingAt(pattern, 0));
  const draw = useCallback(
    (elapsed: number) => {
      const next = breathingAt(pattern, elapsed);
      circle.current?.style.setProperty("--full", next.fullness.toFixed(4));
      // The circle changes every frame, the text only once a second.
      setMoment((shown) =>
        shown.phase === next.phase && shown.count === next.count && shown.round === next.round ? shown : next,
      );
    },
    [pattern],
  );
  const { state, toggle } = useStopwatch(breathingLength(pattern), draw);
  usePlayer(ref, state, toggle);

  const { phase, round, seconds } = moment;
  const running = state === "running";
  useEffect(() => {
    if (!sound || !running || phase === "settle" || phase === "done") return;
    const [from, to] = pitches[phase];
    glide(from, to, seconds);
    // A tone for each phase of each round, also when two phases are alike.
  }, [sound, running, phase, round, seconds]);

  const before = state === "idle";
  return (
    <Stack sx={{ alignItems: "center", gap: "2.5cqb" }}>
      <BreathingCircle
        moment={before ? { ...moment, phase: "settle", count: 1, seconds: 3 } : moment}
        circle={circle}
      />
      <Stack direction="row" sx={{ alignItems: "center", gap: 3 }}>
        <PlayButton state={state} onToggle={toggle} />
        <Typography
          data-aloud="interface"
          data-words={t("aloud:breathing", {
            inhale: pattern.inhale,
            exhale: pattern.exhale,
            count: pattern.rounds,
          })}
          variant="stageLabel"
          color="textSecondary"
        >
          {t("breathing.round", { round, rounds: pattern.rounds })}
        </Typography>
      </Stack>
    </Stack>
  );
}
