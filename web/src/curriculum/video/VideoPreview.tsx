import type { VideoSource } from "@kindling/contract";
import PlayIcon from "@mui/icons-material/PlayArrowRounded";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CaptionTracks } from "../captions/CaptionTracks.tsx";

const hostNames = { youtube: "YouTube", vimeo: "Vimeo" };

const screen = {
  display: "block",
  width: 1,
  aspectRatio: "16 / 9",
  border: 0,
  borderRadius: 1,
  overflow: "hidden",
  bgcolor: "common.black",
} as const;

/** A video to look at: its still first, and the player itself once it is asked for. */
export function VideoPreview({
  source,
  hasTracks = true,
}: {
  readonly source: VideoSource;
  /** Whether its captions are shown in it. */
  readonly hasTracks?: boolean;
}) {
  const { t } = useTranslation("curriculum");
  const [plays, setPlays] = useState(false);
  const [broken, setBroken] = useState(false);
  if (source.host === "file") {
    return broken ? (
      <Plate text={t("video.broken")} />
    ) : (
      <Box
        component="video"
        src={source.url}
        aria-label={t("video.own")}
        controls
        playsInline
        preload="metadata"
        onError={() => setBroken(true)}
        sx={screen}
      >
        {hasTracks && <CaptionTracks address={source.url} />}
      </Box>
    );
  }
  const host = hostNames[source.host];
  if (plays) {
    return (
      <Box
        component="iframe"
        src={source.embed}
        title={t("video.player", { host })}
        allow="encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        sx={screen}
      />
    );
  }
  return (
    <ButtonBase
      aria-label={t("video.play", { host })}
      onClick={() => setPlays(true)}
      sx={{
        ...screen,
        bgcolor: "background.sunken",
        position: "relative",
        "&.Mui-focusVisible": { outline: 3, outlineOffset: 2 },
      }}
    >
      {source.poster && !broken ? (
        <Box
          component="img"
          src={source.poster}
          alt=""
          onError={() => setBroken(true)}
          sx={{ width: 1, height: 1, objectFit: "cover" }}
        />
      ) : (
        <Plate text={host} />
      )}
      <Box
        sx={{
          position: "absolute",
          inset: 0,
          m: "auto",
          width: 56,
          height: 56,
          borderRadius: "50%",
          display: "grid",
          placeItems: "center",
          bgcolor: "primary.main",
          color: "primary.contrastText",
        }}
      >
        <PlayIcon sx={{ fontSize: 32 }} />
      </Box>
    </ButtonBase>
  );
}

/** Shown without a picture. */
function Plate({ text }: { readonly text: string }) {
  return (
    <Box sx={{ ...screen, display: "flex", alignItems: "flex-end", p: 2, bgcolor: "background.sunken" }}>
      <Typography variant="body2" sx={{ color: "text.secondary", textAlign: "left" }}>
        {text}
      </Typography>
    </Box>
  );
}
