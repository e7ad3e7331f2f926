import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Area } from "../../curriculum/areas/AreaIcon.tsx";
import type { TextBlock } from "../../curriculum/stage-text/readBlocks.ts";

function Block({ block, alone, area }: { block: TextBlock; alone: boolean; area: Area }) {
  if (block.kind === "heading") {
    return (
      <Typography
        data-aloud="item"
        variant="stageText"
        component="h3"
        sx={{ fontFamily: "h2.fontFamily", fontWeight: 800, color: `area.${area}` }}
      >
        {block.text}
      </Typography>
    );
  }
  if (block.kind === "item") {
    return (
      <Typography variant="stageText" component="p" sx={{ display: "flex", gap: "0.6em" }}>
        <Box component="span" sx={{ color: `area.${area}`, fontWeight: 800, minWidth: "0.8em" }}>
          {block.number ?? "•"}
        </Box>
        <span data-aloud="item">{block.text}</span>
      </Typography>
    );
  }
  return (
    <Typography
      data-aloud="item"
      variant="stageText"
      component="p"
      sx={{ textWrap: "pretty", textAlign: alone ? "center" : "start" }}
    >
      {block.text}
    </Typography>
  );
}

export function TextStep({
  label,
  blocks,
  area,
}: {
  label: string;
  blocks: readonly TextBlock[];
  area: Area;
}) {
  return (
    <Stack sx={{ width: "min(100%, 21em)", typography: "stageText", gap: "0.55em" }}>
      <Typography
        variant="stageLabel"
        component="h2"
        sx={{ color: `area.${area}`, textAlign: blocks.length === 1 ? "center" : "start" }}
      >
        {label}
      </Typography>
      {blocks.map((block, index) => (
        <Block key={index} block={block} alone={blocks.length === 1} area={area} />
      ))}
    </Stack>
  );
}
