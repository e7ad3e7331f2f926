import { activities, kindPaths, sayPuzzleFault } from "@kindling/contract";
import ShuffleIcon from "@mui/icons-material/CasinoOutlined";
import PrintIcon from "@mui/icons-material/PrintOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLanguage } from "../../../../core/language.ts";
import { fieldsOf } from "../../../../ui/fields/fieldsOf.ts";
import { ClueList } from "../../../puzzle-drawing/ClueList.tsx";
import { PuzzleDrawing } from "../../../puzzle-drawing/PuzzleDrawing.tsx";
import { useStoredItem } from "../../preview/useStoredItem.ts";
import { newSeed } from "./newSeed.ts";
import { usePuzzleSource } from "./usePuzzleSource.ts";

const { useField } = fieldsOf(activities.puzzle);

/** The puzzle as it is now, laid out while one types; another layout at a press, and its answers at another. */
export function LayoutPreview() {
  const { t } = useTranslation("puzzles");
  const language = useLanguage();
  const seed = useField({ name: "details.seed" });
  const item = useStoredItem();
  const { source, puzzle, faults } = usePuzzleSource();
  const [solved, setSolved] = useState(false);
  const waits = (source.words ?? []).length === 0 && source.puzzle_type !== "jigsaw";
  return (
    <Box
      role="group"
      aria-label={t("layout.title")}
      sx={{ bgcolor: "background.sunken", borderRadius: 1.5, p: { xs: 1.5, sm: 2 } }}
    >
      <Stack direction="row" sx={{ alignItems: "center", flexWrap: "wrap", columnGap: 1.5, mb: 1 }}>
        <Typography variant="h4" component="h4" sx={{ flex: 1 }}>
          {t("layout.title")}
        </Typography>
        <FormControlLabel
          label={t("layout.answers")}
          sx={{ mr: 0, gap: 0.5 }}
          control={
            <Switch
              size="small"
              checked={solved}
              onChange={(_event, on) => setSolved(on)}
              disabled={!puzzle}
            />
          }
        />
      </Stack>
      <Box aria-live="polite" sx={{ color: "text.secondary" }}>
        {!puzzle && (
          <Typography sx={{ py: 3, textAlign: "center", textWrap: "balance" }}>
            {waits
              ? t("layout.waiting")
              : faults.length > 0
                ? t("layout.refused", { count: faults.length })
                : t("layout.waitingPicture")}
          </Typography>
        )}
        {faults
          .filter(({ path, index }) => index === undefined && path !== "grid_size")
          .map((fault) => (
            <Typography key={fault.reason} color="error" variant="body2">
              {sayPuzzleFault(fault, language)}
            </Typography>
          ))}
      </Box>
      {puzzle && (
        <Box sx={{ maxWidth: 440, mx: "auto" }}>
          <PuzzleDrawing puzzle={puzzle} clues={source.clues ?? []} solved={solved} />
          {puzzle.type === "crossword" && (
            <Box sx={{ mt: 2, fontSize: "0.9375rem" }}>
              <ClueList puzzle={puzzle} />
            </Box>
          )}
        </Box>
      )}
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mt: 1.5, justifyContent: "center" }}>
        {!seed.readOnly && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<ShuffleIcon />}
            disabled={!puzzle}
            onClick={() => seed.onChange(newSeed())}
          >
            {t("layout.another")}
          </Button>
        )}
        {item && puzzle && (
          <Button
            size="small"
            component={Link}
            to={`${kindPaths.puzzle}/print/${item.id}`}
            startIcon={<PrintIcon />}
          >
            {t("layout.print")}
          </Button>
        )}
      </Stack>
    </Box>
  );
}
