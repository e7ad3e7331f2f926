import { videoSource } from "@kindling/contract";
import RemoveIcon from "@mui/icons-material/DeleteOutlineRounded";
import UploadIcon from "@mui/icons-material/UploadFileRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type DragEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { FileInput } from "../../ui/FileInput.tsx";
import { CaptionsButton } from "../captions/CaptionsButton.tsx";
import { useVideoUpload } from "./useVideoUpload.ts";
import { VideoPreview } from "./VideoPreview.tsx";

/** A video as it is held while it is typed in: its address, or the file that was just sent. */
function readVideo(value: unknown) {
  if (typeof value === "string") return { address: value, isOwn: value.startsWith("/"), name: null };
  if (typeof value !== "object" || value === null) return { address: "", isOwn: false, name: null };
  const { url = "", name = null } = value as { readonly url?: string; readonly name?: string };
  return { address: url, isOwn: true, name };
}

/** Where a video lies: typed in as an address, or sent as a file; shown as soon as it is known. */
export function VideoInput({
  label,
  value,
  onChange,
  required = false,
  readOnly = false,
  trouble,
  hint,
  size = "medium",
}: {
  readonly label: string;
  /** An address, or a file as the server answered it. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  /** What is wrong with it. */
  readonly trouble?: string | undefined;
  readonly hint?: string | undefined;
  readonly size?: "small" | "medium";
}) {
  const { t } = useTranslation("curriculum");
  const input = useRef<HTMLInputElement>(null);
  const upload = useVideoUpload(onChange);
  const { address, isOwn, name } = readVideo(value);
  const source = address ? videoSource(address) : null;
  const wrong = upload.trouble ?? trouble;
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file || readOnly) return;
    event.preventDefault();
    void upload.send(file);
  };
  return (
    <Box
      role="group"
      aria-label={label}
      onDragOver={(event) => event.dataTransfer.types.includes("Files") && event.preventDefault()}
      onDrop={drop}
    >
      {isOwn ? (
        <Typography component="div" sx={{ fontWeight: 600, fontSize: "0.9375rem", mb: 0.75 }}>
          {label}
        </Typography>
      ) : (
        <TextField
          fullWidth
          type="url"
          label={label}
          size={size}
          required={required}
          disabled={readOnly}
          value={address}
          error={Boolean(wrong)}
          helperText={wrong ?? hint ?? t("videoHint")}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {source && (
        <Box sx={{ maxWidth: 360, mt: isOwn ? 0 : 1.5 }}>
          <VideoPreview key={address} source={source} hasTracks={false} />
        </Box>
      )}
      {isOwn && wrong && <FormHelperText error>{wrong}</FormHelperText>}
      {upload.share !== null && (
        <LinearProgress
          variant="determinate"
          value={upload.share * 100}
          aria-label={t("video.sending")}
          sx={{ mt: 1.5 }}
        />
      )}
      {!readOnly && (
        <Stack direction="row" sx={{ alignItems: "center", flexWrap: "wrap", gap: 1, mt: 1 }}>
          {upload.share === null ? (
            <Button
              size="small"
              color="secondary"
              variant="outlined"
              startIcon={<UploadIcon />}
              onClick={() => input.current?.click()}
            >
              {t(isOwn ? "video.replace" : "video.upload")}
            </Button>
          ) : (
            <Button size="small" color="secondary" onClick={upload.cancel}>
              {t("video.cancel")}
            </Button>
          )}
          {address !== "" && upload.share === null && (
            <Button size="small" color="secondary" startIcon={<RemoveIcon />} onClick={() => onChange(null)}>
              {t("video.remove")}
            </Button>
          )}
          {source && upload.share === null && <CaptionsButton address={address} />}
          <Typography variant="caption" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
            {name ?? t("video.kinds")}
          </Typography>
        </Stack>
      )}
      <FileInput
        ref={input}
        accept="video/mp4,video/webm,video/quicktime"
        label={t("video.upload")}
        onFiles={([chosen]) => chosen && void upload.send(chosen)}
      />
    </Box>
  );
}
