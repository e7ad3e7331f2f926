import CameraIcon from "@mui/icons-material/PhotoCameraRounded";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

/** The way from the home to the class's photos and videos. */
export function MediaLink() {
  const { t } = useTranslation(["media", "app"]);
  return (
    <Card sx={{ gridColumn: "1 / -1" }}>
      <CardActionArea
        component={Link}
        to="/instructor/home/media"
        sx={{ p: 2, display: "flex", gap: 2, alignItems: "center", justifyContent: "flex-start" }}
      >
        <CameraIcon aria-hidden sx={{ fontSize: 40, color: "primary.main" }} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2">
            {t("app:titles.classMedia")}
          </Typography>
          <Typography variant="note">{t("mine.link")}</Typography>
        </Box>
      </CardActionArea>
    </Card>
  );
}
