import type { ClassroomAnnouncement } from "@kindling/contract";
import Close from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { Later } from "../../ui/Later.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";
import { dismissAnnouncement } from "./dismissed.ts";

const dialog = loadOnce(() => import("./AnnouncementDialog.tsx"));

/** An announcement by its title; opened, it is read whole. */
export function AnnouncementLine({ announcement }: { readonly announcement: ClassroomAnnouncement }) {
  const { t } = useTranslation("home");
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const { id, title, end } = announcement;
  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center" }}>
      <ButtonBase
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        sx={{
          flex: 1,
          minWidth: 0,
          minHeight: 48,
          px: 1.25,
          py: 0.75,
          borderRadius: 1,
          display: "block",
          textAlign: "start",
          "&:hover": { bgcolor: "background.sunken" },
        }}
      >
        <Typography component="span" sx={{ display: "block", fontWeight: 600, overflowWrap: "anywhere" }}>
          {title}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          {t("news.until", { date: format.date(end) })}
        </Typography>
      </ButtonBase>
      <IconButton aria-label={t("news.dismiss", { title })} onClick={() => dismissAnnouncement(id)}>
        <Close fontSize="small" />
      </IconButton>
      <Later from={dialog} wanted={open}>
        {({ AnnouncementDialog }) => (
          <AnnouncementDialog announcement={announcement} open={open} onClose={() => setOpen(false)} />
        )}
      </Later>
    </Box>
  );
}
