import { type LeadStatus, statusesWithReason } from "@kindling/contract";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useTranslation } from "react-i18next";
import { useStatusChoices } from "./leadStatus.tsx";

/** A status as it is being chosen, with the reason some of them need. */
export interface StatusValue {
  readonly status: LeadStatus;
  readonly reason: string;
}

/** Whether a status still lacks the reason it needs. */
export const statusProblem = ({ status, reason }: StatusValue) =>
  statusesWithReason.includes(status) && !reason.trim();

/** The choice of a status, and of the reason where it says no. Conversion has a step of its own. */
export function StatusFields({
  value,
  onChange,
  showProblem,
  disabled = false,
}: {
  readonly value: StatusValue;
  readonly onChange: (value: StatusValue) => void;
  /** Whether to show that the reason is missing, after the first attempt. */
  readonly showProblem: boolean;
  readonly disabled?: boolean;
}) {
  const { t } = useTranslation("people");
  const missing = showProblem && statusProblem(value);
  const choices = useStatusChoices().filter(
    (each) => each.value !== "Converted" || value.status === "Converted",
  );
  return (
    <Stack spacing={2}>
      <TextField
        select
        fullWidth
        label={t("leads.status")}
        value={value.status}
        disabled={disabled}
        helperText={disabled ? t("leads.statusFixed") : undefined}
        onChange={(event) => onChange({ ...value, status: event.target.value as LeadStatus })}
      >
        {choices.map((each) => (
          <MenuItem key={each.value} value={each.value}>
            {each.label}
          </MenuItem>
        ))}
      </TextField>
      {statusesWithReason.includes(value.status) && (
        <TextField
          fullWidth
          required
          label={t("leads.reason")}
          value={value.reason}
          error={missing}
          helperText={missing ? t("leads.reasonMissing") : t("leads.reasonHint")}
          onChange={(event) => onChange({ ...value, reason: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 400 } }}
        />
      )}
    </Stack>
  );
}
