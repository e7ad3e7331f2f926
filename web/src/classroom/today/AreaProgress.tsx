import type { ClassroomItem } from "@kindling/contract";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import type { ItemStatus } from "./itemsOfToday.ts";

interface AreaProgressProps {
  readonly items: readonly ClassroomItem[];
  readonly statusOf: (item: ClassroomItem) => ItemStatus;
  readonly color: string;
}

/** How many of some items are done, as a row of dots and in words. */
export function AreaProgress({ items, statusOf, color }: AreaProgressProps) {
  const { t } = useTranslation("home");
  const stands = items.map(statusOf);
  const done = stands.filter((status) => status !== "open").length;
  return (
    <Box component="span" sx={{ display: "flex", alignItems: "center", gap: 1, typography: "body2" }}>
      <Box component="span" aria-hidden sx={{ display: "flex", gap: 0.5, flexWrap: "wrap" }}>
        {stands.toSorted().map((status, index) => (
          <Box
            key={index}
            component="span"
            sx={{
              width: 9,
              height: 9,
              borderRadius: 99,
              border: "1.5px solid",
              borderColor: status === "waiting" ? "warning.main" : color,
              bgcolor: status === "done" ? color : status === "waiting" ? "warning.main" : "transparent",
            }}
          />
        ))}
      </Box>
      <span>{done === items.length ? t("tile.allDone") : t("tile.done", { done, count: items.length })}</span>
    </Box>
  );
}
