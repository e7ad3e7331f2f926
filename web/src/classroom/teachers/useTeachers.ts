import { useQuery } from "@tanstack/react-query";
import { dataQuery } from "../../ui/dataQuery.ts";
import { classroomCalls } from "../classroomCalls.ts";

export const teachersKey = (site: number) => ["teachers", site];

/** Returns a site's generic teachers; most sites have none. */
export function useTeachers(site: number) {
  return useQuery({
    ...dataQuery(teachersKey(site), classroomCalls.ofSite, { query: { school_id: site } }),
    staleTime: 5 * 60_000,
  });
}
