import { type GivingPeriod, givingPeriods, yearName } from "@kindling/contract";
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useTranslation } from "react-i18next";
import { ToggleChoice } from "../../ui/ToggleChoice.tsx";
import { useYears } from "./useYears.ts";

/** What is chosen, as calls take it; this school year unless something is. */
export type PeriodChoice = Readonly<Record<string, string>>;

const ends = ["from", "to"] as const;

/** Which days are told: a school year, a fiscal year or any two dates. */
export function PeriodControl({
  chosen,
  onChange,
  years,
}: {
  readonly chosen: PeriodChoice;
  /** Takes values of `period`, `year`, `from` and `to`; none removes one. */
  readonly onChange: (changes: Readonly<Record<string, readonly string[]>>) => void;
  /** The years there is something of, as far as that is known. */
  readonly years?: readonly number[] | undefined;
}) {
  const { t } = useTranslation("givingByYear");
  const { startOf, yearNow, today } = useYears();
  const kind = (chosen["period"] ?? "school_year") as GivingPeriod;
  const year = Number(chosen["year"] ?? yearNow(kind));
  const offered = [...new Set([...(years ?? [yearNow(kind), yearNow(kind) - 1]), year])].sort(
    (a, b) => b - a,
  );
  const choose = (next: GivingPeriod) =>
    onChange({
      period: next === "school_year" ? [] : [next],
      year: [],
      from: next === "dates" ? [`${today.slice(0, 7)}-01`] : [],
      to: next === "dates" ? [today] : [],
    });
  return (
    <Box
      role="group"
      aria-label={t("period.label")}
      className="no-print"
      sx={{ display: "flex", gap: 2, flexWrap: "wrap", alignItems: "center" }}
    >
      <ToggleChoice
        label={t("period.label")}
        value={kind}
        choices={givingPeriods.map((value) => ({ value, children: t(`period.${value}`) }))}
        onChange={choose}
        sx={{ flexWrap: "wrap" }}
      />
      {kind === "dates" ? (
        ends.map((end) => (
          <TextField
            key={end}
            type="date"
            label={t(`period.${end}`)}
            value={chosen[end] ?? ""}
            onChange={({ target: { value } }) => onChange({ [end]: value ? [value] : [] })}
          />
        ))
      ) : (
        <TextField
          select
          label={t("period.year")}
          value={String(year)}
          onChange={({ target: { value } }) =>
            onChange({ year: Number(value) === yearNow(kind) ? [] : [value] })
          }
          sx={{ minWidth: 140 }}
        >
          {offered.map((each) => (
            <MenuItem key={each} value={String(each)}>
              {yearName(each, startOf(kind))}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}
