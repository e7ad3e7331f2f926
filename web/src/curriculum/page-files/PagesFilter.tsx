import { ChoiceFilter } from "../../ui/filters/ChoiceFilter.tsx";
import { usePageChoices } from "./usePageChoices.ts";

/** Narrows a list to what is kept for some of the pages. */
export function PagesFilter() {
  return <ChoiceFilter name="pages" choices={usePageChoices()} />;
}
