import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type FieldProps, useField } from "../../../ui/form/useField.ts";
import { plainText } from "../../rich-text/plainText.ts";
import { entriesOf, useMovedAlong, withEntry } from "./besideEntries.ts";

/** So much of an entry tells which one it is, in letters. */
const shownLetters = 90;

type NoteErrors = Readonly<Record<number, { readonly message?: string } | undefined>>;

/** A note for each step or paragraph of another field; a note moves along with what it was written for. */
export function NotesField({
  of,
  ...props
}: FieldProps & {
  /** The path of the part that the notes are on. */
  readonly of: string;
}) {
  const { t } = useTranslation("curriculum");
  const field = useField(props);
  const id = useId();
  const entries = entriesOf(useWatch({ name: of }));
  const notes = (field.value ?? []) as readonly string[];
  const errors = (field.errors ?? {}) as NoteErrors;
  const { name } = props;

  useMovedAlong(name, of);

  const write = (at: number, text: string) => field.onChange(withEntry(notes, at, text));

  return (
    <Box role="group" aria-labelledby={`${id}l`} aria-describedby={`${id}h`}>
      <FormLabel
        id={`${id}l`}
        component="div"
        sx={{ fontWeight: 600, fontSize: "0.9375rem", mb: 0.75, color: "text.primary" }}
      >
        {field.label}
      </FormLabel>
      <Stack component="ol" sx={{ gap: 1.25, m: 0, p: 0, listStyle: "none" }}>
        {entries.map((entry, index) => (
          <li key={index}>
            <Typography variant="note" component="p" id={`${id}e${index}`} sx={{ mb: 0.5 }}>
              {index + 1}. {plainText(entry, shownLetters)}
            </Typography>
            <TextField
              multiline
              fullWidth
              size="small"
              disabled={field.readOnly}
              value={notes[index] ?? ""}
              error={Boolean(errors[index]?.message)}
              helperText={errors[index]?.message}
              placeholder={t("teacher.note")}
              onChange={(event) => write(index, event.target.value.replace(/\s*\n\s*/g, " "))}
              onBlur={field.onBlur}
              slotProps={{
                htmlInput: {
                  "aria-label": t("teacher.noteOn", { name: field.label, place: index + 1 }),
                  "aria-describedby": `${id}e${index}`,
                  maxLength: 1000,
                },
              }}
            />
          </li>
        ))}
      </Stack>
      <FormHelperText id={`${id}h`} error={Boolean(field.error)}>
        {field.help ?? t(entries.length > 0 ? "teacher.notesHint" : "teacher.notesLater")}
      </FormHelperText>
    </Box>
  );
}
