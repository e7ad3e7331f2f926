import type { Endpoint, Reference } from "@kindling/contract";
import { useQueries } from "@tanstack/react-query";
import { call } from "../../core/api.ts";

export const nameQuery = (get: Endpoint, id: number) => ({
  queryKey: [get.name, id, "name"],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const reply: unknown = await call(get, { params: { id }, signal });
    return (reply as { data: Reference }).data.name;
  },
  staleTime: 300_000,
});

/** The names of rows known only by ID, as in a shared link; shows the ID until the name is loaded. */
export function useNames(get: Endpoint, ids: readonly number[]): Reference[] {
  const found = useQueries({ queries: ids.map((id) => nameQuery(get, id)) });
  return ids.map((id, index) => ({ id, name: found[index]?.data ?? `#${id}` }));
}
