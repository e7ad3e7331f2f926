import Box from "@mui/material/Box";
import type { ComponentProps } from "react";
import { VideoThumb } from "../video/VideoThumb.tsx";
import { CaptionsMark } from "./CaptionsMark.tsx";

/** A film in a row, with what its captions lack. */
export function FilmCell(props: ComponentProps<typeof VideoThumb>) {
  const { title, address } = props;
  return (
    <Box
      component="span"
      sx={{ display: "inline-flex", alignItems: "center", flexShrink: 0, gap: 0.5, minWidth: 100 }}
    >
      <VideoThumb {...props} />
      <CaptionsMark address={address} title={title} />
    </Box>
  );
}
