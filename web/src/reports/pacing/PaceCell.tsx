import { type PaceFigures, paceState } from "@kindling/contract";
import Box from "@mui/material/Box";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { paceLooks } from "./paceLooks.ts";
import { usePaceWords } from "./usePaceWords.ts";

/** A state as color, icon and text; in narrow cells the text is for screen readers only. */
export function PaceMark({
  figures,
  isNarrow = false,
}: {
  readonly figures: PaceFigures;
  readonly isNarrow?: boolean;
}) {
  const words = usePaceWords();
  const { Icon, color } = paceLooks[paceState(figures)];
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.75, textAlign: "left" }}>
      <Icon
        aria-hidden
        sx={{ fontSize: isNarrow ? 15 : 20, color: color ? `${color}.main` : "text.secondary" }}
      />
      <Box component="span" sx={{ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}>
        {words.figures(figures)}
        {figures.expected > 0 && (
          <Box
            component="span"
            sx={isNarrow ? visuallyHidden : { display: "block", typography: "caption", fontWeight: 600 }}
          >
            {isNarrow ? `, ${words.stateOf(figures)}` : words.stateOf(figures)}
          </Box>
        )}
      </Box>
    </Box>
  );
}
