import { AnnouncementCard } from "../../classroom/announcements/AnnouncementCard.tsx";
import { AnnouncementPreviewPage } from "../../curriculum/announcements/AnnouncementPreviewPage.tsx";

export function AnnouncementPreview() {
  return <AnnouncementPreviewPage Card={AnnouncementCard} />;
}
