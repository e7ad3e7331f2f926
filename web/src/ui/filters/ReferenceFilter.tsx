import type { Endpoint } from "@kindling/contract";
import { use } from "react";
import { useList } from "../list/ListContext.ts";
import type { ListQuery } from "../list/listRows.ts";
import { OnlyChoices } from "../permissions.ts";
import { ReferencesPill } from "./ReferencesPill.tsx";

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
  const { state, labels } = useList();
  const ids = (state.filters[name] ?? "").split(",").filter(Boolean).map(Number);
  const only = use(OnlyChoices)?.[name];
  // A filter with only one possible value is useless, unless the address has set it.
  if (ids.length === 0 && only) return null;
  return (
    <ReferencesPill
      label={labels.field(name)}
      calls={calls}
      within={within}
      ids={ids}
      onChange={(chosen) => state.change({ [name]: chosen })}
    />
  );
}
