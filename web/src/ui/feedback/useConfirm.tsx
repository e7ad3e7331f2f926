import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactElement, type ReactNode, useCallback, useId, useState } from "react";
import { useTranslation } from "react-i18next";

/** A confirmation for actions that can't be undone; otherwise offer an undo instead. */
export interface ConfirmQuestion {
  readonly title: string;
  readonly text: ReactNode;
  /** The confirm button's label, a verb. */
  readonly confirm: string;
  readonly risky?: boolean;
  /** The other button's label, if "Cancel" is ambiguous. */
  readonly cancel?: string;
}

export interface ConfirmDialogProps extends ConfirmQuestion {
  readonly open: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function ConfirmDialog({
  open,
  title,
  text,
  confirm,
  risky,
  cancel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const { t } = useTranslation("ui");
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
    >
      <DialogTitle id={`${id}t`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}d`} component="div" sx={{ color: "text.primary" }}>
          {text}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onCancel} autoFocus>
          {cancel ?? t("cancel")}
        </Button>
        <Button variant="contained" color={risky ? "error" : "primary"} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Asks and returns the answer; render the dialog in the screen. */
export function useConfirm(): { ask: (question: ConfirmQuestion) => Promise<boolean>; dialog: ReactElement } {
  const [asked, setAsked] = useState<(ConfirmQuestion & { settle: (answer: boolean) => void }) | null>(null);
  const [open, setOpen] = useState(false);
  const ask = useCallback(
    (question: ConfirmQuestion) =>
      new Promise<boolean>((settle) => {
        setAsked({ ...question, settle });
        setOpen(true);
      }),
    [],
  );
  const answer = (yes: boolean) => {
    setOpen(false);
    asked?.settle(yes);
  };
  return {
    ask,
    dialog: (
      <ConfirmDialog
        title=""
        text=""
        confirm=""
        {...asked}
        open={open}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      />
    ),
  };
}
