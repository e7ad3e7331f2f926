import { type ClassThankYou, thankYouEndpoints } from "@kindling/contract";
import { useQuery } from "@tanstack/react-query";
import { useSubstitute } from "../../account/substituting/useSubstitute.ts";
import { classroomKey } from "../../classroom/today/useToday.ts";
import { dataQuery } from "../../ui/dataQuery.ts";

/** The thank-yous that a class can see, newest first. Their pictures' addresses expire, so they aren't kept for long. */
export function useClassThanks(site: number) {
  return useQuery({
    ...dataQuery([...classroomKey, "giving", "thankYous", site], thankYouEndpoints.ofClass, {
      query: { school_id: site },
    }),
    enabled: !useSubstitute(),
    staleTime: 5 * 60_000,
  });
}

/** Those that belong to the story of a session: for what was given in it, or for all giving. */
export const thanksIn = (thanks: readonly ClassThankYou[], session: number): readonly ClassThankYou[] =>
  thanks.filter((each) => each.session === null || each.session.id === session);
