import { grades, programEndpoints } from "@kindling/contract";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useTranslation } from "react-i18next";
import { ReferencePicker } from "../../ui/picking/ReferencePicker.tsx";
import { useNames } from "../../ui/picking/useNames.ts";
import type { PreviewChoice } from "./usePreviewChoice.ts";

/** The day, the grade and the program that a preview is for. */
export function PreviewControls({ choice }: { readonly choice: PreviewChoice }) {
  const { t } = useTranslation("curriculum");
  const [program = null] = useNames(programEndpoints.get, choice.programId ? [choice.programId] : []);
  return (
    <Stack spacing={2}>
      <TextField
        fullWidth
        type="date"
        label={t("preview.date")}
        value={choice.date}
        helperText={choice.date ? undefined : t("preview.today")}
        onChange={(event) => choice.change({ date: event.target.value })}
      />
      <TextField
        select
        fullWidth
        label={t("preview.grade")}
        value={choice.grade}
        onChange={(event) => choice.change({ grade: event.target.value })}
        slotProps={{ select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t("preview.anyGrade")}</MenuItem>
        {grades.map((grade) => (
          <MenuItem key={grade} value={grade}>
            {grade}
          </MenuItem>
        ))}
      </TextField>
      <ReferencePicker
        list={programEndpoints.list}
        label={t("preview.program")}
        placeholder={t("preview.anyProgram")}
        value={program}
        onChange={(picked) => choice.change({ program_id: picked ? String(picked.id) : "" })}
      />
    </Stack>
  );
}
