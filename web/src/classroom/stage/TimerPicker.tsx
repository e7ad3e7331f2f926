import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTranslation } from "react-i18next";
import { StageDialog } from "./StageDialog.tsx";
import { timerMinutes } from "./useClassTimer.ts";

/** Asks how long a class gets; one tap starts the clock. */
export function TimerPicker({
  open,
  onPick,
  onClose,
}: {
  open: boolean;
  onPick: (minutes: number) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation("stage");
  return (
    <StageDialog
      open={open}
      title={t("timer.title")}
      onClose={onClose}
      buttons={<Button onClick={onClose}>{t("timer.cancel")}</Button>}
    >
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1.5, justifyContent: "center" }}>
        {timerMinutes.map((minutes, index) => (
          <Button
            key={minutes}
            size="large"
            variant="outlined"
            autoFocus={index === 0}
            onClick={() => onPick(minutes)}
            sx={{ minWidth: "6em", minHeight: 56 }}
          >
            {t("timer.minutes", { count: minutes })}
          </Button>
        ))}
      </Stack>
    </StageDialog>
  );
}
