import Button from "@mui/material/Button";
import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import InputAdornment from "@mui/material/InputAdornment";
import InputLabel from "@mui/material/InputLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

/** A field of the screens around signing in. Lighter than the forms' fields: it is part of the first load. */
export function AccountField({
  label,
  type,
  value,
  onChange,
  autoComplete,
  error,
  hint,
  autoFocus = false,
}: {
  readonly label: string;
  readonly type: "email" | "password";
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: string;
  readonly error?: string | null;
  readonly hint?: string;
  readonly autoFocus?: boolean;
}) {
  const { t } = useTranslation("account");
  const [shown, setShown] = useState(false);
  const id = useId();
  const help = error ?? hint;
  return (
    <FormControl fullWidth error={Boolean(error)}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        type={type === "password" && shown ? "text" : type}
        name={autoComplete}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        slotProps={{
          input: {
            autoCapitalize: "none",
            spellCheck: false,
            "aria-required": true,
            ...(help && { "aria-describedby": `${id}-help` }),
          },
        }}
        endAdornment={
          type === "password" && (
            <InputAdornment position="end">
              <Button
                size="small"
                aria-pressed={shown}
                aria-label={t("showPassword", { label })}
                onClick={() => setShown(!shown)}
                sx={{ mr: -0.75 }}
              >
                {t(shown ? "hide" : "show")}
              </Button>
            </InputAdornment>
          )
        }
      />
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}
