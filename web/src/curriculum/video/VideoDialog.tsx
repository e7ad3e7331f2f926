import { videoSource } from "@kindling/contract";
import CloseIcon from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import IconButton from "@mui/material/IconButton";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Transcript } from "../captions/Transcript.tsx";
import { VideoPreview } from "./VideoPreview.tsx";

export function VideoDialog({
  title,
  address,
  note,
  onClose,
}: {
  readonly title: string;
  readonly address: string;
  /** What is to be known beside it. */
  readonly note?: ReactNode;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("content");
  const heading = useId();
  const source = videoSource(address);
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={heading}>
      <Box sx={{ display: "flex", alignItems: "center", pr: 1.5 }}>
        <DialogTitle id={heading} sx={{ flex: 1, overflowWrap: "anywhere" }}>
          {title}
        </DialogTitle>
        <IconButton aria-label={t("close")} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent sx={{ pt: 0 }}>
        {note && <Box sx={{ mb: 2 }}>{note}</Box>}
        {source && <VideoPreview source={source} />}
        <Transcript address={address} />
      </DialogContent>
    </Dialog>
  );
}
