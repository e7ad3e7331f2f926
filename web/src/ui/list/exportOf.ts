import { type Endpoint, exportEndpoint, listColumns } from "@kindling/contract";

/** The call that exports a list, and the fields that it can export. */
export function exportOf(list: Endpoint) {
  const fields: ReadonlySet<string> = new Set(listColumns(list).map(({ key }) => key));
  return { endpoint: exportEndpoint(list) as Endpoint, fields };
}
