import { useQuery } from "@tanstack/react-query";
import { dataQuery } from "../../ui/dataQuery.ts";
import { classroomCalls } from "../classroomCalls.ts";
import { classroomKey } from "../today/useToday.ts";

export function useAnnouncements(site: { readonly id: number; readonly program: { readonly id: number } }) {
  const query = { program: site.program.id, school_id: site.id };
  return useQuery({
    ...dataQuery([...classroomKey, "announcements", query], classroomCalls.announcements, {
      query,
    }),
    staleTime: 5 * 60_000,
  });
}
