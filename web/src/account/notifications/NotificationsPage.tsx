import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { dataQuery } from "../../ui/dataQuery.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { NotificationList } from "./NotificationList.tsx";
import { NotificationSettings } from "./NotificationSettings.tsx";
import { notificationCalls } from "./notificationCalls.ts";
import { notificationKeys, useMarkRead, useUnread } from "./useNotifications.ts";

/** One's notifications of the last 90 days, and where one gets them. */
export function NotificationsPage() {
  const { t } = useTranslation(["header", "app"]);
  const settings = useQuery(dataQuery(notificationKeys.settings, notificationCalls.settings));
  const unread = useUnread();
  const markRead = useMarkRead();
  return (
    <>
      <PageHeader title={t("app:titles.notifications")} text={t("notifications.text")} />
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 540px)" },
          gap: 3,
          alignItems: "start",
        }}
      >
        <Section
          title={t("notifications.latest")}
          aside={
            unread > 0 && (
              <Button size="small" color="secondary" onClick={() => void markRead()}>
                {t("notifications.markAll")}
              </Button>
            )
          }
        >
          <NotificationList />
        </Section>
        <Section title={t("notifications.settings.title")}>
          {settings.isError && <ErrorNote found={settings} things={t("notifications.settings.title")} />}
          {settings.isPending && <Skeleton variant="rounded" height={420} />}
          {settings.data && <NotificationSettings settings={settings.data} />}
        </Section>
      </Box>
    </>
  );
}
