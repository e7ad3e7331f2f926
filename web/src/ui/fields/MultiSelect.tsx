import Box from "@mui/material/Box";
import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import ToggleButton from "@mui/material/ToggleButton";
import { useId } from "react";
import type { Choice } from "../filters/ChoicesPill.tsx";
import { type FieldProps, useField } from "../form/useField.ts";

export function MultiSelect({ choices, ...props }: FieldProps & { readonly choices: readonly Choice[] }) {
  const field = useField(props);
  const id = useId();
  const chosen = (field.value ?? []) as readonly string[];
  return (
    <FormControl
      component="fieldset"
      error={Boolean(field.error)}
      disabled={field.readOnly}
      required={field.required}
      aria-describedby={field.help ? id : undefined}
    >
      <FormLabel
        component="legend"
        sx={{ fontWeight: 600, fontSize: "0.9375rem", mb: 1, color: "text.primary" }}
      >
        {field.label}
      </FormLabel>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {choices.map((each, index) => (
          <ToggleButton
            key={each.value}
            value={each.value}
            size="small"
            disabled={field.readOnly}
            selected={chosen.includes(each.value)}
            ref={index === 0 ? field.ref : undefined}
            onBlur={field.onBlur}
            onChange={() =>
              field.onChange(
                choices
                  .map(({ value }) => value)
                  .filter((value) => (value === each.value) !== chosen.includes(value)),
              )
            }
            sx={{
              minWidth: 44,
              borderColor: "edge",
              "&.Mui-selected, &.Mui-selected:hover": {
                bgcolor: "background.tint",
                borderColor: "primary.main",
              },
            }}
          >
            {each.label}
          </ToggleButton>
        ))}
      </Box>
      {field.help && <FormHelperText id={id}>{field.help}</FormHelperText>}
    </FormControl>
  );
}
