import { type Film, filmEndpoints, type Language, languages } from "@kindling/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../core/api.ts";
import { useMayCall } from "../../ui/useMayCall.ts";

export const filmsKey = ["films"];

/** All films of the curriculum, asked for once by those who may write captions. */
export function useFilms() {
  return useQuery({
    queryKey: filmsKey,
    queryFn: async ({ signal }) => (await call(filmEndpoints.list, { signal })).data,
    enabled: useMayCall(filmEndpoints.list),
  });
}

/** The language in which a film lacks captions, if it has them in the others. */
export function firstMissing(film: Film): Language | undefined {
  const missing = languages.filter((language) => !film.languages.includes(language));
  return missing.length === 1 ? missing[0] : undefined;
}

/** Names what a film lacks: one language, or both; null for a film with captions in each. */
export const lackOf = (film: Film): Language | "both" | null =>
  film.languages.length === languages.length ? null : (firstMissing(film) ?? "both");
