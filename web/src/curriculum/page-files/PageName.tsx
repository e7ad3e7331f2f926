import { type PageCategory, pageNames } from "@kindling/contract";
import { useLanguage } from "../../core/language.ts";

/** The page that files are kept for, by its name. */
export function PageName({ page }: { readonly page: PageCategory | null }) {
  const language = useLanguage();
  return page && pageNames[language][page];
}
