import { activities } from "@kindling/contract";
import TextField from "@mui/material/TextField";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../../../core/labels.ts";

/** What each piece of a jigsaw shows, one line per piece, for people who can't see it. */
export function PieceTexts() {
  const { t } = useTranslation("puzzles");
  const { field: labelOf } = useLabels(activities.puzzle);
  const { field, fieldState } = useController({ name: "details.piece_texts" });
  const lines: unknown = field.value;
  return (
    <TextField
      multiline
      minRows={3}
      maxRows={9}
      label={labelOf("details.piece_texts")}
      value={Array.isArray(lines) ? lines.join("\n") : ""}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? t("pieces.hint")}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={(event) => field.onChange(event.target.value === "" ? [] : event.target.value.split("\n"))}
    />
  );
}
