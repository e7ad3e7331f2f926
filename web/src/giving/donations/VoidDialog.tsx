import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormDialog } from "../../ui/form/FormDialog.tsx";

interface VoidDialogProps {
  /** The number of donations to void, and their sum if known. */
  readonly count: number;
  readonly amount: string | null;
  readonly onVoid: (reason: string) => void;
  readonly onClose: () => void;
}

export function VoidDialog({ count, amount, onVoid, onClose }: VoidDialogProps) {
  const { t } = useTranslation("giving");
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    if (reason.trim()) onVoid(reason.trim());
    else setMissing(true);
  };
  return (
    <FormDialog
      title={t("donations.voidTitle", { count })}
      save={t("donations.void")}
      isRisky
      onSubmit={send}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Typography>
          {amount ? t("donations.voidText", { amount }) : t("donations.voidAllText", { count })}
        </Typography>
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
    </FormDialog>
  );
}
