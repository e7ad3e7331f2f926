import Close from "@mui/icons-material/CloseRounded";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { clockText } from "../../curriculum/clockText.ts";
import { timerMinutes } from "../stage/useClassTimer.ts";
import type { PresenterCommand, StageClock } from "./stageChannel.ts";

/** The timer of the stage, with its controls; without one, the minutes that start it. */
export function PresenterTimer({
  timer,
  onCommand,
}: {
  readonly timer: StageClock | null;
  readonly onCommand: (command: PresenterCommand) => void;
}) {
  const { t } = useTranslation(["presenter", "classroom", "stage"]);
  if (!timer) {
    return (
      <Stack
        role="group"
        aria-label={t("startTimer")}
        direction="row"
        sx={{
          alignItems: "center",
          flexWrap: { sm: "wrap" },
          width: { xs: 1, sm: "auto" },
          gap: { xs: 0.5, sm: 1 },
        }}
      >
        <Typography aria-hidden sx={{ fontWeight: 600, mr: 0.5, display: { xs: "none", sm: "block" } }}>
          {t("timer")}
        </Typography>
        {timerMinutes.map((minutes) => (
          <Button
            key={minutes}
            variant="outlined"
            color="secondary"
            onClick={() => onCommand({ timer: minutes })}
            sx={{ minWidth: 44, minHeight: 44, px: { xs: 0.25, sm: 2 }, flex: { xs: 1, sm: "none" } }}
          >
            {t("minutes", { count: minutes })}
          </Button>
        ))}
      </Stack>
    );
  }
  return (
    <Stack direction="row" sx={{ alignItems: "center", flexWrap: "wrap", gap: 1 }}>
      <Typography
        role="timer"
        aria-label={t("timer")}
        sx={{ fontSize: "2rem", fontWeight: 800, fontVariantNumeric: "tabular-nums", minWidth: "3.4ch" }}
      >
        {clockText(timer.left)}
      </Typography>
      {timer.state === "done" ? (
        <Typography role="status">{t("stage:timer.over")}</Typography>
      ) : (
        <Button
          variant="outlined"
          color="secondary"
          onClick={() => onCommand({ timer: "toggle" })}
          sx={{ minHeight: 44 }}
        >
          {t(`classroom:play.${timer.state}`)}
        </Button>
      )}
      <Button
        color="secondary"
        startIcon={<Close />}
        onClick={() => onCommand({ timer: "close" })}
        sx={{ minHeight: 44 }}
      >
        {t("stage:timer.close")}
      </Button>
    </Stack>
  );
}
