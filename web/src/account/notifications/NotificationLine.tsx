import type { Notification } from "@kindling/contract";
import ReadIcon from "@mui/icons-material/CheckRounded";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormat } from "../../core/language.ts";
import { Hint } from "../../ui/Hint.tsx";
import { kindIcons } from "./kindIcons.ts";

/** One notification: all of it leads to what it is about. */
export function NotificationLine({
  notification: { kind, title, detail, link, created_at, is_read },
  onOpen,
  onRead,
}: {
  readonly notification: Notification;
  readonly onOpen: () => void;
  readonly onRead: () => void;
}) {
  const { t } = useTranslation("header");
  const format = useFormat();
  const Icon = kindIcons[kind];
  return (
    <Box
      component="li"
      sx={{
        position: "relative",
        display: "flex",
        gap: 1.5,
        alignItems: "flex-start",
        p: 1.5,
        borderRadius: 1,
        bgcolor: is_read ? "transparent" : "background.tint",
        "&:hover": { bgcolor: "background.tint" },
        "&:focus-within": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: -2 },
      }}
    >
      <Icon aria-hidden sx={{ color: is_read ? "text.secondary" : "primary.main", mt: 0.25 }} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography
          component={Link}
          to={link}
          onClick={onOpen}
          sx={{
            color: "text.primary",
            fontWeight: is_read ? 400 : 600,
            textDecoration: "none",
            outline: "none",
            "&::after": { content: '""', position: "absolute", inset: 0 },
          }}
        >
          {!is_read && (
            <Box component="span" sx={visuallyHidden}>
              {t("notifications.unread")}{" "}
            </Box>
          )}
          {title}
        </Typography>
        {detail && <Typography variant="body2">{detail}</Typography>}
        <Typography variant="note">{format.moment(created_at)}</Typography>
      </Box>
      {!is_read && (
        <Hint text={t("notifications.markRead")}>
          <IconButton
            size="small"
            aria-label={t("notifications.markReadNamed", { title })}
            onClick={onRead}
            sx={{ position: "relative", zIndex: 1 }}
          >
            <ReadIcon fontSize="small" />
          </IconButton>
        </Hint>
      )}
    </Box>
  );
}
