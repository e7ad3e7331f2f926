import UploadIcon from "@mui/icons-material/UploadFileRounded";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FileInput } from "../FileInput.tsx";

/** Where a file is dropped or chosen; a table by default. */
export function DropZone({
  onFile,
  accept = ".csv,.xlsx,text/csv",
  hint,
}: {
  readonly onFile: (file: File) => void;
  readonly accept?: string;
  readonly hint?: string;
}) {
  const { t } = useTranslation("ui");
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  return (
    <Stack
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
      sx={{
        alignItems: "center",
        gap: 1.5,
        textAlign: "center",
        p: 4,
        border: 2,
        borderStyle: "dashed",
        borderColor: over ? "primary.main" : "edge",
        bgcolor: over ? "background.tint" : "background.sunken",
        borderRadius: 1,
      }}
    >
      <UploadIcon sx={{ fontSize: 44, color: "primary.main" }} />
      <Typography sx={{ fontWeight: 700 }}>{t("import.drop")}</Typography>
      <Button variant="contained" onClick={() => input.current?.click()}>
        {t("import.choose")}
      </Button>
      <Typography variant="note">{hint ?? t("import.kinds")}</Typography>
      <FileInput
        ref={input}
        accept={accept}
        label={t("import.choose")}
        onFiles={([file]) => file && onFile(file)}
      />
    </Stack>
  );
}
