import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { readLink } from "./readLink.ts";

/** Asks for the address of a link, or removes it. */
export function LinkDialog({
  address,
  onSet,
  onRemove,
  onClose,
}: {
  /** The current address; null for a new link. */
  readonly address: string | null;
  readonly onSet: (address: string) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(["content", "ui"]);
  const title = useId();
  const [typed, setTyped] = useState(address ?? "");
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Don't submit the surrounding form.
    event.stopPropagation();
    const found = readLink(typed);
    if (found) onSet(found);
    else setWrong(true);
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={title}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={title}>{t("editor.linkTitle")}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label={t("editor.address")}
            value={typed}
            error={wrong}
            helperText={wrong ? t("editor.wrongAddress") : t("editor.addressHint")}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(false);
            }}
          />
        </DialogContent>
        <DialogActions>
          {address !== null && (
            <Button color="secondary" onClick={onRemove} sx={{ mr: "auto" }}>
              {t("editor.unlink")}
            </Button>
          )}
          <Button color="secondary" onClick={onClose}>
            {t("ui:cancel")}
          </Button>
          <Button type="submit" variant="contained">
            {t("editor.setLink")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
