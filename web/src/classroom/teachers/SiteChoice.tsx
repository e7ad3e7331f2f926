import Arrow from "@mui/icons-material/ArrowForwardRounded";
import School from "@mui/icons-material/SchoolRounded";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { chooseSite, type Profile } from "../../core/session.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { cardGrid } from "../cardGrid.ts";

type Site = Profile["schools"][number];

export function SiteChoice({ sites, chosen }: { sites: readonly Site[]; chosen: Site | null }) {
  const { t } = useTranslation("classroom");
  const navigate = useNavigate();
  return (
    <Box sx={{ width: 1, maxWidth: 880, mx: "auto", py: { md: 3 } }}>
      <Typography variant="h1">{t("selection.title")}</Typography>
      <Typography sx={{ mt: 1, mb: 4, color: "text.secondary" }}>{t("selection.text")}</Typography>
      {sites.length === 0 && <EmptyState title={t("selection.noneTitle")} text={t("selection.noneText")} />}
      <Box component="ul" sx={cardGrid("18rem")}>
        {sites.map((site) => (
          <Card key={site.id} component="li" sx={{ display: "flex" }}>
            <CardActionArea
              aria-current={site.id === chosen?.id || undefined}
              onClick={() => {
                chooseSite(site.id);
                void navigate("/instructor/selection?step=teacher");
              }}
              sx={{
                p: 3,
                display: "flex",
                gap: 2,
                justifyContent: "flex-start",
                "&[aria-current]": { bgcolor: "background.tint" },
              }}
            >
              <School aria-hidden sx={{ fontSize: 36, color: "primary.main" }} />
              <Stack sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="h2" component="span" sx={{ overflowWrap: "anywhere" }}>
                  {site.name}
                </Typography>
                <Typography component="span" color="textSecondary">
                  {site.program.name}
                </Typography>
              </Stack>
              <Arrow aria-hidden sx={{ color: "text.secondary" }} />
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
