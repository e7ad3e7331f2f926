import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Medium, mediumName } from "./Medium.ts";

const fitting = { width: 1, height: 1, objectFit: "contain", display: "block" } as const;

/** The photo or the film itself, as large as there is room; words where the browser can't show it. */
export function MediumView({ medium }: { readonly medium: Medium }) {
  const { t } = useTranslation("media");
  const [broken, setBroken] = useState(false);
  if (broken) {
    return (
      <Box sx={{ display: "grid", placeItems: "center", height: 1, p: 3, textAlign: "center" }}>
        <Typography role="status">{t("cantShow")}</Typography>
      </Box>
    );
  }
  if (medium.kind === "image") {
    return (
      <Box
        component="img"
        src={medium.url}
        alt={mediumName(medium)}
        onError={() => setBroken(true)}
        sx={fitting}
      />
    );
  }
  return (
    <Box
      component="video"
      src={medium.url}
      poster={medium.thumb_url ?? undefined}
      controls
      playsInline
      preload="metadata"
      aria-label={mediumName(medium)}
      onError={() => setBroken(true)}
      sx={fitting}
    />
  );
}
