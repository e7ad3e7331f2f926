import { datedStates } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { ChoiceFilter } from "../../ui/filters/ChoiceFilter.tsx";

export function DatedStateFilter() {
  const { t } = useTranslation("curriculum");
  return (
    <ChoiceFilter
      name="state"
      choices={datedStates.map((state) => ({ value: state, label: t(`activities.states.${state}`) }))}
    />
  );
}
