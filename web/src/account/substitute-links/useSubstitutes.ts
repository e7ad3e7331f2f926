import { substituteEndpoints as calls, type SubstituteLink } from "@kindling/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../core/api.ts";
import { dataQueryAs } from "../../ui/dataQuery.ts";

/** Whose class it is: a managed person, or oneself without one. */
export interface ClassOwner {
  readonly person?: { readonly id: number; readonly name: string };
}

/** The links of a class and how they are made and ended: one's own, or a managed person's. */
export function useSubstitutes({ person }: ClassOwner, site: number | undefined) {
  const client = useQueryClient();
  const ofPerson = person && { params: { id: person.id } };
  const query = dataQueryAs<SubstituteLink[]>(
    ofPerson ? [calls.list.name, ofPerson.params.id] : [calls.own.name, site],
    ofPerson ? calls.list : calls.own,
    ofPerson ?? { query: { school_id: site } },
  );
  const found = useQuery({ ...query, enabled: Boolean(ofPerson) || site !== undefined });
  return {
    found,
    make(day: string) {
      const body = { school_id: site ?? 0, day };
      return ofPerson ? call(calls.make, { ...ofPerson, body }) : call(calls.makeOwn, { body });
    },
    end(link: number) {
      const body = { link };
      return ofPerson ? call(calls.end, { ...ofPerson, body }) : call(calls.endOwn, { body });
    },
    /** For leaders and staff, the changes on the page behind it are read again, too. */
    renew: () => client.invalidateQueries(ofPerson ? {} : { queryKey: query.queryKey }),
  };
}
