import { copiedWeeksAtMost } from "@kindling/contract";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { addDays } from "../calendar/calendarSpans.ts";
import { type Shown, useCopying } from "./useProgramPlan.ts";

const counts = Array.from({ length: copiedWeeksAtMost }, (_, nth) => nth + 1);

/** Copies the week that is shown to those after it, in one call. */
export function CopyWeekDialog({
  shown,
  count,
  onClose,
}: {
  readonly shown: Shown;
  /** How many parts of the week are set. */
  readonly count: number;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("calendar");
  const format = useFormat();
  const heading = useId();
  const [weeks, setWeeks] = useState(1);
  const copying = useCopying(shown, onClose);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={heading}>
      <DialogTitle id={heading}>{t("week.copy.title")}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t("week.copy.text", { count })}</DialogContentText>
        <TextField
          select
          fullWidth
          label={t("week.copy.weeks")}
          value={weeks}
          onChange={({ target }) => setWeeks(Number(target.value))}
          helperText={t("week.copy.until", { date: format.date(addDays(shown.monday, 7 * weeks + 4)) })}
        >
          {counts.map((each) => (
            <MenuItem key={each} value={each}>
              {t("week.copy.next", { count: each })}
            </MenuItem>
          ))}
        </TextField>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t("week.cancel")}</Button>
        <Button variant="contained" disabled={copying.isPending} onClick={() => copying.mutate(weeks)}>
          {t("week.copy.do")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
