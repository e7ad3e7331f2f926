import type { ClassroomItem } from "@kindling/contract";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { AreaIcon } from "../../curriculum/areas/AreaIcon.tsx";
import { cardGrid } from "../cardGrid.ts";
import { ItemCard } from "../today/ItemCard.tsx";
import type { AreaOfToday, ItemStatus } from "../today/itemsOfToday.ts";

interface AreaItemsProps extends AreaOfToday {
  readonly statusOf: (item: ClassroomItem) => ItemStatus;
  /** Whether its page lists other areas as well, so that it needs a name here. */
  readonly isJoint: boolean;
}

/** The items of one area: those to do, and those done, each group under its heading. */
export function AreaItems({ area, items, statusOf, isJoint }: AreaItemsProps) {
  const { t } = useTranslation("home");
  const { t: ofClass } = useTranslation("classroom");
  const groups = (["toDo", "done"] as const).map((name) => ({
    name,
    items: items.filter((item) => (statusOf(item) === "open") === (name === "toDo")),
  }));
  const heading = isJoint ? "h3" : "h2";
  return (
    <Stack component="section" aria-labelledby={`items-${area.page}`} sx={{ gap: 2.5 }}>
      {isJoint && (
        <Stack direction="row" sx={{ alignItems: "center", gap: 1, color: `area.${area.name}` }}>
          <AreaIcon area={area.name} aria-hidden />
          <Typography id={`items-${area.page}`} variant="h2">
            {ofClass(`areas.${area.page}.name`)}
          </Typography>
        </Stack>
      )}
      {groups
        .filter((group) => group.items.length > 0)
        .map((group, index) => (
          <Box key={group.name}>
            <Typography
              id={!isJoint && index === 0 ? `items-${area.page}` : undefined}
              variant="h3"
              component={heading}
              sx={{ mb: 1.5, color: "text.secondary" }}
            >
              {t(`group.${group.name}`, { count: group.items.length })}
            </Typography>
            <Box component="ul" sx={cardGrid("22rem")}>
              {group.items.map((item) => (
                <ItemCard
                  key={`${item.type}/${item.id}`}
                  item={item}
                  area={area}
                  status={statusOf(item)}
                  heading={isJoint ? "h4" : "h3"}
                />
              ))}
            </Box>
          </Box>
        ))}
    </Stack>
  );
}
