import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type FormEvent, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";

/** A dialog with a few fields, sent by its button or Enter. */
export function FormDialog({
  title,
  save,
  isSaving = false,
  isRisky = false,
  width = "xs",
  onSubmit,
  onClose,
  children,
}: {
  readonly title: string;
  /** The label of the button. */
  readonly save: string;
  readonly isSaving?: boolean;
  /** Marks an action that is hard to undo. */
  readonly isRisky?: boolean;
  readonly width?: "xs" | "sm";
  readonly onSubmit: () => Promise<void> | void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation("ui");
  const id = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <Dialog open onClose={onClose} maxWidth={width} fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <form noValidate onSubmit={send}>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" variant="contained" color={isRisky ? "error" : "primary"} loading={isSaving}>
            {save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
