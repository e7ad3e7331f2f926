import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useTranslation } from "react-i18next";
import { OrderButtons } from "../../../ordering/OrderButtons.tsx";
import type { Order } from "../../../ordering/useOrdering.tsx";
import type { WordLine } from "./parseWordLines.ts";

/** Room for a word, for its clue, and for what is done to both; a phone stacks the first two. */
export const wordColumns = {
  display: "grid",
  gap: 1,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 5fr) minmax(0, 7fr)" },
  flex: 1,
  minWidth: 0,
} as const;

export function WordRow({
  line,
  order,
  readOnly,
  wordFault,
  clueFault,
  onChange,
}: {
  readonly line: WordLine;
  readonly order: Order;
  readonly readOnly: boolean;
  readonly wordFault: string | undefined;
  readonly clueFault: string | undefined;
  readonly onChange: (line: WordLine) => void;
}) {
  const { place } = order;
  const { t } = useTranslation("puzzles");
  return (
    <Stack component="li" direction="row" sx={{ gap: 0.5, alignItems: "flex-start" }}>
      <Box sx={wordColumns}>
        <TextField
          size="small"
          hiddenLabel
          value={line.word}
          disabled={readOnly}
          error={Boolean(wordFault)}
          helperText={wordFault}
          onChange={({ target }) => onChange({ ...line, word: target.value })}
          slotProps={{
            htmlInput: { "aria-label": t("words.word", { place }), maxLength: 60, autoCapitalize: "none" },
          }}
        />
        <TextField
          size="small"
          hiddenLabel
          placeholder={t("words.noClue")}
          value={line.clue}
          disabled={readOnly}
          error={Boolean(clueFault)}
          helperText={clueFault}
          onChange={({ target }) => onChange({ ...line, clue: target.value })}
          slotProps={{ htmlInput: { "aria-label": t("words.clue", { place }), maxLength: 500 } }}
        />
      </Box>
      {!readOnly && (
        <Stack direction="row" sx={{ pt: 0.25 }}>
          <OrderButtons
            order={order}
            labels={{
              up: t("words.up", { word: line.word }),
              down: t("words.down", { word: line.word }),
              remove: t("words.remove", { word: line.word }),
            }}
          />
        </Stack>
      )}
    </Stack>
  );
}
