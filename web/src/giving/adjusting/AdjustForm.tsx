import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { succeed } from "../../core/toasts.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { useSubmit } from "../shared/useSubmit.ts";

/** What every adjustment asks and does. */
export interface Adjusting {
  readonly title: string;
  readonly text: string;
  readonly onSend: (
    value: number,
    reason: string,
    idempotencyKey: string,
  ) => Promise<{ message?: string | undefined }>;
  readonly onClose: () => void;
}

interface AdjustFormProps extends Adjusting {
  /** The field of the call, at which a refusal is told. */
  readonly field: "amount_cents" | "points" | "charity_id";
  /** Returns what is right; null if nothing is said yet, or something wrong. */
  readonly read: () => number | null;
  readonly wrong: string;
  /** Asks what is right; `onChange` forgets what was wrong. */
  readonly ask: (fault: string | undefined, onChange: () => void) => ReactNode;
}

/** Asks what is right of something in a closed session, and why it is adjusted. */
export function AdjustForm({ title, text, field, read, wrong, ask, onSend, onClose }: AdjustFormProps) {
  const { t } = useTranslation(["adjusting", "giving"]);
  const queries = useQueryClient();
  const [reason, setReason] = useState("");
  const { faultAt, isSaving, complain, clear, submit } = useSubmit([field, "reason"], t("failed"));
  const send = async () => {
    const value = read();
    if (value === null) return complain(field, wrong);
    if (!reason.trim()) return complain("reason", t("reasonMissing"));
    await submit(async (key) => {
      const { message } = await onSend(value, reason.trim(), key);
      succeed(message ?? t("title"));
      onClose();
      await queries.invalidateQueries();
    });
  };
  return (
    <FormDialog title={title} save={t("save")} isSaving={isSaving} onSubmit={send} onClose={onClose}>
      <Stack sx={{ gap: 2 }}>
        <Typography>{text}</Typography>
        {ask(faultAt(field), clear)}
        <TextField
          label={t("giving:reason.label")}
          required
          fullWidth
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            clear();
          }}
          error={Boolean(faultAt("reason"))}
          helperText={faultAt("reason") ?? t("reasonHint")}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        {faultAt("rest") && (
          <Alert severity="error" role="alert">
            {faultAt("rest")}
          </Alert>
        )}
      </Stack>
    </FormDialog>
  );
}
