import Alert from "@mui/material/Alert";
import InputAdornment from "@mui/material/InputAdornment";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { succeed } from "../../core/toasts.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { ReasonField } from "../shared/ReasonField.tsx";
import { useSubmit } from "../shared/useSubmit.ts";

interface Figure {
  /** The field of the call, at which a refusal is told. */
  readonly field: "amount_cents" | "points";
  readonly label: string;
  readonly hint: string;
  /** Returns the number that was typed; null if it is none. */
  readonly read: (typed: string) => number | null;
  readonly wrong: string;
}

/** Asks for the right figure of something in a closed session, and why it is adjusted. */
export function AdjustDialog({
  title,
  text,
  figure,
  onSend,
  onClose,
}: {
  readonly title: string;
  readonly text: string;
  readonly figure: Figure;
  readonly onSend: (
    value: number,
    reason: string,
    idempotencyKey: string,
  ) => Promise<{ message?: string | undefined }>;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(["adjusting", "giving"]);
  const queries = useQueryClient();
  const [typed, setTyped] = useState("");
  const [reason, setReason] = useState("");
  const { faultAt, isSaving, complain, clear, submit } = useSubmit([figure.field, "reason"], t("failed"));
  const isMoney = figure.field === "amount_cents";
  const send = async () => {
    const value = figure.read(typed);
    if (value === null) return complain(figure.field, figure.wrong);
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
        <TextField
          label={figure.label}
          required
          autoFocus
          fullWidth
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            clear();
          }}
          error={Boolean(faultAt(figure.field))}
          helperText={faultAt(figure.field) ?? figure.hint}
          slotProps={{
            input: { startAdornment: isMoney && <InputAdornment position="start">$</InputAdornment> },
            // Phones offer no minus among decimal digits.
            htmlInput: { inputMode: isMoney ? "decimal" : "text", autoComplete: "off" },
          }}
        />
        <ReasonField
          value={reason}
          onChange={(typed) => {
            setReason(typed);
            clear();
          }}
          fault={faultAt("reason")}
          hint={t("reasonHint")}
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
