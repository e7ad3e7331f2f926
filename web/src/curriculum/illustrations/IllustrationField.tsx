import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import { useId } from "react";
import { type FieldProps, useField } from "../../ui/form/useField.ts";
import { IllustrationChoice } from "./IllustrationChoice.tsx";

/** The illustration of a whole activity. */
export function IllustrationField(props: FieldProps) {
  const field = useField(props);
  const id = useId();
  return (
    <Box role="group" aria-labelledby={`${id}l`} aria-describedby={field.help ? `${id}h` : undefined}>
      <FormLabel
        id={`${id}l`}
        component="div"
        sx={{ fontWeight: 600, fontSize: "0.9375rem", mb: 0.75, color: "text.primary" }}
      >
        {field.label}
      </FormLabel>
      <IllustrationChoice
        value={typeof field.value === "string" && field.value ? field.value : null}
        label={field.label}
        readOnly={field.readOnly}
        onChange={field.onChange}
      />
      {field.help && (
        <FormHelperText id={`${id}h`} error={Boolean(field.error)}>
          {field.help}
        </FormHelperText>
      )}
    </Box>
  );
}
