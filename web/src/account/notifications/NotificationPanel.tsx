import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Popover from "@mui/material/Popover";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useId } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { NotificationList } from "./NotificationList.tsx";
import { useMarkRead, useUnread } from "./useNotifications.ts";

/** More than so many are shown as "99+". */
const mostShown = 99;

/** The count on the bell, and the panel below it. */
export function NotificationPanel({
  bell,
  open,
  onClose: close,
}: {
  readonly bell: HTMLElement;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(["header", "app"]);
  const id = useId();
  const unread = useUnread();
  const markRead = useMarkRead();
  const count = unread > mostShown ? `${mostShown}+` : String(unread);
  const badge = unread > 0 && (
    <b>
      {count}
      <Box component="span" sx={visuallyHidden}>
        {" "}
        {t("notifications.unread")}
      </Box>
    </b>
  );
  return (
    <>
      {createPortal(badge, bell)}
      <Popover
        open={open}
        anchorEl={bell}
        onClose={close}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: -8, horizontal: "right" }}
        slotProps={{
          paper: {
            role: "dialog",
            "aria-labelledby": id,
            sx: {
              display: "flex",
              flexDirection: "column",
              width: 420,
              maxWidth: "calc(100vw - 32px)",
              maxHeight: "min(640px, calc(100vh - 96px))",
              bgcolor: "background.raised",
            },
          },
        }}
      >
        <Stack direction="row" sx={{ alignItems: "center", gap: 1, flexWrap: "wrap", px: 2, pt: 1.5 }}>
          <Typography id={id} variant="h3" component="h2" sx={{ flex: 1 }}>
            {t("app:titles.notifications")}
          </Typography>
          {unread > 0 && (
            <Button size="small" color="secondary" onClick={() => void markRead()}>
              {t("notifications.markAll")}
            </Button>
          )}
        </Stack>
        <Box sx={{ overflowY: "auto", p: 1, minHeight: 0 }}>
          <NotificationList isShort onOpen={close} />
        </Box>
        <Box sx={{ p: 1, borderTop: 1, borderColor: "divider" }}>
          <Button component={Link} to="/notifications" fullWidth color="secondary" onClick={close}>
            {t("notifications.all")}
          </Button>
        </Box>
      </Popover>
    </>
  );
}
