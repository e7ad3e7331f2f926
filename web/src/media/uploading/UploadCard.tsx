import type { Language } from "@kindling/contract";
import { locales } from "@kindling/contract/language";
import CheckIcon from "@mui/icons-material/CheckCircleRounded";
import CloseIcon from "@mui/icons-material/CloseRounded";
import RetryIcon from "@mui/icons-material/ReplayRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../core/language.ts";
import { FileSize } from "../../curriculum/page-files/FileSize.tsx";
import { MediaPicture } from "../teacher-media/MediaPicture.tsx";
import { classUploads } from "./classUploads.ts";
import { previewOf } from "./previews.ts";
import type { Upload } from "./uploader.ts";

export function UploadCard({ upload }: { readonly upload: Upload }) {
  const { t } = useTranslation("media");
  const language = useLanguage();
  const { key, file, kind, caption, state, progress, words, captionFailed } = upload;
  const preview = useQuery({
    queryKey: ["media-preview", key],
    queryFn: () => previewOf(file),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: "always",
  });
  const { name } = file;
  const isStuck = state === "failed" || state === "offline";
  return (
    <Stack
      component="li"
      direction="row"
      aria-label={name}
      sx={{
        gap: 1.5,
        p: 1.5,
        borderRadius: 1,
        border: 1,
        borderColor: isStuck || state === "refused" ? "error.main" : "divider",
        bgcolor: "background.paper",
      }}
    >
      <Box
        sx={{
          width: { xs: 76, sm: 112 },
          aspectRatio: "1",
          alignSelf: "flex-start",
          flexShrink: 0,
          borderRadius: 1,
          overflow: "hidden",
        }}
      >
        <MediaPicture url={preview.data?.url ?? null} kind={kind} />
      </Box>
      <Stack sx={{ flex: 1, minWidth: 0, gap: 1 }}>
        <Stack direction="row" sx={{ alignItems: "flex-start", gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography
              variant="body2"
              sx={{ fontWeight: 600, overflow: "hidden", textOverflow: "ellipsis" }}
              noWrap
            >
              {name}
            </Typography>
            <Stack
              direction="row"
              role={isStuck || state === "refused" ? "alert" : "status"}
              sx={{ alignItems: "center", gap: 0.5 }}
            >
              {state === "saved" && <CheckIcon aria-hidden fontSize="small" sx={{ color: "success.main" }} />}
              <Typography variant="note">
                {state === "waiting" ? (
                  <>
                    {t("upload.state.waiting")} · <FileSize bytes={file.size} />
                  </>
                ) : (
                  stateWords(t, upload, language)
                )}
              </Typography>
            </Stack>
          </Box>
          {state !== "saved" && (
            <IconButton
              size="small"
              aria-label={t(state === "refused" ? "upload.removeNamed" : "upload.cancelNamed", { name })}
              onClick={() => classUploads.cancel(key)}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          )}
        </Stack>
        {state === "sending" && (
          <LinearProgress
            variant={progress < 1 ? "determinate" : "indeterminate"}
            value={Math.round(progress * 100)}
            aria-label={t("upload.progress", { name, percent: Math.round(progress * 100) })}
          />
        )}
        {words && (
          <Typography variant="body2" sx={{ color: "error.main" }}>
            {words}
          </Typography>
        )}
        {isStuck && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<RetryIcon />}
            aria-label={t("upload.retryNamed", { name })}
            onClick={() => classUploads.retry(key)}
            sx={{ alignSelf: "flex-start" }}
          >
            {t("upload.retry")}
          </Button>
        )}
        {state !== "refused" && (
          <TextField
            size="small"
            fullWidth
            multiline
            maxRows={3}
            label={t("upload.caption")}
            placeholder={t("upload.captionHint")}
            value={caption}
            error={captionFailed}
            helperText={captionFailed ? t("upload.captionFailed") : undefined}
            onChange={(event) => classUploads.describe(key, event.target.value)}
            onBlur={() => void classUploads.keepCaption(key)}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        )}
      </Stack>
    </Stack>
  );
}

/** How far a file is, in a few words. */
function stateWords(t: TFunction<"media">, { state, progress, file }: Upload, language: Language): string {
  if (state !== "sending") return t(`upload.state.${state}`);
  if (progress >= 1) return t("upload.state.working");
  const size = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 }).format(file.size / 1e6);
  return t("upload.state.sending", { percent: Math.round(progress * 100), size: `${size} MB` });
}
