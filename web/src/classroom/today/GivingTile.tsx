import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { AreaIcon } from "../../curriculum/areas/AreaIcon.tsx";

/** The way to the class's giving, as the last of the day's areas. */
export function GivingTile() {
  const { t } = useTranslation("home");
  return (
    <Card sx={{ display: "flex", gridColumn: "1 / -1" }}>
      <CardActionArea
        component={Link}
        to="/instructor/home/charity-activity"
        sx={{
          p: 2,
          display: "flex",
          gap: 2,
          alignItems: "center",
          justifyContent: "flex-start",
          bgcolor: "areaSoft.charity",
        }}
      >
        <AreaIcon area="charity" aria-hidden sx={{ fontSize: 44, color: "area.charity" }} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ color: "area.charity" }}>
            {t("giving.title")}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.primary" }}>
            {t("giving.text")}
          </Typography>
        </Box>
      </CardActionArea>
    </Card>
  );
}
