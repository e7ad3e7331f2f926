import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useTranslation } from "react-i18next";
import type { ListViewProps } from "./ListView.ts";

/** Selects all rows of the page, for cards, which have no heading row. */
export function SelectPage({
  rows,
  selected,
  onSelect,
}: Pick<ListViewProps<{ readonly id: number }>, "rows" | "selected" | "onSelect">) {
  const { t } = useTranslation("ui");
  const count = rows.filter(({ id }) => selected.includes(id)).length;
  return (
    <FormControlLabel
      label={t("list.selectPage")}
      sx={{ my: -1 }}
      control={
        <Checkbox
          checked={count === rows.length}
          indeterminate={count > 0 && count < rows.length}
          onChange={(_event, isTicked) => onSelect(isTicked ? rows.map(({ id }) => id) : [])}
        />
      }
    />
  );
}
