import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { readBlocks } from "../steps/readBlocks.ts";

export function PaperText({ text }: { text: string }) {
  return readBlocks(text).map(({ kind, text: words, number }, index) => {
    if (kind === "heading") {
      return (
        <Typography key={index} variant="h4" component="h4" sx={{ mt: 1, breakAfter: "avoid" }}>
          {words}
        </Typography>
      );
    }
    if (kind === "item") {
      return (
        <Typography key={index} sx={{ display: "flex", gap: 1, breakInside: "avoid", mb: 0.25 }}>
          <Box component="span" sx={{ minWidth: 20, fontWeight: 700 }}>
            {number === undefined ? "•" : `${number}.`}
          </Box>
          <span>{words}</span>
        </Typography>
      );
    }
    return (
      <Typography key={index} sx={{ mb: 0.75, orphans: 3, widows: 3 }}>
        {words}
      </Typography>
    );
  });
}
