import { useQuery } from "@tanstack/react-query";
import { dataQuery } from "../../ui/dataQuery.ts";
import { classroomCalls } from "../classroomCalls.ts";
import { classroomKey } from "../today/useToday.ts";

interface Site {
  readonly id: number;
  readonly program: { readonly id: number };
}

export function announcementsQuery(site: Site) {
  const query = { program: site.program.id, school_id: site.id };
  return dataQuery([...classroomKey, "announcements", query], classroomCalls.announcements, { query });
}

export function useAnnouncements(site: Site) {
  return useQuery({ ...announcementsQuery(site), staleTime: 5 * 60_000 });
}
