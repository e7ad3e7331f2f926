import type { CalendarItem } from "@kindling/contract";
import type { Theme } from "@mui/material/styles";
import { coloursOf } from "./kindLook.ts";

/** How a bar is drawn: its kind by the colour, its state by the edge and the ground, never by colour alone. */
export function barStyle({ kind, state }: Pick<CalendarItem, "kind" | "state">) {
  const { strong, soft } = coloursOf(kind);
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

/** The hatching of days that nothing fills. */
export const hatched = (theme: Theme) => {
  const colour = (theme.vars ?? theme).palette.warning.main;
  return {
    border: `1px solid ${colour}`,
    backgroundImage: `repeating-linear-gradient(135deg, ${colour} 0 2px, transparent 2px 8px)`,
  };
};
