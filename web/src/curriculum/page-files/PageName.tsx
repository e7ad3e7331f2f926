import { type PageCategory, pageNames } from "@kindling/contract";
import { useLanguage } from "../../core/language.ts";

export function PageName({ page }: { readonly page: PageCategory | null }) {
  const language = useLanguage();
  return page && pageNames[language][page];
}
