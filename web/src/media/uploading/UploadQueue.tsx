import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { classUploads, useUploads } from "./classUploads.ts";
import { UploadCard } from "./UploadCard.tsx";

/** What was chosen and is on its way, or has arrived and may still get its caption. */
export function UploadQueue() {
  const { t } = useTranslation("media");
  const uploads = useUploads();
  const id = useId();
  if (uploads.length === 0) return null;
  const saved = uploads.filter(({ state }) => state === "saved").length;
  const stuck = uploads.filter(({ state }) => state === "failed" || state === "offline");
  const left = uploads.filter(({ state }) => state !== "saved" && state !== "refused").length;
  const isCut = stuck.some(({ state }) => state === "offline");
  return (
    <Box component="section" aria-labelledby={id}>
      <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", gap: 1, mb: 1.5 }}>
        <Typography id={id} variant="h2" sx={{ flex: "1 1 auto" }}>
          {t("mine.queue")}
        </Typography>
        <Typography role="status" color="textSecondary">
          {[saved > 0 && t("upload.saved", { count: saved }), left > 0 && t("upload.left", { count: left })]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
        {stuck.length > 1 && (
          <Button variant="outlined" onClick={() => classUploads.retryAll()}>
            {t("upload.retryAll")}
          </Button>
        )}
        {saved > 0 && (
          <Button variant="contained" onClick={() => classUploads.clearSaved()}>
            {t("upload.done")}
          </Button>
        )}
      </Stack>
      {isCut && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {t("upload.offline")}
        </Alert>
      )}
      {left > 0 && !isCut && (
        <Typography variant="body2" sx={{ color: "text.secondary", mb: 1.5 }}>
          {t("upload.leave")}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{
          display: "grid",
          gap: 1.5,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
        }}
      >
        {uploads.map((upload) => (
          <UploadCard key={upload.key} upload={upload} />
        ))}
      </Box>
    </Box>
  );
}
