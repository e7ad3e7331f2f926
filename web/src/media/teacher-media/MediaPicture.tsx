import type { MediaKind } from "@kindling/contract";
import PictureIcon from "@mui/icons-material/ImageRounded";
import FilmIcon from "@mui/icons-material/MovieRounded";
import PlayIcon from "@mui/icons-material/PlayArrowRounded";
import Box from "@mui/material/Box";
import { useState } from "react";

/** The small picture of a medium, which fills its place; an icon where there is none, a sign of playing on a film. */
export function MediaPicture({ url, kind }: { readonly url: string | null; readonly kind: MediaKind }) {
  const [broken, setBroken] = useState<string | null>(null);
  const Icon = kind === "video" ? FilmIcon : PictureIcon;
  return (
    <Box
      component="span"
      sx={{
        position: "relative",
        display: "grid",
        placeItems: "center",
        width: 1,
        height: 1,
        overflow: "hidden",
        bgcolor: "background.sunken",
        color: "text.secondary",
      }}
    >
      {url && url !== broken ? (
        <Box
          component="img"
          src={url}
          alt=""
          loading="lazy"
          onError={() => setBroken(url)}
          sx={{ position: "absolute", inset: 0, width: 1, height: 1, objectFit: "cover" }}
        />
      ) : (
        <Icon aria-hidden sx={{ fontSize: 44 }} />
      )}
      {kind === "video" && (
        <PlayIcon
          aria-hidden
          sx={{
            position: "absolute",
            left: 8,
            bottom: 8,
            fontSize: 30,
            borderRadius: "50%",
            color: "common.white",
            bgcolor: "rgb(0 0 0 / 0.62)",
          }}
        />
      )}
    </Box>
  );
}
