import Megaphone from "@mui/icons-material/CampaignRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Later } from "../../ui/Later.tsx";
import { homeFoot } from "../today/homeLater.ts";
import { AnnouncementLine } from "./AnnouncementLine.tsx";
import { recallAnnouncements, useDismissed } from "./dismissed.ts";
import type { useAnnouncements } from "./useAnnouncements.ts";

type Told = NonNullable<ReturnType<typeof useAnnouncements>["data"]>;

/** Announcements; read ones can be hidden and shown again. */
export function Announcements({ told }: { readonly told: Told }) {
  const { t } = useTranslation("home");
  const isDismissed = useDismissed();
  const shown = told.filter(({ id }) => !isDismissed(id));
  const away = told.filter(({ id }) => isDismissed(id));
  return (
    <Card
      component="section"
      aria-labelledby="announcements"
      sx={{ display: "flex", flexDirection: "column" }}
    >
      <Stack direction="row" sx={{ alignItems: "center", gap: 1, px: 2.5, pt: 2 }}>
        <Megaphone aria-hidden sx={{ color: "primary.main" }} />
        <Typography id="announcements" variant="h3" component="h2">
          {t("news.title")}
        </Typography>
      </Stack>
      {shown.length === 0 && (
        <Typography sx={{ px: 2.5, py: 1.5, color: "text.secondary" }}>{t("news.allRead")}</Typography>
      )}
      <Box component="ul" sx={{ px: 1.25, py: 0.75 }}>
        {shown.map((announcement) => (
          <AnnouncementLine key={announcement.id} announcement={announcement} />
        ))}
      </Box>
      {away.length > 0 && (
        <Button
          size="small"
          sx={{ alignSelf: "flex-start", mx: 1.5, mb: 1 }}
          onClick={() => recallAnnouncements(away.map(({ id }) => id))}
        >
          {t("news.recall", { count: away.length })}
        </Button>
      )}
      <Box sx={{ mt: "auto" }}>
        <Later from={homeFoot}>{({ PageFiles }) => <PageFiles pages={["ANNOUNCMENTS"]} within />}</Later>
      </Box>
    </Card>
  );
}
