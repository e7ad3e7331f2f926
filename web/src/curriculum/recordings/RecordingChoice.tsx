import { type QuestionRecording, recordingEndpoints } from "@kindling/contract";
import RemoveIcon from "@mui/icons-material/DeleteOutlineRounded";
import UploadIcon from "@mui/icons-material/MicRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../core/api.ts";
import { newKey } from "../../core/newKey.ts";
import { FileInput } from "../../ui/FileInput.tsx";
import { sendForm } from "../../ui/fields/sendForm.ts";

const types = ".mp3,.m4a,.wav,.webm";

/** A recording with its player, and buttons to upload another or none. */
export function RecordingChoice({
  value,
  label,
  isChanged,
  readOnly,
  error,
  onChange,
}: {
  readonly value: Pick<QuestionRecording, "url" | "seconds"> | undefined;
  /** What is recorded, for those who don't see where it stands. */
  readonly label: string;
  /** Whether the text is another than the one that was recorded. */
  readonly isChanged: boolean;
  readonly readOnly: boolean;
  readonly error: string | undefined;
  readonly onChange: (recording: Pick<QuestionRecording, "url" | "seconds"> | null) => void;
}) {
  const { t } = useTranslation(["curriculum", "ui", "app"]);
  const input = useRef<HTMLInputElement>(null);
  const abort = useRef<AbortController>(null);
  const [share, setShare] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function send(file: File) {
    abort.current = new AbortController();
    setTrouble(null);
    setShare(0);
    const form = new FormData();
    form.append("sound", file);
    try {
      const { data } = await sendForm(recordingEndpoints.upload, form, {
        onProgress: setShare,
        signal: abort.current.signal,
        idempotencyKey: newKey(),
        fallback: t("ui:file.failed"),
      });
      onChange({ url: data.url, seconds: data.seconds });
    } catch (failed) {
      setTrouble(failed instanceof CallError ? failed.message : t("app:errors.fallback"));
    } finally {
      setShare(null);
    }
  }

  const fault = trouble ?? error;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Stack direction="row" sx={{ alignItems: "center", gap: 1, flexWrap: "wrap" }}>
        {value ? (
          <Box
            component="audio"
            controls
            preload="none"
            src={value.url}
            aria-label={label}
            sx={{ height: 40, width: 260, minWidth: 220, maxWidth: 1 }}
          />
        ) : (
          <Typography variant="note" component="span">
            {t("recordings.none")}
          </Typography>
        )}
        {!readOnly && (
          <Button
            size="small"
            variant="outlined"
            color="secondary"
            startIcon={<UploadIcon />}
            disabled={share !== null}
            aria-label={t(value ? "recordings.replaceOf" : "recordings.uploadOf", { name: label })}
            onClick={() => input.current?.click()}
          >
            {t(value ? "recordings.replace" : "recordings.upload")}
          </Button>
        )}
        {value && !readOnly && (
          <IconButton aria-label={t("illustration.removeOf", { name: label })} onClick={() => onChange(null)}>
            <RemoveIcon />
          </IconButton>
        )}
      </Stack>
      {share !== null && (
        <LinearProgress variant="determinate" value={share * 100} aria-label={t("ui:file.sending")} />
      )}
      {value && isChanged && (
        <Typography variant="note" component="p" sx={{ color: "warning.main", fontWeight: 600 }}>
          {t("recordings.changed")}
        </Typography>
      )}
      {fault && (
        <FormHelperText error role="alert">
          {fault}
        </FormHelperText>
      )}
      <FileInput
        ref={input}
        accept={types}
        label={t("recordings.uploadOf", { name: label })}
        onFiles={([file]) => file && void send(file)}
      />
    </Box>
  );
}
