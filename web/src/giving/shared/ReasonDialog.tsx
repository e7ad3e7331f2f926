import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { ReasonField } from "./ReasonField.tsx";
import { useSubmit } from "./useSubmit.ts";

interface ReasonDialogProps {
  readonly title: string;
  readonly text: string;
  readonly hint: string;
  /** The label of the button. */
  readonly save: string;
  /** How many characters the reason may have. */
  readonly most: number;
  readonly failed: string;
  /** Whether it takes something back, as its button then tells; by default it does. */
  readonly isRisky?: boolean;
  /** Sends it; what it throws is told at the field. */
  readonly onSend: (reason: string, key: string) => unknown;
  readonly onClose: () => void;
}

/** Asks why before something is taken back, or done late. */
export function ReasonDialog({
  title,
  text,
  hint,
  save,
  most,
  failed,
  isRisky = true,
  onSend,
  onClose,
}: ReasonDialogProps) {
  const { t } = useTranslation("giving");
  const [reason, setReason] = useState("");
  const { faultAt, isSaving, complain, clear, submit } = useSubmit(["reason"], failed);
  const fault = faultAt("reason") ?? faultAt("rest");
  const send = async () => {
    const typed = reason.trim();
    if (!typed) return complain("reason", t("reason.missing"));
    await submit(async (key) => {
      await onSend(typed, key);
      onClose();
    });
  };
  return (
    <FormDialog
      title={title}
      save={save}
      isSaving={isSaving}
      isRisky={isRisky}
      onSubmit={send}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Typography>{text}</Typography>
        <ReasonField
          autoFocus
          value={reason}
          onChange={(typed) => {
            setReason(typed);
            clear();
          }}
          fault={fault}
          hint={hint}
          most={most}
        />
      </Stack>
    </FormDialog>
  );
}
