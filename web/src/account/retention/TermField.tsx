import { type RetentionKind, retentionLabels, retentionTerms } from "@kindling/contract";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import InputAdornment from "@mui/material/InputAdornment";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../core/language.ts";

/** How long one kind is kept: a number of months or days, or without limit. */
export function TermField({
  kind,
  value,
  fault,
  onChange,
}: {
  readonly kind: RetentionKind;
  /** Null keeps it without limit. */
  readonly value: string | null;
  readonly fault: string | undefined;
  readonly onChange: (value: string | null) => void;
}) {
  const { t } = useTranslation("privacy");
  const { unit, usual, least, most, mayKeep } = retentionTerms[kind];
  const [former, setFormer] = useState(value ?? String(usual));
  const name = retentionLabels[useLanguage()].fields[kind] ?? kind;
  return (
    <Stack sx={{ gap: 0.5 }}>
      <TextField
        label={name}
        value={value ?? ""}
        disabled={value === null}
        onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, ""))}
        error={Boolean(fault)}
        helperText={fault ? t("bounds", { least, most, unit: t(unit) }) : t(`what.${kind}`)}
        slotProps={{
          htmlInput: { inputMode: "numeric", maxLength: 4 },
          input: { endAdornment: <InputAdornment position="end">{t(unit)}</InputAdornment> },
        }}
      />
      {mayKeep && (
        <FormControlLabel
          control={
            <Checkbox
              checked={value === null}
              slotProps={{ input: { "aria-label": t("keepNamed", { name }) } }}
              onChange={(_, isKept) => {
                if (value !== null) setFormer(value);
                onChange(isKept ? null : former);
              }}
            />
          }
          label={t("keep")}
        />
      )}
    </Stack>
  );
}
