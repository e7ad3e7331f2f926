import type { ClassroomItem } from "@kindling/contract";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { AreaIcon } from "../../curriculum/areas/AreaIcon.tsx";
import type { ClassroomArea } from "../classroomAreas.ts";
import { ExportLink } from "../exporting/ExportLink.tsx";
import { ItemMarks } from "./ItemMarks.tsx";
import { ItemPapers } from "./ItemPapers.tsx";
import type { ItemStatus } from "./itemsOfToday.ts";
import { StatusMark } from "./StatusMark.tsx";

interface ItemCardProps {
  item: ClassroomItem;
  area: ClassroomArea;
  status: ItemStatus;
  /** The level of the card's heading, which is that of the page below the last one before it. */
  heading?: "h3" | "h4";
}

/** An item as a card in its area's color; opens class mode, with extras below. */
export function ItemCard({ item, area, status, heading = "h3" }: ItemCardProps) {
  const { t } = useTranslation("home");
  const isDone = status === "done";
  return (
    <Card component="li" sx={{ display: "flex", flexDirection: "column" }}>
      <Stack direction="row" sx={{ flex: 1 }}>
        <CardActionArea
          component={Link}
          to={`${area.path}/${item.id}`}
          sx={{ display: "flex", flex: 1, minWidth: 0, alignItems: "stretch", justifyContent: "flex-start" }}
        >
          <Box
            sx={{
              width: { xs: 56, sm: 72 },
              flexShrink: 0,
              display: "grid",
              placeItems: "center",
              bgcolor: isDone ? "background.sunken" : `areaSoft.${area.name}`,
              color: isDone ? "text.secondary" : `area.${area.name}`,
            }}
          >
            <AreaIcon area={area.name} aria-hidden sx={{ fontSize: 36 }} />
          </Box>
          <Stack sx={{ p: 2, gap: 0.5, minWidth: 0, flex: 1 }}>
            <Typography variant="h3" component={heading} sx={{ overflowWrap: "anywhere" }}>
              {item.title}
            </Typography>
            <ItemMarks item={item} />
            <Stack
              direction="row"
              sx={{ mt: "auto", pt: 1, flexWrap: "wrap", columnGap: 2, alignItems: "center" }}
            >
              <StatusMark status={status} item={item} />
              {isDone && (
                <Typography variant="note" component="span">
                  {t("item.again")}
                </Typography>
              )}
            </Stack>
          </Stack>
        </CardActionArea>
        <ExportLink item={item} />
      </Stack>
      <ItemPapers item={item} />
    </Card>
  );
}
