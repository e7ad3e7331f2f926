import { videoSource } from "@kindling/contract";
import PlayIcon from "@mui/icons-material/PlayArrowRounded";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { VideoDialog } from "./VideoDialog.tsx";

/** A video small, in a row or a card; pressed, it plays over the page. */
export function VideoThumb({
  title,
  address,
  note,
}: {
  readonly title: string;
  readonly address: string;
  readonly note?: ReactNode;
}) {
  const { t } = useTranslation("content");
  const [open, setOpen] = useState(false);
  const [broken, setBroken] = useState(false);
  const source = videoSource(address);
  const poster = source && "poster" in source && !broken ? source.poster : undefined;
  return (
    // A click here must not open its row.
    <Box component="span" onClick={(event) => event.stopPropagation()} sx={{ display: "inline-flex" }}>
      <ButtonBase
        aria-label={t("watch", { title })}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => event.stopPropagation()}
        sx={{
          width: 64,
          height: 36,
          flexShrink: 0,
          borderRadius: 1,
          overflow: "hidden",
          position: "relative",
          bgcolor: "areaSoft.trait",
          color: "area.trait",
          "&.Mui-focusVisible": { outline: 2, outlineStyle: "solid", outlineColor: "primary.main" },
        }}
      >
        {poster && (
          <Box
            component="img"
            src={poster}
            alt=""
            loading="lazy"
            onError={() => setBroken(true)}
            sx={{ position: "absolute", inset: 0, width: 1, height: 1, objectFit: "cover" }}
          />
        )}
        <PlayIcon
          sx={{
            position: "relative",
            borderRadius: "50%",
            bgcolor: "background.paper",
            color: "primary.main",
            fontSize: 22,
          }}
        />
      </ButtonBase>
      {open && <VideoDialog title={title} address={address} note={note} onClose={() => setOpen(false)} />}
    </Box>
  );
}
