import { pageCategories } from "@kindling/contract";
import { ChoiceFilter } from "../../ui/filters/ChoiceFilter.tsx";
import { usePageName } from "./pageNames.ts";

/** Narrows a list to what is kept for some of the pages. */
export function PagesFilter() {
  const nameOf = usePageName();
  return (
    <ChoiceFilter
      name="pages"
      choices={pageCategories.map((page) => ({ value: page, label: nameOf(page) }))}
    />
  );
}
