import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { useList } from "../list/ListContext.ts";
import { FilterPill } from "./FilterPill.tsx";

const ends = ["from", "to"] as const;

/** Filters a list by a date range; both ends are optional. */
export function DatesFilter() {
  const { t } = useTranslation("ui");
  const { state, labels } = useList();
  const format = useFormat();
  const { from, to } = state.filters;
  const value = from || to ? [from, to].map((date) => (date ? format.date(date) : "…")).join(" – ") : "";
  return (
    <FilterPill label={t("list.dates")} value={value} onClear={() => state.change({ from: null, to: null })}>
      <Stack spacing={2}>
        {ends.map((end) => (
          <TextField
            key={end}
            type="date"
            fullWidth
            label={labels.field(end)}
            value={state.filters[end] ?? ""}
            onChange={(event) => state.change({ [end]: event.target.value }, true)}
          />
        ))}
      </Stack>
    </FilterPill>
  );
}
