import type { FilmCaptions, filmEndpoints } from "@kindling/contract";
import { QueryClient, QueryClientContext, useQuery } from "@tanstack/react-query";
import { useContext } from "react";
import { useLanguage } from "../../core/language.ts";
import { light } from "../../core/lightEndpoints.ts";
import { dataQuery } from "../../ui/dataQuery.ts";

/** The call for a film's captions, without the contract's schemas. */
export const captionsCall = light<(typeof filmEndpoints)["captions"]>("GET", "/film/captions", "public");

export const captionsKey = (address: string) => ["filmCaptions", address];

/** For pages without a sign-in, which have no client of their own. */
const visitors = new QueryClient();

/** The captions of a film, those in the reader's language first. */
export function useCaptions(address: string): readonly FilmCaptions[] {
  const own = useLanguage();
  const client = useContext(QueryClientContext) ?? visitors;
  const { data } = useQuery(
    {
      ...dataQuery(captionsKey(address), captionsCall, { query: { address } }),
      staleTime: 60_000,
      retry: false,
    },
    client,
  );
  return (data ?? []).toSorted((one, other) => Number(other.language === own) - Number(one.language === own));
}
