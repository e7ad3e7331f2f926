import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useEffect, useEffectEvent, useState } from "react";
import { pastedFile } from "./pastedFile.ts";
import { useSheetTexts } from "./useSheetTexts.ts";

/**
 * Takes a table that is pasted, into its field or anywhere on the screen while it is shown, as a file. What was pasted
 * is kept as `text`, for another try if the file can't be checked.
 */
export function PasteTable({
  text,
  onText,
  onFile,
}: {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
}) {
  const { t } = useSheetTexts();
  const [isShort, setShort] = useState(false);
  const take = (table: string, file: File | null = pastedFile(table)) => {
    setShort(file === null);
    if (file) onText(table);
    if (file) onFile(file);
    return file !== null;
  };
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData } = event;
    if (!clipboardData) return;
    const [file] = clipboardData.files;
    const table = clipboardData.getData("text/plain");
    // Spreadsheets copy a picture of the table beside its text.
    if (table === "" && !file) return;
    if (table === "" ? take("", file) : take(table)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, []);
  return (
    <Stack spacing={1}>
      <TextField
        label={t("paste.label")}
        value={text}
        onChange={({ target }) => {
          onText(target.value);
          setShort(false);
        }}
        multiline
        minRows={2}
        maxRows={5}
        fullWidth
        error={isShort}
        helperText={isShort ? t("paste.short") : t("paste.hint")}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      {text !== "" && (
        <Button variant="outlined" onClick={() => take(text)} sx={{ alignSelf: "flex-start" }}>
          {t("paste.use")}
        </Button>
      )}
    </Stack>
  );
}
