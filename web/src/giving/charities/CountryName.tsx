import { useCountries } from "./useCountries.ts";

/** A country by its name. */
export function CountryName({ code }: { readonly code: string }) {
  return useCountries().of(code).label;
}
