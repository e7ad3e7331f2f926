import type { ClassroomItem } from "@kindling/contract";
import Box from "@mui/material/Box";
import type { ClassroomArea } from "../classroomAreas.ts";
import { ItemCard } from "./ItemCard.tsx";
import type { ItemStatus } from "./itemsOfToday.ts";

interface ItemCardsProps {
  area: ClassroomArea;
  items: readonly ClassroomItem[];
  statusOf: (item: ClassroomItem) => ItemStatus;
  heading?: "h2" | "h3";
}

/** The items of one area as cards. */
export function ItemCards({ area, items, statusOf, heading }: ItemCardsProps) {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        display: "grid",
        gap: 2,
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))",
      }}
    >
      {items.map((item) => (
        <ItemCard
          key={`${item.type}/${item.id}`}
          item={item}
          area={area}
          status={statusOf(item)}
          heading={heading}
        />
      ))}
    </Box>
  );
}
