import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../core/CallError.ts";
import { failureText } from "../../core/toasts.ts";

/** Asks what chosen filters are to be called. */
export function NameDialog({
  title,
  name: before = "",
  onSave,
  onClose,
}: {
  readonly title: string;
  readonly name?: string | undefined;
  /** Saves under the name; what it throws is said at the field. */
  readonly onSave: (name: string) => Promise<void>;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(["savedReports", "ui"]);
  const id = useId();
  const [name, setName] = useState(before);
  const [fault, setFault] = useState("");
  const [isSaving, setSaving] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    try {
      await onSave(name.trim());
      onClose();
    } catch (error) {
      const [known] = error instanceof CallError ? error.errors : [];
      setFault(known?.msg ?? failureText(error, t("failed")));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <form noValidate onSubmit={(event) => void send(event)}>
        <DialogContent>
          <TextField
            label={t("name")}
            required
            autoFocus
            fullWidth
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setFault("");
            }}
            error={fault !== ""}
            helperText={fault || t("nameHint")}
            slotProps={{ htmlInput: { maxLength: 80, autoComplete: "off" } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {t("ui:cancel")}
          </Button>
          <Button type="submit" variant="contained" loading={isSaving}>
            {t("save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
