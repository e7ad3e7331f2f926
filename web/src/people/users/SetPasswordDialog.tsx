import { accountEndpoints, passwordLength } from "@kindling/contract";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError, call } from "../../core/api.ts";
import { fail, succeed } from "../../core/toasts.ts";
import type { User } from "./userColumns.tsx";

/** Sets a password that the person must replace at the next sign-in. */
export function SetPasswordDialog({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const { t } = useTranslation(["people", "ui"]);
  const id = useId();
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState("");
  const [saving, setSaving] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    try {
      const body = { password };
      succeed((await call(accountEndpoints.changePassword, { params: { id: user.id }, body })).message);
      onClose();
    } catch (error) {
      if (error instanceof CallError && error.errors[0]) setWrong(error.errors[0].msg);
      fail(error, t("people:passwords.changeFailed"));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <DialogTitle id={id}>{t("people:passwords.setFor", { name: user.name })}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>{t("people:passwords.setText", { min: passwordLength.min })}</Typography>
          <TextField
            autoFocus
            fullWidth
            required
            label={t("people:passwords.password")}
            value={password}
            autoComplete="off"
            onChange={(event) => setPassword(event.target.value)}
            error={wrong !== ""}
            helperText={wrong}
          />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {t("ui:cancel")}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={saving}
            disabled={password.length < passwordLength.min}
          >
            {t("people:passwords.set")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
