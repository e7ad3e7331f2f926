import { useQuery } from "@tanstack/react-query";
import { dataQuery } from "../../ui/dataQuery.ts";
import { classroomCalls } from "../classroomCalls.ts";

export const teachersKey = (site: number) => ["teachers", site];

export const teachersQuery = (site: number) =>
  dataQuery(teachersKey(site), classroomCalls.ofSite, { query: { school_id: site } });

/** Returns a site's generic teachers; most sites have none. */
export function useTeachers(site: number) {
  return useQuery({ ...teachersQuery(site), staleTime: 5 * 60_000 });
}
