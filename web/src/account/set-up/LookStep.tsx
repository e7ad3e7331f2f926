import { checkAccent, isColor, systemEndpoints } from "@kindling/contract";
import UploadIcon from "@mui/icons-material/UploadFileRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FileInput } from "../../ui/FileInput.tsx";
import { uploadFile } from "../../ui/fields/uploadFile.ts";
import { ContrastNote } from "./ContrastNote.tsx";
import { StepForm } from "./StepForm.tsx";
import type { StepProps } from "./StepProps.ts";
import { useSaveSetUp } from "./useSaveSetUp.ts";

/** What buttons and links have without an accent of one's own. */
const usual = "#b4431d";

/** Has the page that is open take on an accent color, as the server does for pages that are opened. */
function applyAccent(accent: string | null): void {
  const path = `/api${systemEndpoints.look.path}`;
  for (const old of document.querySelectorAll(`link[href^="${path}"]`)) old.remove();
  if (accent === null) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `${path}?of=${accent.slice(1)}`;
  document.head.append(link);
}

/** The logo, and the color of buttons and links. */
export function LookStep(props: StepProps) {
  const { t } = useTranslation("dashboard");
  const { setUp } = props;
  const saving = useSaveSetUp(setUp);
  const [accent, setAccent] = useState(setUp.accent ?? usual);
  const [logo, setLogo] = useState(setUp.logo);
  // Undefined while the logo stays as it is.
  const [key, setKey] = useState<string | null>();
  const input = useRef<HTMLInputElement>(null);
  const color = accent.trim().toLowerCase();
  const fault = isColor(color) ? undefined : t("setUp.look.noColor");
  const { faults } = saving;

  const upload = (file: File) =>
    saving.run(async () => {
      const stored = await uploadFile(file, () => undefined, new AbortController().signal, t("setUp.failed"));
      setKey(stored.fileKey);
      setLogo({ url: stored.url, is_own: true });
    });
  const save = async () => {
    const own = color === usual ? null : color;
    const isSaved = await saving.save({ accent: own, ...(key !== undefined && { logo_key: key }) });
    if (isSaved) applyAccent(own);
    return isSaved;
  };
  return (
    <StepForm {...props} step="look" saving={saving} onSave={save}>
      <Stack sx={{ gap: 1 }}>
        <Typography component="h3" variant="subtitle2">
          {t("setUp.look.logo")}
        </Typography>
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: "wrap", alignItems: "center" }}>
          {logo && (
            <Box
              component="img"
              src={logo.url}
              alt={t("setUp.look.logoNow")}
              sx={{ height: 48, maxWidth: 200, objectFit: "contain" }}
            />
          )}
          <FileInput
            ref={input}
            label={t("setUp.look.logo")}
            accept="image/png,image/jpeg,image/webp"
            onFiles={([file]) => void (file && upload(file))}
          />
          <Button
            variant="outlined"
            color="secondary"
            startIcon={<UploadIcon />}
            disabled={saving.isSaving}
            onClick={() => input.current?.click()}
          >
            {t(logo ? "setUp.look.replace" : "setUp.look.upload")}
          </Button>
          {logo?.is_own && (
            <Button
              color="secondary"
              onClick={() => {
                setKey(null);
                setLogo(null);
              }}
            >
              {t("setUp.look.remove")}
            </Button>
          )}
        </Stack>
        <Typography variant="note" role={faults["logo_key"] ? "alert" : undefined}>
          {faults["logo_key"] ?? t("setUp.look.logoText")}
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: "flex-start" }}>
        <TextField
          label={t("setUp.look.accent")}
          value={accent}
          onChange={(event) => setAccent(event.target.value)}
          error={Boolean(fault ?? faults["accent"])}
          helperText={fault ?? t("setUp.look.accentText")}
          slotProps={{ htmlInput: { maxLength: 7, spellCheck: false } }}
          sx={{ flex: "1 1 160px", maxWidth: 300 }}
        />
        <Box
          component="input"
          type="color"
          aria-label={t("setUp.look.pick")}
          value={isColor(color) ? color : usual}
          onChange={(event) => setAccent(event.target.value)}
          sx={{
            width: 56,
            height: 46,
            mt: 3.5,
            p: 0.5,
            cursor: "pointer",
            border: 1,
            borderColor: "edge",
            borderRadius: 1,
            bgcolor: "background.paper",
          }}
        />
      </Stack>
      {isColor(color) && <ContrastNote color={color} check={checkAccent(color)} onChoose={setAccent} />}
    </StepForm>
  );
}
