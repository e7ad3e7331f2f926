import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import type { ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import { useCountries } from "./useCountries.ts";

export function CountryPicker({
  label,
  value,
  onChange,
  onBlur,
  required = false,
  disabled = false,
  autoFocus = false,
  error = false,
  help,
  inputRef,
}: {
  readonly label: string;
  /** The two-letter code; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly error?: boolean;
  readonly help?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
}) {
  const { t } = useTranslation("ui");
  const countries = useCountries();
  return (
    <Autocomplete
      options={countries.list}
      value={value ? countries.of(value) : null}
      onChange={(_event, picked) => onChange(picked?.key ?? "")}
      {...(onBlur && { onBlur })}
      disabled={disabled}
      autoHighlight
      noOptionsText={t("picker.nothing")}
      clearText={t("clear")}
      openText={t("picker.open")}
      closeText={t("close")}
      isOptionEqualToValue={(option, picked) => option.key === picked.key}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={required}
          autoFocus={autoFocus}
          error={error}
          helperText={help}
          inputRef={inputRef}
        />
      )}
    />
  );
}
