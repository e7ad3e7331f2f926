import type { CalendarFinding } from "@kindling/contract";
import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import { hatched } from "./barStyle.ts";
import { placeIn, type Span } from "./calendarSpans.ts";
import { useDescriptions } from "./useDescriptions.ts";

/** Days that nothing fills, hatched; pressing them points out the line that says so among what wants attention. */
export function GapMark({
  gap,
  place,
  visible,
  isStop,
  onPress,
}: {
  readonly gap: CalendarFinding;
  /** Its place among the findings. */
  readonly place: number;
  readonly visible: Span;
  readonly isStop: boolean;
  readonly onPress: (place: number) => void;
}) {
  const describe = useDescriptions();
  const { left, width } = placeIn(visible, gap);
  return (
    <Tooltip title={describe.finding(gap)} describeChild={false}>
      <Box
        component="button"
        type="button"
        data-bar={`gap ${place}`}
        data-x={left + width / 2}
        data-findings={place}
        tabIndex={isStop ? 0 : -1}
        onClick={() => onPress(place)}
        sx={[
          {
            position: "absolute",
            insetBlock: 2,
            left: `${left * 100}%`,
            width: `${width * 100}%`,
            minWidth: 8,
            p: 0,
            bgcolor: "background.paper",
            borderRadius: "6px",
            cursor: "pointer",
            "&:focus-visible": { zIndex: 3 },
          },
          hatched,
        ]}
      />
    </Tooltip>
  );
}
