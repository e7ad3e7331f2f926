import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";

interface VoidDialogProps {
  /** How many donations are about to be voided; none while it is closed. */
  readonly count: number;
  readonly amount: string;
  readonly onVoid: (reason: string) => void;
  readonly onClose: () => void;
}

function VoidForm({ count, amount, onVoid, onClose, title }: VoidDialogProps & { readonly title: string }) {
  const { t } = useTranslation(["giving", "ui"]);
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim()) onVoid(reason.trim());
    else setMissing(true);
  };
  return (
    <form noValidate onSubmit={send}>
      <DialogTitle id={title}>{t("donations.voidTitle", { count })}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Typography>{t("donations.voidText", { amount })}</Typography>
          <TextField
            label={t("donations.reason")}
            required
            autoFocus
            fullWidth
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
              setMissing(false);
            }}
            error={isMissing}
            helperText={t(isMissing ? "donations.reasonMissing" : "donations.reasonHint")}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t("ui:cancel")}
        </Button>
        <Button type="submit" variant="contained" color="error">
          {t("donations.void")}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Asks why donations are voided, before they are. */
export function VoidDialog(props: VoidDialogProps) {
  const title = useId();
  return (
    <Dialog open={props.count > 0} onClose={props.onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      {props.count > 0 && <VoidForm {...props} title={title} />}
    </Dialog>
  );
}
