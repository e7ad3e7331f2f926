import { useCountries } from "./useCountries.ts";

export function CountryName({ code }: { readonly code: string }) {
  return useCountries().of(code).label;
}
