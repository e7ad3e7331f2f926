import type { ClassroomAnnouncement } from "@kindling/contract";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { useTranslation } from "react-i18next";
import { AnnouncementCard } from "./AnnouncementCard.tsx";
import { dismissAnnouncement } from "./dismissed.ts";

/** An announcement to be read whole, and put away. */
export function AnnouncementDialog({
  announcement,
  open,
  onClose,
}: {
  readonly announcement: ClassroomAnnouncement;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("home");
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" aria-label={announcement.title}>
      <DialogContent sx={{ p: 0 }}>
        <AnnouncementCard announcement={announcement} />
      </DialogContent>
      <DialogActions>
        <Button
          onClick={() => {
            onClose();
            dismissAnnouncement(announcement.id);
          }}
        >
          {t("news.putAway")}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t("news.close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
