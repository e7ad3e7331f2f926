import type { ClassroomAnnouncement } from "@kindling/contract";
import MegaphoneIcon from "@mui/icons-material/CampaignRounded";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { RichText } from "../../curriculum/rich-text/RichText.tsx";

export function AnnouncementCard({ announcement }: { readonly announcement: ClassroomAnnouncement }) {
  const { t } = useTranslation("content");
  const format = useFormat();
  const title = useId();
  return (
    <Card component="article" aria-labelledby={title} sx={{ borderTop: 4, borderTopColor: "primary.main" }}>
      <Box sx={{ display: "flex", gap: 2, p: { xs: 2, sm: 3 } }}>
        <Box
          sx={{
            flexShrink: 0,
            display: { xs: "none", sm: "grid" },
            placeItems: "center",
            width: 48,
            height: 48,
            borderRadius: "50%",
            bgcolor: "background.tint",
            color: "primary.main",
          }}
        >
          <MegaphoneIcon aria-hidden />
        </Box>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography id={title} variant="h2" sx={{ overflowWrap: "anywhere" }}>
            {announcement.title}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary", mb: 2 }}>
            {t("announcements.until", {
              program: announcement.program.name,
              date: format.date(announcement.end, "long"),
            })}
          </Typography>
          <RichText text={announcement.content} />
        </Box>
      </Box>
    </Card>
  );
}
