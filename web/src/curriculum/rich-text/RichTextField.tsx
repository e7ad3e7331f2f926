import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Skeleton from "@mui/material/Skeleton";
import { lazy, Suspense, useId } from "react";
import { type FieldProps, useField } from "../../ui/form/useField.ts";

// Loaded on demand, because the editor is large and most forms don't use it.
const RichTextEditor = lazy(async () => ({ default: (await import("./RichTextEditor.tsx")).RichTextEditor }));

/** A formatted text in a form: headings, bold, lists, links. */
export function RichTextField(props: FieldProps) {
  const field = useField(props);
  const id = useId();
  const value = typeof field.value === "string" ? field.value : "";
  const named = { id: `${id}t`, labelledBy: `${id}l`, describedBy: field.help ? `${id}h` : undefined };
  return (
    <Box>
      <FormLabel
        id={named.labelledBy}
        component="div"
        required={field.required}
        error={Boolean(field.error)}
        sx={{ fontWeight: 600, fontSize: "0.9375rem", mb: 0.75, color: "text.primary" }}
        onClick={() => document.getElementById(named.id)?.focus()}
      >
        {field.label}
      </FormLabel>
      <Suspense fallback={<Skeleton variant="rounded" height={206} />}>
        <RichTextEditor
          {...named}
          value={value}
          required={field.required}
          wrong={Boolean(field.error)}
          readOnly={field.readOnly}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      </Suspense>
      {field.help && (
        <FormHelperText id={named.describedBy} error={Boolean(field.error)}>
          {field.help}
        </FormHelperText>
      )}
    </Box>
  );
}
