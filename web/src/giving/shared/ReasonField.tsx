import TextField from "@mui/material/TextField";
import { useTranslation } from "react-i18next";

/** Asks why something is corrected. */
export function ReasonField({
  value,
  onChange,
  fault,
  hint,
  most = 500,
  autoFocus = false,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly fault: string | null | undefined;
  readonly hint: string;
  /** How many characters it may have. */
  readonly most?: number;
  readonly autoFocus?: boolean;
}) {
  const { t } = useTranslation("giving");
  return (
    <TextField
      name="reason"
      label={t("reason.label")}
      required
      autoFocus={autoFocus}
      fullWidth
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={Boolean(fault)}
      helperText={fault ?? hint}
      slotProps={{ htmlInput: { maxLength: most } }}
    />
  );
}
