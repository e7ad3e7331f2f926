import type { CalendarKind } from "@kindling/contract";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import { FilterPill } from "../../ui/filters/FilterPill.tsx";
import { useKindNames } from "../calendar/kindLook.ts";

/** A filter by kinds of curriculum; none chosen means all. */
export function KindsPill<K extends CalendarKind>({
  label,
  kinds,
  chosen,
  onChange,
}: {
  readonly label: string;
  readonly kinds: readonly K[];
  readonly chosen: readonly K[];
  readonly onChange: (kinds: string) => void;
}) {
  const namesOf = useKindNames();
  const [first, ...others] = chosen.map((kind) => namesOf(kind).many);
  const words = first ? [first, others.length > 0 ? `+${others.length}` : ""].join(" ").trim() : "";
  const put = (kind: K, on: boolean) => kinds.filter((each) => (each === kind ? on : chosen.includes(each)));
  return (
    <FilterPill label={label} value={words} onClear={() => onChange("")}>
      {() => (
        <FormGroup aria-label={label} sx={{ maxHeight: 360, overflowY: "auto", flexWrap: "nowrap" }}>
          {kinds.map((kind) => (
            <FormControlLabel
              key={kind}
              label={namesOf(kind).many}
              control={
                <Checkbox
                  checked={chosen.includes(kind)}
                  onChange={(event) => onChange(put(kind, event.target.checked).join(","))}
                />
              }
            />
          ))}
        </FormGroup>
      )}
    </FilterPill>
  );
}
