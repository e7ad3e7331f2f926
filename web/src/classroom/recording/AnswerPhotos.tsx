import { mostAnswerFiles } from "@kindling/contract";
import AddPhoto from "@mui/icons-material/AddAPhotoRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useConstants } from "../../core/constants.ts";
import { FileInput } from "../../ui/FileInput.tsx";
import { ConsentFields } from "../consent/ConsentFields.tsx";
import { AnswerFileTile } from "./AnswerFileTile.tsx";
import type { useAnswerFiles } from "./useAnswerFiles.ts";

/** Photos and other files of what the class did: chosen, seen small, sent again, taken out. */
export function AnswerPhotos({ photos }: { photos: ReturnType<typeof useAnswerFiles> }) {
  const { t } = useTranslation("offline");
  const label = useId();
  const input = useRef<HTMLInputElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const limits = useConstants()?.upload_limits;
  const types = limits && [limits.images, limits.video, limits.documents].flatMap((limit) => limit.types);
  const { files, tooMany, storing, add, remove, retry, consent } = photos;
  return (
    <Box
      role="group"
      aria-labelledby={label}
      sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1.5 }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 20px" }}>
        <Typography id={label} variant="stageLabel" component="p">
          {t("files.title")}
        </Typography>
        {files.length < mostAnswerFiles && (
          <Button
            ref={adding}
            variant="outlined"
            startIcon={<AddPhoto />}
            onClick={() => input.current?.click()}
            sx={{ typography: "stageLabel" }}
          >
            {t("files.add")}
          </Button>
        )}
        <Typography variant="stageLabel" component="p" sx={{ color: "text.secondary", fontWeight: 500 }}>
          {t("files.most", { count: mostAnswerFiles })}
        </Typography>
      </Box>
      <FileInput
        ref={input}
        multiple
        accept={types?.map((type) => `.${type}`).join(",") ?? "image/*"}
        label={t("files.add")}
        onFiles={(chosen) => void add(chosen)}
      />
      {files.length > 0 && (
        <Box
          component="ul"
          sx={{
            display: "grid",
            gap: 1.5,
            gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 18rem), 1fr))",
          }}
        >
          {files.map((file) => (
            <AnswerFileTile
              key={file.id}
              file={file}
              isStoring={storing.has(file.id)}
              onRetry={() => retry(file)}
              onRemove={() => {
                remove(file.id);
                adding.current?.focus();
              }}
            />
          ))}
        </Box>
      )}
      {files.length > 0 && (
        <ConsentFields value={consent.value} fault={consent.fault} onChange={consent.change} />
      )}
      <Typography role="status" sx={tooMany > 0 ? { color: "error.main" } : visuallyHidden}>
        {tooMany > 0 && t("files.tooMany", { count: tooMany, most: mostAnswerFiles })}
      </Typography>
    </Box>
  );
}
