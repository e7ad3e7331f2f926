import { accountEndpoints } from "@kindling/contract";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { failureText } from "../../core/toasts.ts";
import { Later } from "../../ui/Later.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";

const passkeyConfirm = loadOnce(() => import("./PasskeyConfirm.tsx"));

/** Asks for the password of who is signed in; answers whether it was entered. */
export function ConfirmPasswordDialog({ onDone }: { readonly onDone: (isRight: boolean) => void }) {
  const { t } = useTranslation(["factors", "ui"]);
  const id = useId();
  const [password, setPassword] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    // The form behind it is not to be sent as well.
    event.stopPropagation();
    if (busy) return;
    if (password === "") return setFault(t("confirmPassword.missing"));
    setBusy(true);
    setFault(null);
    try {
      await call(accountEndpoints.confirm, { body: { password } });
      onDone(true);
    } catch (error) {
      setFault(failureText(error, t("confirmPassword.failed")));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={() => onDone(false)}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
    >
      <form noValidate onSubmit={(event) => void send(event)}>
        <DialogTitle id={`${id}t`}>{t("confirmPassword.title")}</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}d`} sx={{ color: "text.primary", mb: 2 }}>
            {t("confirmPassword.text")}
          </DialogContentText>
          <TextField
            label={t("confirmPassword.label")}
            type="password"
            autoComplete="current-password"
            autoFocus
            fullWidth
            value={password}
            error={fault !== null}
            helperText={fault}
            onChange={({ target }) => setPassword(target.value)}
            slotProps={{ formHelperText: { role: "alert" } }}
          />
          <Later from={passkeyConfirm}>
            {({ PasskeyConfirm }) => <PasskeyConfirm onDone={() => onDone(true)} />}
          </Later>
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={() => onDone(false)}>
            {t("ui:cancel")}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {t("confirmPassword.send")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
