import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type Ref, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Area } from "../../curriculum/areas/AreaIcon.tsx";
import { clockText } from "../../curriculum/clockText.ts";
import { glide } from "../breathing/chime.ts";
import { CountdownBar } from "./CountdownBar.tsx";
import { PlayButton } from "./PlayButton.tsx";
import { type Player, usePlayer, useStopwatch } from "./player.ts";

export function TimerStep({
  seconds,
  area,
  sound,
  ref,
}: {
  seconds: number;
  area: Area;
  sound: boolean;
  ref: Ref<Player>;
}) {
  const { t } = useTranslation("classroom");
  const [left, setLeft] = useState(seconds);
  const draw = useCallback((elapsed: number) => setLeft(Math.ceil(seconds - elapsed / 1000)), [seconds]);
  const { state, toggle } = useStopwatch(seconds * 1000, draw);
  usePlayer(ref, state, toggle, { left });
  const done = state === "done";
  useEffect(() => {
    if (done && sound) glide(392, 262, 1.6);
  }, [done, sound]);

  return (
    <Stack sx={{ alignItems: "center", gap: "4cqb" }}>
      <Typography data-aloud="interface" variant="stageText" component="h2">
        {done ? t("timer.done") : t(area === "mindful" ? "timer.title" : "timer.doing")}
      </Typography>
      <Typography variant="stageCount" role="timer" component="p" sx={{ color: `area.${area}` }}>
        {clockText(left)}
      </Typography>
      <CountdownBar left={left / seconds} area={area} />
      <PlayButton state={state} onToggle={toggle} />
    </Stack>
  );
}
