import { announcementEndpoints, announcements, type ClassroomAnnouncement } from "@kindling/contract";
import Box from "@mui/material/Box";
import type { ComponentType } from "react";
import { useParams } from "react-router";
import { useLabels } from "../../core/labels.ts";
import { PreviewControls } from "../activities/preview/PreviewControls.tsx";
import { usePreviewChoice } from "../activities/preview/usePreviewChoice.ts";
import { PreviewLayout } from "../previewing/PreviewLayout.tsx";
import { usePreview } from "../previewing/usePreview.ts";

const parts = ["program"] as const;

export function AnnouncementPreviewPage({
  Card,
}: {
  /** The announcement as instructors get it; the classroom's own. */
  readonly Card: ComponentType<{ readonly announcement: ClassroomAnnouncement }>;
}) {
  const labels = useLabels(announcements);
  const id = Number(useParams().id);
  const choice = usePreviewChoice();
  const query = { date: choice.date, program_id: choice.programId };
  const found = usePreview<ClassroomAnnouncement>(announcementEndpoints.preview, id, query);
  return (
    <PreviewLayout
      title={({ title }) => title}
      path="/announcement"
      id={id}
      labels={labels}
      found={found}
      controls={<PreviewControls choice={choice} parts={parts} />}
    >
      {(announcement) => (
        <Box sx={{ maxWidth: 720 }}>
          <Card announcement={announcement} />
        </Box>
      )}
    </PreviewLayout>
  );
}
