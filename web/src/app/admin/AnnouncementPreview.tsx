import { AnnouncementCard } from "../../classroom/announcements/AnnouncementCard.tsx";
import { AnnouncementPreviewPage } from "../../curriculum/announcements/AnnouncementPreviewPage.tsx";

/** The preview of an announcement, with the classroom's own view of it. */
export function AnnouncementPreview() {
  return <AnnouncementPreviewPage Card={AnnouncementCard} />;
}
