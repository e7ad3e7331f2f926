import Smaller from "@mui/icons-material/CloseFullscreenRounded";
import Close from "@mui/icons-material/CloseRounded";
import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Area } from "../../curriculum/areas/AreaIcon.tsx";
import { clockText } from "../../curriculum/clockText.ts";
import { CountdownBar } from "../steps/CountdownBar.tsx";
import { PlayButton } from "../steps/PlayButton.tsx";
import type { ClassTimer } from "./useClassTimer.ts";

/** The timer a teacher has set: over the whole stage, or in a corner while the class looks at the step. */
export function TimerView({ timer, area }: { timer: ClassTimer; area: Area }) {
  const { t } = useTranslation("stage");
  const { left, seconds, state, isBig } = timer;
  const clock = useRef<HTMLDivElement>(null);
  const isDone = state === "done";
  // The first button gets the focus after the picker closes, and again when time is up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is over, another button is first
  useEffect(() => clock.current?.querySelector("button")?.focus(), [isBig, isDone]);
  if (!isBig) {
    return (
      <ButtonBase
        onClick={() => timer.setBig(true)}
        aria-label={`${t("timer.bigger")}: ${clockText(left)}`}
        sx={{
          position: "absolute",
          insetInlineEnd: "max(12px, 1.6cqi)",
          bottom: "max(72px, 12cqb)",
          zIndex: 1,
          px: "0.45em",
          borderRadius: 3,
          bgcolor: "background.paper",
          boxShadow: 6,
          typography: "stageCount",
          fontSize: "min(9cqb, 14cqi) !important",
          color: `area.${area}`,
        }}
      >
        {clockText(left)}
      </ButtonBase>
    );
  }
  return (
    <Stack
      ref={clock}
      role="region"
      aria-label={t("timer.clock")}
      sx={{
        position: "absolute",
        inset: 0,
        zIndex: 1,
        bgcolor: "background.default",
        alignItems: "center",
        justifyContent: "center",
        gap: "4cqb",
        p: 2,
      }}
    >
      <Typography
        variant="stageText"
        component="p"
        role="status"
        sx={{ minHeight: "1.35em", fontWeight: 700 }}
      >
        {isDone ? t("timer.over") : ""}
      </Typography>
      <Typography
        variant="stageCount"
        component="p"
        role="timer"
        sx={{ color: `area.${area}`, fontSize: "min(44cqb, 32cqi) !important" }}
      >
        {clockText(left)}
      </Typography>
      <CountdownBar left={left / seconds} area={area} />
      <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap", justifyContent: "center" }}>
        {!isDone && <PlayButton state={state} onToggle={timer.toggle} />}
        {!isDone && (
          <Button
            size="large"
            variant="outlined"
            startIcon={<Smaller />}
            onClick={() => timer.setBig(false)}
            sx={{ typography: "stageLabel" }}
          >
            {t("timer.smaller")}
          </Button>
        )}
        <Button
          size="large"
          variant={isDone ? "contained" : "outlined"}
          startIcon={<Close />}
          onClick={timer.close}
          sx={{ typography: "stageLabel" }}
        >
          {t("timer.close")}
        </Button>
      </Stack>
    </Stack>
  );
}
