import { useMemo } from "react";
import { useConstants } from "../../core/constants.ts";

/** A country as the constants list it: its two letters, and its name in the chosen language. */
export type Country = NonNullable<ReturnType<typeof useConstants>>["countries"][number];

/** The countries to choose from, and how to name one; its letters stand in until the names are there. */
export function useCountries() {
  const countries = useConstants()?.countries;
  return useMemo(() => {
    const list = countries ?? [];
    const names = new Map(list.map((each) => [each.key, each.label]));
    return { list, of: (key: string): Country => ({ key, label: names.get(key) ?? key }) };
  }, [countries]);
}

/** The states of a country that the constants know; none for most countries. */
export function useStates(country: unknown): readonly string[] {
  const states = useConstants()?.states;
  return useMemo(() => (states?.[String(country)] ?? []).map((state) => state.label), [states, country]);
}
