import type { CalendarItem } from "@kindling/contract";
import OverlapIcon from "@mui/icons-material/WarningAmberRounded";
import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import { Link } from "react-router";
import { barStyle } from "./barStyle.ts";
import { placeIn, type Span } from "./calendarSpans.ts";
import { editPath } from "./kindLook.ts";
import { keyOf } from "./layOutLanes.ts";
import { useDescriptions } from "./useDescriptions.ts";

/** An item on the timeline; it opens its form. */
export function CalendarBar({
  item,
  visible,
  findings,
  isStop,
}: {
  readonly item: CalendarItem;
  readonly visible: Span;
  /** The places of the overlaps it is part of. */
  readonly findings: readonly number[];
  /** Whether this bar is the Tab stop (roving tabindex). */
  readonly isStop: boolean;
}) {
  const describe = useDescriptions();
  const { left, width } = placeIn(visible, item);
  const overlaps = findings.length > 0;
  const words = describe.item(item, overlaps);
  return (
    <Tooltip title={words} describeChild={false}>
      <Box
        component={Link}
        to={editPath(item)}
        data-bar={keyOf(item)}
        data-x={left + width / 2}
        data-findings={findings.join(" ")}
        tabIndex={isStop ? 0 : -1}
        sx={[
          {
            position: "absolute",
            insetBlock: 2,
            left: `${left * 100}%`,
            width: `calc(${width * 100}% - 2px)`,
            minWidth: 6,
            display: "flex",
            alignItems: "center",
            gap: 0.5,
            px: 0.75,
            borderRadius: "6px",
            typography: "caption",
            lineHeight: 1.2,
            textDecoration: "none",
            overflow: "hidden",
            whiteSpace: "nowrap",
            "&:hover": { boxShadow: 2 },
            "&:focus-visible": { zIndex: 3, outlineOffset: 1 },
          },
          barStyle(item),
        ]}
      >
        {overlaps && <OverlapIcon sx={{ fontSize: 16, color: "warning.main", flexShrink: 0 }} />}
        <Box component="span" sx={{ overflow: "hidden", textOverflow: "ellipsis" }}>
          {item.title}
        </Box>
      </Box>
    </Tooltip>
  );
}
