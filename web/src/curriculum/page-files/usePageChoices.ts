import { pageCategories, pageNames } from "@kindling/contract";
import { useLanguage } from "../../core/language.ts";

export function usePageChoices() {
  const language = useLanguage();
  return pageCategories.map((page) => ({ value: page, label: pageNames[language][page] }));
}
