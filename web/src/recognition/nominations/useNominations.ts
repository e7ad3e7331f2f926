import { nominationClassEndpoints } from "@kindling/contract";
import { useQuery } from "@tanstack/react-query";
import { useSubstitute } from "../../account/substituting/useSubstitute.ts";
import { classroomKey } from "../../classroom/today/useToday.ts";
import { useLanguage } from "../../core/language.ts";
import { dataQuery } from "../../ui/dataQuery.ts";

const { forms, nominees } = nominationClassEndpoints;

export function useNominationForms(site: number) {
  const language = useLanguage();
  return useQuery(
    dataQuery([...classroomKey, "nominationForms", site, language], forms, { query: { school_id: site } }),
  );
}

/** The students that a class nominated, latest first; substitutes see none. */
export function useNominees(site: number) {
  const language = useLanguage();
  return useQuery({
    ...dataQuery([...classroomKey, "nominees", site, language], nominees, { query: { school_id: site } }),
    enabled: !useSubstitute(),
  });
}
