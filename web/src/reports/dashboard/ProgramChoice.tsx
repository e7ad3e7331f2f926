import type { Reference } from "@kindling/contract";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useTranslation } from "react-i18next";

/** Which program the overview is about; all of them unless one is chosen. */
export function ProgramChoice({
  programs,
  chosen,
  onChoose,
}: {
  readonly programs: readonly Reference[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}) {
  const { t } = useTranslation("dashboard");
  const known = programs.some(({ id }) => String(id) === chosen);
  return (
    <TextField
      select
      size="small"
      label={t("program")}
      value={known ? chosen : ""}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 200, maxWidth: 1 }}
    >
      <MenuItem value="">{t("allPrograms")}</MenuItem>
      {programs.map(({ id, name }) => (
        <MenuItem key={id} value={String(id)}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
