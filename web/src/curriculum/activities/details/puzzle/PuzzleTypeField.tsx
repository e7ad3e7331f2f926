import { activities, puzzleTypes } from "@kindling/contract";
import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useId } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../../../ui/fields/fieldsOf.ts";
import { PuzzleTypePicture } from "./PuzzleTypePicture.tsx";

const { useField } = fieldsOf(activities.puzzle);

export function PuzzleTypeField() {
  const { t } = useTranslation("puzzles");
  const field = useField({ name: "details.puzzle_type" });
  const { setValue } = useFormContext();
  const id = useId();
  return (
    <Box role="radiogroup" aria-labelledby={id}>
      <Typography id={id} sx={{ fontWeight: 600, fontSize: "0.9375rem", mb: 0.75 }}>
        {field.label}
      </Typography>
      <Box
        sx={{
          display: "grid",
          gap: 1.5,
          gridTemplateColumns: "repeat(auto-fill, minmax(min(118px, 100%), 1fr))",
        }}
      >
        {puzzleTypes.map((type) => (
          <Box
            component="label"
            key={type}
            sx={{
              display: "grid",
              justifyItems: "center",
              gap: 1,
              p: 1.5,
              border: 2,
              borderColor: field.value === type ? "area.puzzle" : "divider",
              bgcolor: field.value === type ? "areaSoft.puzzle" : "background.paper",
              borderRadius: 1.5,
              cursor: field.readOnly ? "default" : "pointer",
              textAlign: "center",
              "&:hover": field.readOnly ? {} : { borderColor: "area.puzzle" },
              "&:has(:focus-visible)": { outline: 3, outlineColor: "primary.main", outlineOffset: 2 },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={id}
              checked={field.value === type}
              disabled={field.readOnly}
              onChange={() => {
                field.onChange(type);
                // A size means another thing in another kind of puzzle.
                setValue("details.grid_size", null, { shouldDirty: true });
              }}
              sx={visuallyHidden}
            />
            <PuzzleTypePicture type={type} />
            <Typography component="span" sx={{ fontWeight: 700, fontSize: "0.9375rem", lineHeight: 1.25 }}>
              {t(`types.${type}`)}
            </Typography>
          </Box>
        ))}
      </Box>
      {field.help && <FormHelperText error={Boolean(field.error)}>{field.help}</FormHelperText>}
    </Box>
  );
}
