import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { NotificationLine } from "./NotificationLine.tsx";
import { useMarkRead, useNotifications } from "./useNotifications.ts";

/** Notifications, newest first; in short only the latest ones. */
export function NotificationList({
  isShort = false,
  onOpen,
}: {
  readonly isShort?: boolean;
  readonly onOpen?: () => void;
}) {
  const { t } = useTranslation(["header", "app"]);
  const found = useNotifications();
  const markRead = useMarkRead();
  if (found.isPending) {
    return (
      <Stack sx={{ gap: 1 }} aria-busy>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} variant="rounded" height={76} />
        ))}
      </Stack>
    );
  }
  if (found.isError) return <ErrorNote found={found} things={t("app:titles.notifications")} />;
  const pages = isShort ? found.data.pages.slice(0, 1) : found.data.pages;
  const all = pages.flatMap(({ notifications }) => notifications);
  if (all.length === 0)
    return <EmptyState title={t("notifications.none")} text={t("notifications.noneText")} />;
  return (
    <>
      <Box component="ul" sx={{ display: "grid", gap: 0.5, p: 0, m: 0, listStyle: "none" }}>
        {all.map((notification) => (
          <NotificationLine
            key={notification.id}
            notification={notification}
            onOpen={() => {
              if (!notification.is_read) void markRead([notification.id]);
              onOpen?.();
            }}
            onRead={() => void markRead([notification.id])}
          />
        ))}
      </Box>
      {!isShort && found.hasNextPage && (
        <Button
          color="secondary"
          variant="outlined"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
          sx={{ mt: 2 }}
        >
          {t("notifications.more")}
        </Button>
      )}
    </>
  );
}
