import type { Endpoint, Reference } from "@kindling/contract";
import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { fetchPage } from "../../ui/list/listRows.ts";
import type { CellInputProps } from "./CellInput.tsx";

/** How many rows a list gives at once. */
const step = 100;

interface Page {
  readonly data: readonly Reference[];
  readonly meta: { readonly total: number };
}

/** Reads all rows of a list by name. */
async function readAll(list: Endpoint, signal: AbortSignal): Promise<Reference[]> {
  const found: Reference[] = [];
  for (let page = 0; ; page += 1) {
    const { data, meta } = (await fetchPage(list, { sort: "name", rows: step, page }, signal)) as Page;
    found.push(...data);
    if (data.length === 0 || found.length >= meta.total) return found;
  }
}

/** Returns a control that chooses a row of a list: typing goes to the name that begins so. */
export function referenceInput(list: Endpoint): ComponentType<CellInputProps> {
  return function ReferenceInput({ value, onValue, shown, readOnly, ...props }) {
    const { t } = useTranslation("ui");
    const { data = [] } = useQuery({
      queryKey: [list.name, "all"],
      queryFn: ({ signal }) => readAll(list, signal),
    });
    const isKnown = value === "" || data.some(({ id }) => String(id) === value);
    return (
      <select {...props} value={value} onChange={({ target }) => readOnly || onValue(target.value)}>
        <option value="">{t("none")}</option>
        {!isKnown && <option value={value}>{shown}</option>}
        {data.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    );
  };
}
