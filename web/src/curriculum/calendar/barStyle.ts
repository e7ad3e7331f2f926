import type { CalendarItem } from "@kindling/contract";
import type { Theme } from "@mui/material/styles";
import { colorsOf } from "./kindLook.ts";

/** How a bar is drawn: its kind by the color, its state by the edge and the ground, never by color alone. */
export function barStyle({ kind, state }: Pick<CalendarItem, "kind" | "state">) {
  const { strong, soft } = colorsOf(kind);
  const edge = { borderWidth: 1, borderStyle: "solid", borderColor: strong };
  switch (state) {
    case "live":
      return { ...edge, borderLeftWidth: 5, bgcolor: soft, color: "text.primary", fontWeight: 700 };
    case "scheduled":
      return { ...edge, bgcolor: "background.paper", color: "text.primary" };
    case "draft":
      return {
        ...edge,
        borderWidth: 2,
        borderStyle: "dashed",
        bgcolor: "background.paper",
        color: "text.primary",
      };
    case "past":
      return { ...edge, borderColor: "divider", bgcolor: "background.sunken", color: "text.secondary" };
    case "inactive":
      return {
        ...edge,
        borderStyle: "dotted",
        borderColor: "edge",
        bgcolor: "background.sunken",
        color: "text.secondary",
        textDecoration: "line-through",
      };
  }
}

export const hatched = (theme: Theme) => {
  const color = (theme.vars ?? theme).palette.warning.main;
  return {
    border: `1px solid ${color}`,
    backgroundImage: `repeating-linear-gradient(135deg, ${color} 0 2px, transparent 2px 8px)`,
  };
};
