import { useFormat } from "../../core/language.ts";

/** The day of a moment where the reader is; the time stands in the response itself. */
export function LocalDay({ moment }: { readonly moment: string }) {
  const format = useFormat();
  // Swedish spells dates as the wire does.
  return format.date(new Date(moment).toLocaleDateString("sv"));
}
