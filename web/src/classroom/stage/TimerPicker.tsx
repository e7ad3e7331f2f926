import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import { useId } from "react";
import { useTranslation } from "react-i18next";
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
  const title = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={title}
      data-color="dark"
      sx={{ zIndex: "tooltip" }}
    >
      <DialogTitle id={title} sx={{ color: "text.primary" }}>
        {t("timer.title")}
      </DialogTitle>
      <DialogContent>
        <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1.5, justifyContent: "center" }}>
          {timerMinutes.map((minutes, index) => (
            <Button
              key={minutes}
              size="large"
              variant="outlined"
              autoFocus={index === 0}
              onClick={() => onPick(minutes)}
              sx={{ minWidth: 132, minHeight: 56, fontSize: "1.25rem" }}
            >
              {t("timer.minutes", { count: minutes })}
            </Button>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t("timer.cancel")}</Button>
      </DialogActions>
    </Dialog>
  );
}
