import type { Endpoint, Reference } from "@kindling/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Later } from "../Later.tsx";
import type { ListQuery } from "../list/listRows.ts";
import { loadOnce } from "../loadOnce.ts";
import { useNames } from "../picking/useNames.ts";
import { FilterPill, firstAndCount } from "./FilterPill.tsx";

const picker = loadOnce(() => import("../picking/ReferencePicker.tsx"));

/** A filter by rows of a resource, of which the address holds the IDs. */
export function ReferencesPill({
  label,
  calls,
  within,
  ids,
  onChange,
}: {
  readonly label: string;
  readonly calls: { readonly list: Endpoint; readonly get: Endpoint };
  readonly within?: ListQuery | undefined;
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
  return (
    <FilterPill
      label={label}
      value={firstAndCount(value.map(({ name }) => name))}
      onClear={() => onChange("")}
    >
      <Later from={picker}>
        {({ ReferencesPicker }) => (
          <ReferencesPicker
            label={label}
            list={calls.list}
            within={within}
            autoFocus
            placeholder={t("list.search")}
            value={value}
            onChange={(chosen) => {
              setPicked(chosen);
              onChange(chosen.map(({ id }) => id).join(","));
            }}
          />
        )}
      </Later>
    </FilterPill>
  );
}
