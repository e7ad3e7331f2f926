import { activities, largestGrid, mostPieces, sayPuzzleFault, usualPieces } from "@kindling/contract";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import Slider from "@mui/material/Slider";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../../core/language.ts";
import { fieldsOf } from "../../../../ui/fields/fieldsOf.ts";
import { usePuzzleSource } from "./usePuzzleSource.ts";

const { useField } = fieldsOf(activities.puzzle);

/** How large the grid is, or how many pieces a side has; left alone, it fits the words. */
export function SizeField({ isJigsaw }: { readonly isJigsaw: boolean }) {
  const { t } = useTranslation("puzzles");
  const language = useLanguage();
  const field = useField({ name: "details.grid_size" });
  const { puzzle, faults } = usePuzzleSource();
  const id = useId();
  const chosen = (field.value ?? null) as number | null;
  const fault = faults.find(({ path }) => path === "grid_size");
  const made =
    puzzle?.type === "word_search"
      ? puzzle.size
      : puzzle?.type === "crossword"
        ? Math.max(puzzle.height, puzzle.width)
        : null;
  const size = chosen ?? made ?? (isJigsaw ? usualPieces : 12);
  const error = fault ? sayPuzzleFault(fault, language) : field.error;
  const says = isJigsaw
    ? t("size.pieces", { size, count: size * size })
    : chosen
      ? t("size.chosen", { size })
      : t("size.fitting", { size });
  return (
    <Box>
      <Stack direction="row" sx={{ alignItems: "baseline", gap: 1, flexWrap: "wrap" }}>
        <Typography id={id} sx={{ fontWeight: 600, fontSize: "0.9375rem" }}>
          {t(isJigsaw ? "size.jigsaw" : "size.grid")}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", flex: 1 }}>
          {says}
        </Typography>
        {chosen !== null && !field.readOnly && (
          <Button size="small" onClick={() => field.onChange(null)}>
            {t(isJigsaw ? "size.usual" : "size.fit")}
          </Button>
        )}
      </Stack>
      <Box sx={{ px: 1.25 }}>
        <Slider
          aria-labelledby={id}
          size="small"
          min={isJigsaw ? 2 : 4}
          max={isJigsaw ? mostPieces : largestGrid}
          value={size}
          disabled={field.readOnly}
          getAriaValueText={() => says}
          onChange={(_event, next) => field.onChange(next)}
        />
      </Box>
      {error && <FormHelperText error>{error}</FormHelperText>}
      {fault?.reason === "tooFull" && fault.size && !field.readOnly && (
        <Button size="small" variant="outlined" onClick={() => field.onChange(fault.size)}>
          {t("size.take", { size: fault.size })}
        </Button>
      )}
    </Box>
  );
}
