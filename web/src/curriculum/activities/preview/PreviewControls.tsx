import { grades, programEndpoints } from "@kindling/contract";
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useTranslation } from "react-i18next";
import { ReferencePicker } from "../../../ui/picking/ReferencePicker.tsx";
import { useNames } from "../../../ui/picking/useNames.ts";
import { PreviewViewers } from "./PreviewViewers.tsx";
import type { PreviewChoice } from "./usePreviewChoice.ts";

type Part = "grade" | "program" | "who";

const both: readonly Part[] = ["grade", "program"];

export function PreviewControls({
  choice,
  parts = both,
}: {
  readonly choice: PreviewChoice;
  readonly parts?: readonly Part[] | undefined;
}) {
  const { t } = useTranslation("curriculum");
  const [program = null] = useNames(programEndpoints.get, choice.programId ? [choice.programId] : []);
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: "repeat(auto-fit, minmax(min(220px, 100%), 1fr))",
        alignItems: "start",
      }}
    >
      <TextField
        fullWidth
        type="date"
        label={t("preview.date")}
        value={choice.date}
        helperText={choice.date ? undefined : t("preview.today")}
        onChange={(event) => choice.change({ date: event.target.value })}
      />
      {parts.includes("grade") && (
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
      )}
      {parts.includes("program") && (
        <ReferencePicker
          list={programEndpoints.list}
          label={t("preview.program")}
          placeholder={t("preview.anyProgram")}
          value={program}
          onChange={(picked) => choice.change({ program_id: picked ? String(picked.id) : "" })}
        />
      )}
      {parts.includes("who") && <PreviewViewers choice={choice} />}
    </Box>
  );
}
