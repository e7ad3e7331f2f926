import type { ClassroomItem } from "@kindling/contract";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { AreaIcon } from "../../curriculum/areas/AreaIcon.tsx";
import { AreaProgress } from "./AreaProgress.tsx";
import type { AreaOfToday, ItemStatus } from "./itemsOfToday.ts";
import { TileLine } from "./TileLine.tsx";

const shownAtMost = 3;

interface AreaTileProps extends AreaOfToday {
  readonly statusOf: (item: ClassroomItem) => ItemStatus;
}

/** An area of the day in its color: how far the class is in it, and its next items, each one click from the class. */
export function AreaTile({ area, items, statusOf }: AreaTileProps) {
  const { t } = useTranslation("home");
  const { t: ofClass } = useTranslation("classroom");
  const name = ofClass(`areas.${area.page}.name`);
  const heading = `area-${area.page}`;
  const hidden = items.length - shownAtMost;
  return (
    <Card
      component="section"
      aria-labelledby={heading}
      sx={{ display: "flex", flexDirection: "column", overflow: "hidden", minWidth: 0 }}
    >
      <Stack
        direction="row"
        sx={{
          position: "relative",
          alignItems: "center",
          gap: 1.5,
          px: 2,
          py: 1.5,
          bgcolor: `areaSoft.${area.name}`,
          color: `area.${area.name}`,
          "&:focus-within": { outline: 2, outlineOffset: -2, outlineStyle: "solid" },
        }}
      >
        <AreaIcon area={area.name} aria-hidden sx={{ fontSize: 32 }} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography id={heading} variant="h3" component="h2">
            {/* The whole head is pressed; the link alone is named. */}
            <Link
              component={RouterLink}
              to={area.path}
              color="inherit"
              underline="hover"
              sx={{ outline: "none", "&::after": { content: '""', position: "absolute", inset: 0 } }}
            >
              {name}
            </Link>
          </Typography>
          <AreaProgress items={items} statusOf={statusOf} color={`area.${area.name}`} />
        </Box>
      </Stack>
      <Box component="ul" sx={{ p: 0.75, flex: 1 }}>
        {items.slice(0, shownAtMost).map((item, index) => (
          <TileLine
            key={`${item.type}/${item.id}`}
            item={item}
            area={area}
            status={statusOf(item)}
            isSpare={index > 0}
          />
        ))}
      </Box>
      {hidden > 0 && (
        <Box sx={{ px: 2, pb: 1.5, display: { xs: "none", sm: "block" } }}>
          <Link
            component={RouterLink}
            to={area.path}
            variant="body2"
            sx={{ display: "inline-block", py: 0.25, fontWeight: 600, color: `area.${area.name}` }}
          >
            {t("tile.all", { count: items.length })}
            <Box component="span" sx={visuallyHidden}>
              {t("tile.of", { area: name })}
            </Box>
          </Link>
        </Box>
      )}
    </Card>
  );
}
