import type { FilmCaptions, filmEndpoints } from "@kindling/contract";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../core/language.ts";
import { light } from "../../core/lightEndpoints.ts";
import { dataQuery } from "../../ui/dataQuery.ts";

/** The call for a film's captions, without the contract's schemas. */
export const captionsCall = light<(typeof filmEndpoints)["captions"]>("GET", "/film/captions", "public");

export const captionsKey = (address: string) => ["filmCaptions", address];

/** The captions of a film, those in the reader's language first. */
export function useCaptions(address: string): readonly FilmCaptions[] {
  const own = useLanguage();
  const { data } = useQuery({
    ...dataQuery(captionsKey(address), captionsCall, { query: { address } }),
    staleTime: 60_000,
    retry: false,
  });
  return (data ?? []).toSorted((one, other) => Number(other.language === own) - Number(one.language === own));
}
