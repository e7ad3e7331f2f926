import { type CaptionState, type Film, filmEndpoints, type Language, languages } from "@kindling/contract";
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

/** What a film's captions lack. */
export function captionStateOf(film: Film): CaptionState {
  if (film.languages.length === languages.length) return "complete";
  const missing = firstMissing(film);
  return missing ? `lacks_${missing}` : "none";
}
