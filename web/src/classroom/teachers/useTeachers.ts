import { useQuery } from "@tanstack/react-query";
import { call } from "../../core/api.ts";
import { classroomCalls } from "../classroomCalls.ts";

export const teachersKey = (site: number) => ["teachers", site];

/** Returns a site's generic teachers; most sites have none. */
export function useTeachers(site: number) {
  return useQuery({
    queryKey: teachersKey(site),
    queryFn: async ({ signal }) =>
      (await call(classroomCalls.ofSite, { query: { school_id: site }, signal })).data,
    staleTime: 5 * 60_000,
  });
}
