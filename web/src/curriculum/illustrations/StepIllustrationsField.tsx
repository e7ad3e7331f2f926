import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type FieldProps, useField } from "../../ui/form/useField.ts";
import { entriesOf, useMovedAlong, withEntry } from "../activities/teacher-notes/besideEntries.ts";
import { plainText } from "../rich-text/plainText.ts";
import { IllustrationChoice } from "./IllustrationChoice.tsx";

/** So much of an entry tells which one it is, in letters. */
const shownLetters = 60;

/** An illustration for each step or paragraph of another field; it moves along with what it was chosen for. */
export function StepIllustrationsField({
  of,
  ...props
}: FieldProps & {
  /** The path of the part whose entries are illustrated. */
  readonly of: string;
}) {
  const { t } = useTranslation("curriculum");
  const field = useField(props);
  const id = useId();
  const entries = entriesOf(useWatch({ name: of }));
  const chosen = (field.value ?? []) as readonly string[];
  useMovedAlong(props.name, of);
  if (entries.length === 0) return null;
  return (
    <Box role="group" aria-labelledby={`${id}l`}>
      <FormLabel
        id={`${id}l`}
        component="div"
        sx={{ fontWeight: 600, fontSize: "0.9375rem", mb: 0.75, color: "text.primary" }}
      >
        {field.label}
      </FormLabel>
      <Stack component="ol" sx={{ gap: 1, m: 0, p: 0, listStyle: "none" }}>
        {entries.map((entry, index) => (
          <Stack
            component="li"
            key={index}
            direction="row"
            sx={{ alignItems: "center", justifyContent: "space-between", gap: 1.5, flexWrap: "wrap" }}
          >
            <Typography variant="note" component="p" sx={{ flex: "1 1 12rem" }}>
              {index + 1}. {plainText(entry, shownLetters)}
            </Typography>
            <IllustrationChoice
              value={chosen[index] || null}
              label={`${field.label}: ${index + 1}`}
              readOnly={field.readOnly}
              onChange={(illustration) => field.onChange(withEntry(chosen, index, illustration ?? ""))}
            />
          </Stack>
        ))}
      </Stack>
      <FormHelperText error={Boolean(field.error)}>
        {field.help ?? t("illustration.stepsHint")}
      </FormHelperText>
    </Box>
  );
}
