import Box from "@mui/material/Box";
import { ValueText } from "../../ui/list/cellTexts.tsx";
import { type Column, cellColumn, column, momentColumn, spare } from "../../ui/list/columns.tsx";
import { MediaPicture } from "./MediaPicture.tsx";
import type { Medium } from "./Medium.ts";

const [thumbWidth, thumbHeight] = [56, 42];

/** The gallery as a table: who, where, when, and a small picture beside the caption. */
export const mediaColumns: readonly Column<Medium>[] = [
  cellColumn(
    "caption",
    (row: Medium) => (
      <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 1.25, maxWidth: 1 }}>
        <Box
          component="span"
          sx={{
            width: thumbWidth,
            height: thumbHeight,
            flexShrink: 0,
            borderRadius: 0.5,
            overflow: "hidden",
            "& .MuiSvgIcon-root": { fontSize: 20, left: 2, bottom: 2 },
          }}
        >
          <MediaPicture url={row.thumb_url} kind={row.kind} />
        </Box>
        <span>{row.caption ?? row.file.name}</span>
      </Box>
    ),
    280,
  ),
  cellColumn("full_name", (row: Medium) => <ValueText value={row.full_name} />, 150),
  column("provider", 150),
  spare(column("district", 150)),
  column("school", 150),
  momentColumn("created_at", 150),
];
