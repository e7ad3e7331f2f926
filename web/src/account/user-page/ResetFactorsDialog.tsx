import { staffFactorEndpoints } from "@kindling/contract";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError, call } from "../../core/api.ts";
import { fail, succeed } from "../../core/toasts.ts";
import type { User } from "../../people/users/userColumns.tsx";

/** Removes somebody's second steps, with a reason and one's own password. */
export function ResetFactorsDialog({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const { t } = useTranslation(["factors", "ui"]);
  const id = useId();
  const queries = useQueryClient();
  const [reason, setReason] = useState("");
  const [password, setPassword] = useState("");
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    setFaults({});
    try {
      const body = { reason, password };
      const { message } = await call(staffFactorEndpoints.reset, { params: { id: user.id }, body });
      succeed(message);
      onClose();
      await queries.invalidateQueries();
    } catch (error) {
      const errors = error instanceof CallError ? error.errors : [];
      setFaults(Object.fromEntries(errors.map(({ path = "", msg }) => [path, msg])));
      fail(error, t("failed"));
      setSending(false);
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <DialogTitle id={id}>{t("staff.resetFor", { name: user.name })}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>{t("staff.resetText")}</Typography>
          <Stack sx={{ gap: 2 }}>
            <TextField
              autoFocus
              required
              label={t("staff.reason")}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              error={Boolean(faults["reason"])}
              helperText={faults["reason"] ?? t("staff.reasonText")}
              slotProps={{ htmlInput: { maxLength: 500 } }}
            />
            <TextField
              required
              type="password"
              label={t("password.label")}
              value={password}
              autoComplete="current-password"
              onChange={(event) => setPassword(event.target.value)}
              error={Boolean(faults["password"])}
              helperText={faults["password"]}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {t("ui:cancel")}
          </Button>
          <Button type="submit" variant="contained" color="error" loading={isSending}>
            {t("staff.reset")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
