import { classroomEndpoints, givingEndpoints } from "@kindling/contract";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../core/api.ts";
import { readLanguage } from "../../core/language.ts";
import { curriculumKey, pointsKey } from "../today/useToday.ts";

/** With more sites than this, only opened ones are stored. */
const most = 6;

/** Loads today's items for all the teacher's sites, so that they open offline. */
export function prefetchSites(client: QueryClient, sites: readonly { readonly id: number }[]): void {
  if (!navigator.onLine || sites.length > most) return;
  for (const { id } of sites) {
    const query = { school_id: id };
    void client.prefetchQuery({
      queryKey: curriculumKey(id, readLanguage()),
      queryFn: async ({ signal }) => (await call(classroomEndpoints.curriculumData, { query, signal })).data,
    });
    void client.prefetchQuery({
      queryKey: pointsKey(id),
      queryFn: async ({ signal }) => (await call(givingEndpoints.points, { query, signal })).data,
    });
  }
}
