import { nominationClassEndpoints } from "@kindling/contract";
import { useQuery } from "@tanstack/react-query";
import { classroomKey } from "../../classroom/today/useToday.ts";
import { call } from "../../core/api.ts";
import { useLanguage } from "../../core/language.ts";

const { forms, nominees } = nominationClassEndpoints;

export function useNominationForms(site: number) {
  const language = useLanguage();
  return useQuery({
    queryKey: [...classroomKey, "nominationForms", site, language],
    queryFn: async ({ signal }) => (await call(forms, { query: { school_id: site }, signal })).data,
  });
}

/** The students that a class nominated, latest first. */
export function useNominees(site: number) {
  const language = useLanguage();
  return useQuery({
    queryKey: [...classroomKey, "nominees", site, language],
    queryFn: async ({ signal }) => (await call(nominees, { query: { school_id: site }, signal })).data,
  });
}
