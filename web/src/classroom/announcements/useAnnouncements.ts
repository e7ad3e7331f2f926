import { useQuery } from "@tanstack/react-query";
import { call } from "../../core/api.ts";
import { classroomCalls } from "../classroomCalls.ts";
import { classroomKey } from "../today/useToday.ts";

export function useAnnouncements(site: { readonly id: number; readonly program: { readonly id: number } }) {
  const query = { program: site.program.id, school_id: site.id };
  return useQuery({
    queryKey: [...classroomKey, "announcements", query],
    queryFn: async ({ signal }) => (await call(classroomCalls.announcements, { query, signal })).data,
    staleTime: 5 * 60_000,
  });
}
