import type { ClassroomItem } from "@kindling/contract";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { AreaIcon } from "../../resources/AreaIcon.tsx";
import type { ClassroomArea } from "../classroomAreas.ts";
import { type ItemStatus, minutesOf } from "./itemsOfToday.ts";
import { StatusMark } from "./StatusMark.tsx";

interface ItemCardProps {
  item: ClassroomItem;
  area: ClassroomArea;
  status: ItemStatus;
  /** The level of the card's heading, which is that of the page below the last one before it. */
  heading?: "h2" | "h3" | undefined;
}

/** An item as a card in its area's colour; the whole card leads to class mode. */
export function ItemCard({ item, area, status, heading = "h3" }: ItemCardProps) {
  const { t } = useTranslation("classroom");
  const minutes = minutesOf(item);
  const about = [item.trait?.name, minutes && t("item.minutes", { count: minutes })].filter(Boolean);
  return (
    <Card component="li" sx={{ listStyle: "none", display: "flex" }}>
      <CardActionArea
        component={Link}
        to={`${area.path}/${item.id}`}
        sx={{ display: "flex", alignItems: "stretch", justifyContent: "flex-start", gap: 0 }}
      >
        <Box
          sx={{
            width: 72,
            flexShrink: 0,
            display: "grid",
            placeItems: "center",
            bgcolor: `areaSoft.${area.name}`,
            color: `area.${area.name}`,
          }}
        >
          <AreaIcon area={area.name} aria-hidden sx={{ fontSize: 36 }} />
        </Box>
        <Stack sx={{ p: 2, gap: 0.5, minWidth: 0, flex: 1 }}>
          <Typography variant="h3" component={heading} sx={{ overflowWrap: "anywhere" }}>
            {item.title}
          </Typography>
          {about.length > 0 && (
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {about.join(" · ")}
            </Typography>
          )}
          <Box sx={{ mt: "auto", pt: 1 }}>
            <StatusMark status={status} points={item.points} />
          </Box>
        </Stack>
      </CardActionArea>
    </Card>
  );
}
