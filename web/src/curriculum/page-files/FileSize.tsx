import { locales } from "@kindling/contract/language";
import { useLanguage } from "../../core/language.ts";

const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** How large a file is, in the unit a person would name. */
export function FileSize({ bytes }: { readonly bytes: number }) {
  const language = useLanguage();
  const step = Math.min(units.length - 1, bytes > 0 ? Math.floor(Math.log10(bytes) / 3) : 0);
  const size = new Intl.NumberFormat(locales[language], {
    style: "unit",
    unit: units[step] ?? "byte",
    unitDisplay: "short",
    maximumFractionDigits: step > 1 ? 1 : 0,
  });
  return size.format(bytes / 1000 ** step);
}
