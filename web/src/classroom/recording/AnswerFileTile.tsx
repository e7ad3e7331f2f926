import Remove from "@mui/icons-material/DeleteOutlineRounded";
import FileIcon from "@mui/icons-material/DescriptionRounded";
import Retry from "@mui/icons-material/RefreshRounded";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { AnswerFile } from "../sending/answerFile.ts";
import { readContent } from "../sending/fileContents.ts";
import { onProgress, shareOf } from "../sending/sendFile.ts";

/** An address for a picture that lies in this browser; null for what is none. */
function useThumbnail({ id, type }: AnswerFile): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!type.startsWith("image/")) return;
    let made: string | null = null;
    let left = false;
    void readContent(id).then((content) => {
      if (!content || left) return;
      made = URL.createObjectURL(content);
      setAddress(made);
    });
    return () => {
      left = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id, type]);
  return address;
}

interface AnswerFileTileProps {
  file: AnswerFile;
  /** Whether the browser has yet to store its content. */
  isStoring: boolean;
  onRetry: () => void;
  onRemove: () => void;
}

export function AnswerFileTile({ file, isStoring, onRetry, onRemove }: AnswerFileTileProps) {
  const { t } = useTranslation("offline");
  const thumbnail = useThumbnail(file);
  const [isBroken, setBroken] = useState(false);
  const share = useSyncExternalStore(onProgress, () => shareOf(file.id));
  const unsent = isStoring ? "files.storing" : "files.waits";
  const state = file.refused
    ? t("files.refused", { words: file.refused })
    : t(file.fileKey ? "files.there" : share === null ? unsent : "files.sending");
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 1.5,
        p: 1,
        borderRadius: 2,
        border: 1,
        borderColor: file.refused ? "error.main" : "edge",
        bgcolor: "background.raised",
        minWidth: 0,
        ...(file.refused && { gridColumn: "1 / -1" }),
      }}
    >
      <Box
        sx={{
          width: 64,
          height: 64,
          flexShrink: 0,
          borderRadius: 1,
          overflow: "hidden",
          display: "grid",
          placeItems: "center",
          bgcolor: "background.sunken",
          color: "text.secondary",
        }}
      >
        {thumbnail && !isBroken ? (
          <Box
            component="img"
            src={thumbnail}
            alt=""
            onError={() => setBroken(true)}
            sx={{ width: 1, height: 1, objectFit: "cover" }}
          />
        ) : (
          <FileIcon />
        )}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap sx={{ fontWeight: 600 }}>
          {file.name}
        </Typography>
        <Typography
          variant="body2"
          role="status"
          sx={{ color: file.refused ? "error.main" : "text.secondary" }}
        >
          {state}
        </Typography>
        {share !== null && (
          <LinearProgress
            variant="determinate"
            value={share * 100}
            aria-label={t("files.progress", { name: file.name })}
            sx={{ mt: 0.5 }}
          />
        )}
      </Box>
      <Box sx={{ display: "flex" }}>
        {!file.fileKey && !file.refused && share === null && (
          <IconButton aria-label={t("files.retry", { name: file.name })} onClick={onRetry}>
            <Retry />
          </IconButton>
        )}
        <IconButton aria-label={t("files.remove", { name: file.name })} onClick={onRemove}>
          <Remove />
        </IconButton>
      </Box>
    </Box>
  );
}
