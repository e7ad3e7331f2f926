import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormDialog } from "../../ui/form/FormDialog.tsx";

const reasonLimit = 500;

/** Says what withdrawing does, and asks why. */
export function WithdrawDialog({
  count,
  onSend,
  onClose,
}: {
  readonly count: number;
  readonly onSend: (body: { readonly reason: string | null }) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("content");
  const [reason, setReason] = useState("");
  const [isSaving, setSaving] = useState(false);
  const send = async () => {
    setSaving(true);
    if (await onSend({ reason: reason.trim() || null })) onClose();
    setSaving(false);
  };
  return (
    <FormDialog
      title={t("consents.withdrawTitle")}
      save={t("consents.withdraw")}
      isSaving={isSaving}
      isRisky
      onSubmit={send}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Typography>
          {t("consents.files", { count })} {t("consents.withdrawText")}
        </Typography>
        <TextField
          fullWidth
          label={t("consents.reason")}
          helperText={t("consents.reasonHint")}
          value={reason}
          slotProps={{ htmlInput: { maxLength: reasonLimit } }}
          onChange={({ target }) => setReason(target.value)}
        />
      </Stack>
    </FormDialog>
  );
}
