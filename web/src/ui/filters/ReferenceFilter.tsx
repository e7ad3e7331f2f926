import type { Endpoint, Reference } from "@kindling/contract";
import { use, useState } from "react";
import { useTranslation } from "react-i18next";
import { useList } from "../list/ListContext.ts";
import type { ListQuery } from "../list/listRows.ts";
import { OnlyChoices } from "../permissions.ts";
import { ReferencesPicker } from "../picking/ReferencePicker.tsx";
import { useNames } from "../picking/useNames.ts";
import { FilterPill } from "./FilterPill.tsx";

/** Filters a list by one or more references. */
export function ReferenceFilter({
  name,
  calls,
  within,
}: {
  readonly name: string;
  readonly calls: { readonly list: Endpoint; readonly get: Endpoint };
  readonly within?: ListQuery;
}) {
  const { t } = useTranslation("ui");
  const { state, labels } = useList();
  const [picked, setPicked] = useState<readonly Reference[]>([]);
  const ids = (state.filters[name] ?? "").split(",").filter(Boolean).map(Number);
  const known = new Map(picked.map((each) => [each.id, each]));
  const fetched = new Map(
    useNames(
      calls.get,
      ids.filter((id) => !known.has(id)),
    ).map((each) => [each.id, each]),
  );
  const value = ids.flatMap((id) => known.get(id) ?? fetched.get(id) ?? []);
  const label = labels.field(name);
  const only = use(OnlyChoices)?.[name];
  // A filter with only one possible value is useless, unless the address has set it.
  if (ids.length === 0 && only) return null;
  const [first, ...others] = value.map((each) => each.name);
  return (
    <FilterPill
      label={label}
      value={first ? [first, others.length > 0 ? `+${others.length}` : ""].join(" ").trim() : ""}
      onClear={() => state.change({ [name]: null })}
    >
      {() => (
        <ReferencesPicker
          label={label}
          list={calls.list}
          within={within}
          autoFocus
          placeholder={t("list.search")}
          value={value}
          onChange={(chosen) => {
            setPicked(chosen);
            state.change({ [name]: chosen.map((each) => each.id).join(",") });
          }}
        />
      )}
    </FilterPill>
  );
}
