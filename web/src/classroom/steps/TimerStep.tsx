import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type Ref, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Area } from "../../resources/AreaIcon.tsx";
import { glide } from "../breathing/chime.ts";
import { clockText } from "./clockText.ts";
import { PlayButton } from "./PlayButton.tsx";
import { type Player, usePlayer, useStopwatch } from "./player.ts";

/** The time a class has, counted down. */
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
  usePlayer(ref, state, toggle);
  const done = state === "done";
  useEffect(() => {
    if (done && sound) glide(392, 262, 1.6);
  }, [done, sound]);

  return (
    <Stack sx={{ alignItems: "center", gap: "4cqb" }}>
      <Typography variant="stageText" component="h2">
        {done ? t("timer.done") : t(area === "mindful" ? "timer.title" : "timer.doing")}
      </Typography>
      <Typography variant="stageCount" role="timer" component="p" sx={{ color: `area.${area}` }}>
        {clockText(left)}
      </Typography>
      <Box
        aria-hidden
        sx={{
          width: "min(70cqi, 60rem)",
          height: "1.6cqb",
          borderRadius: 9,
          bgcolor: `areaSoft.${area}`,
          overflow: "hidden",
        }}
      >
        <Box
          sx={{
            height: 1,
            width: 1,
            bgcolor: `area.${area}`,
            transformOrigin: "left",
            transition: "transform 1s linear",
          }}
          style={{ transform: `scaleX(${left / seconds})` }}
        />
      </Box>
      <PlayButton state={state} onToggle={toggle} />
    </Stack>
  );
}
