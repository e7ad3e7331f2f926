import { type Language, locales } from "@kindling/contract";

interface Zone {
  /** The IANA name. */
  readonly name: string;
  readonly label: string;
}

const ofTheStates = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
  "America/Puerto_Rico",
];

/** The zones to choose from: those of the United States by what people call them, and all others by place. */
export function timeZones(
  language: Language,
  more: readonly string[],
): { readonly common: readonly Zone[]; readonly others: readonly Zone[] } {
  const place = (name: string) => name.replaceAll("_", " ");
  const called = (timeZone: string) =>
    new Intl.DateTimeFormat(locales[language], { timeZone, timeZoneName: "longGeneric" })
      .formatToParts(0)
      .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  const others = new Set([...Intl.supportedValuesOf("timeZone"), ...more]);
  for (const name of ofTheStates) others.delete(name);
  return {
    common: ofTheStates.map((name) => ({
      name,
      label: `${called(name)} (${place(name.split("/").at(-1) ?? name)})`,
    })),
    others: [...others].sort().map((name) => ({ name, label: place(name) })),
  };
}
