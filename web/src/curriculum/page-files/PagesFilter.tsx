import { ChoiceFilter } from "../../ui/filters/ChoiceFilter.tsx";
import { usePageChoices } from "./usePageChoices.ts";

export function PagesFilter() {
  return <ChoiceFilter name="pages" choices={usePageChoices()} />;
}
