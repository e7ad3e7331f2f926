import type { Endpoint, Reference } from "@kindling/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FilterPill } from "../../ui/filters/FilterPill.tsx";
import { ReferencesPicker } from "../../ui/picking/ReferencePicker.tsx";
import { useNames } from "../../ui/picking/useNames.ts";

/** A filter outside of a list: rows of a resource, of which the address holds the ids. */
export function ReferencesPill({
  label,
  calls,
  ids,
  onChange,
}: {
  readonly label: string;
  readonly calls: { readonly list: Endpoint; readonly get: Endpoint };
  readonly ids: readonly number[];
  readonly onChange: (ids: string) => void;
}) {
  const { t } = useTranslation("ui");
  const [picked, setPicked] = useState<readonly Reference[]>([]);
  const known = new Map(picked.map((each) => [each.id, each]));
  const fetched = useNames(
    calls.get,
    ids.filter((id) => !known.has(id)),
  );
  for (const each of fetched) known.set(each.id, each);
  const value = ids.flatMap((id) => known.get(id) ?? []);
  const [first, ...others] = value.map(({ name }) => name);
  const words = first ? [first, others.length > 0 ? `+${others.length}` : ""].join(" ").trim() : "";
  return (
    <FilterPill label={label} value={words} onClear={() => onChange("")}>
      {() => (
        <ReferencesPicker
          label={label}
          list={calls.list}
          autoFocus
          placeholder={t("list.search")}
          value={value}
          onChange={(chosen) => {
            setPicked(chosen);
            onChange(chosen.map(({ id }) => id).join(","));
          }}
        />
      )}
    </FilterPill>
  );
}
