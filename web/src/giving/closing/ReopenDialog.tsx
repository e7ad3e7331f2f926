import { type Reference, sessionClosingEndpoints } from "@kindling/contract";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";

/** Asks why a closed session is to be reopened, and reopens it. */
export function ReopenDialog({
  session,
  onClose,
}: {
  readonly session: Reference;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("giving");
  const client = useQueryClient();
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const send = async () => {
    if (!reason.trim()) {
      setMissing(true);
      return;
    }
    setSaving(true);
    try {
      const { message } = await call(sessionClosingEndpoints.reopen, {
        params: { id: session.id },
        body: { reason },
      });
      succeed(message ?? t("closing.open"));
      await client.invalidateQueries();
      onClose();
    } catch (error) {
      fail(error, t("closing.reopenFailed"));
    } finally {
      setSaving(false);
    }
  };
  return (
    <FormDialog
      title={t("closing.reopenTitle", { name: session.name })}
      save={t("closing.reopen")}
      isRisky
      isSaving={isSaving}
      onSubmit={send}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Typography>{t("closing.reopenText")}</Typography>
        <TextField
          label={t("closing.reason")}
          required
          autoFocus
          fullWidth
          multiline
          minRows={2}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setMissing(false);
          }}
          error={isMissing}
          helperText={isMissing && t("closing.reasonMissing")}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
        />
      </Stack>
    </FormDialog>
  );
}
