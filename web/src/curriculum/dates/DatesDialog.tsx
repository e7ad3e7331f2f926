import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Stack from "@mui/material/Stack";
import { useTheme } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "../../core/toasts.ts";
import { ChangeTable } from "./ChangeTable.tsx";
import { type DateWish, useDateChange } from "./useDateChange.ts";

/** Asks when something is to begin and whether it moves or is copied, shows what that does, and does it. */
export function DatesDialog({
  title,
  label,
  what,
  start: firstStart,
  copies,
  onClose,
}: {
  readonly title: string;
  /** What the date is the first day of. */
  readonly label: string;
  /** The session or the items in question. */
  readonly what: Pick<DateWish, "session_id" | "items">;
  /** The beginning that is proposed. */
  readonly start: string;
  /** Whether copies are proposed. */
  readonly copies: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("calendar");
  const id = useId();
  const narrow = useMediaQuery(useTheme().breakpoints.down("sm"));
  const [start, setStart] = useState(firstStart);
  const [copy, setCopy] = useState(copies);
  const wish = /^\d{4}-\d\d-\d\d$/.test(start) ? { ...what, start, copy } : null;
  const { preview, outcome, busy, run } = useDateChange(wish, onClose);
  const changes = outcome?.rows.filter(({ action }) => action !== "keep").length ?? 0;
  const isReady =
    wish !== null && outcome !== undefined && !outcome.blocked && changes > 0 && !preview.isFetching;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={narrow} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <TextField
            type="date"
            label={label}
            value={start}
            onChange={(event) => setStart(event.target.value)}
            sx={{ maxWidth: 280 }}
          />
          <RadioGroup
            aria-label={t("dates.how")}
            value={copy ? "copy" : "move"}
            onChange={(_event, value) => setCopy(value === "copy")}
          >
            {(["copy", "move"] as const).map((way) => (
              <FormControlLabel
                key={way}
                value={way}
                control={<Radio />}
                sx={{ alignItems: "flex-start", mb: 0.5 }}
                label={
                  <>
                    <Typography sx={{ fontWeight: 600, mt: 1 }}>{t(`dates.${way}`)}</Typography>
                    <Typography variant="note">{t(`dates.${way}Text`)}</Typography>
                  </>
                }
              />
            ))}
          </RadioGroup>
          <Typography variant="h3">{t("dates.preview")}</Typography>
          {preview.isError && <Alert severity="error">{failureText(preview.error, t("dates.failed"))}</Alert>}
          {outcome?.blocked && <Alert severity="error">{`${t("dates.blocked")}: ${outcome.blocked}`}</Alert>}
          <Typography role="status" variant="body2" color="textSecondary">
            {preview.isFetching ? t("dates.working") : outcome && changes === 0 ? t("dates.nothing") : ""}
          </Typography>
          {outcome && <ChangeTable rows={outcome.rows} refused={outcome.refused} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t("dates.cancel")}
        </Button>
        <Button variant="contained" disabled={!isReady || busy} onClick={() => void run()}>
          {t(copy ? "dates.goCopy" : "dates.go")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
