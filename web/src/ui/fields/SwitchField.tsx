import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import Switch from "@mui/material/Switch";
import { useId } from "react";
import { type FieldProps, useField } from "../form/useField.ts";

export function SwitchField(props: FieldProps) {
  const field = useField(props);
  const help = useId();
  return (
    <FormControl error={Boolean(field.error)} disabled={field.readOnly}>
      <FormControlLabel
        label={field.label}
        sx={{ gap: 1, ml: -0.75 }}
        control={
          <Switch
            checked={field.value === true}
            onChange={(event) => field.onChange(event.target.checked)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref, ...(field.help && { "aria-describedby": help }) } }}
          />
        }
      />
      {field.help && <FormHelperText id={help}>{field.help}</FormHelperText>}
    </FormControl>
  );
}
