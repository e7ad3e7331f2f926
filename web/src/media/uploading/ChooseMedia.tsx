import CameraIcon from "@mui/icons-material/PhotoCameraRounded";
import GalleryIcon from "@mui/icons-material/PhotoLibraryRounded";
import FilmIcon from "@mui/icons-material/VideocamRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConsentFields } from "../../classroom/consent/ConsentFields.tsx";
import type { useTypedConsent } from "../../classroom/consent/useTypedConsent.ts";
import { useConstants } from "../../core/constants.ts";
import { FileInput } from "../../ui/FileInput.tsx";
import { ConsentDialog } from "./ConsentDialog.tsx";
import { takenTypes } from "./judgeFile.ts";
import type { Consent } from "./useConsent.ts";

const image = takenTypes.image.join();
const video = takenTypes.video.join();

/** Where photos and videos are chosen or taken, several at once; before the first, the families' consent is asked for. */
export function ChooseMedia({
  consent: { given, give },
  typed,
  onFiles,
}: {
  readonly consent: Consent;
  /** The consent to record with them. */
  readonly typed: ReturnType<typeof useTypedConsent>;
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const { t } = useTranslation(["media", "content"]);
  const limits = useConstants()?.upload_limits;
  const hasCamera = useMediaQuery("(pointer: coarse)");
  const several = useRef<HTMLInputElement>(null);
  const photo = useRef<HTMLInputElement>(null);
  const film = useRef<HTMLInputElement>(null);
  const wanted = useRef<() => void>(() => undefined);
  const [asks, setAsks] = useState(false);
  const [over, setOver] = useState(false);

  /** Does it now, or as soon as the consent is given. */
  const withConsent = (work: () => void) => {
    if (!typed.check()) return;
    wanted.current = work;
    if (given) work();
    else setAsks(true);
  };
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
        const files = [...event.dataTransfer.files];
        if (files.length > 0) withConsent(() => onFiles(files));
      }}
      sx={{
        alignItems: "center",
        gap: 1.5,
        textAlign: "center",
        p: { xs: 2, sm: 4 },
        border: 2,
        borderStyle: "dashed",
        borderColor: over ? "primary.main" : "edge",
        bgcolor: over ? "background.tint" : "background.sunken",
        borderRadius: 1,
      }}
    >
      <Stack
        direction={{ xs: "column", sm: "row" }}
        sx={{ gap: 1.5, width: { xs: 1, sm: "auto" }, flexWrap: "wrap" }}
      >
        <Button
          variant="contained"
          size="large"
          startIcon={<GalleryIcon />}
          onClick={() => withConsent(() => several.current?.click())}
        >
          {t("mine.choose")}
        </Button>
        {hasCamera && (
          <>
            <Button
              variant="outlined"
              size="large"
              startIcon={<CameraIcon />}
              onClick={() => withConsent(() => photo.current?.click())}
            >
              {t("mine.photo")}
            </Button>
            <Button
              variant="outlined"
              size="large"
              startIcon={<FilmIcon />}
              onClick={() => withConsent(() => film.current?.click())}
            >
              {t("mine.film")}
            </Button>
          </>
        )}
      </Stack>
      {!hasCamera && <Typography>{t("mine.drop")}</Typography>}
      <Box sx={{ width: 1, maxWidth: 760, pt: 1 }}>
        <ConsentFields value={typed.value} fault={typed.fault} onChange={typed.change} />
      </Box>
      {limits && (
        <Typography variant="note">
          {t("mine.limits", { images: limits.images.max_mb, video: limits.video.max_mb })}
        </Typography>
      )}
      <Button size="small" color="secondary" onClick={() => setAsks(true)}>
        {t("content:consents.reminder.open")}
      </Button>
      <FileInput
        ref={several}
        multiple
        accept={`${image},${video}`}
        label={t("mine.choose")}
        onFiles={onFiles}
      />
      <FileInput ref={photo} accept={image} capture="environment" label={t("mine.photo")} onFiles={onFiles} />
      <FileInput ref={film} accept={video} capture="environment" label={t("mine.film")} onFiles={onFiles} />
      <ConsentDialog
        open={asks}
        given={given}
        onClose={() => setAsks(false)}
        onAgree={() => {
          setAsks(false);
          give();
          wanted.current();
        }}
      />
    </Stack>
  );
}
