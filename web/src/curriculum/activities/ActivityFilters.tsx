import {
  itemStates,
  levelEndpoints,
  programEndpoints,
  sessionEndpoints,
  sessionThemeEndpoints,
  traitEndpoints,
} from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { ChoiceFilter } from "../../ui/filters/ChoiceFilter.tsx";
import { DatesFilter } from "../../ui/filters/DatesFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";

export function ActivityFilters() {
  const { t } = useTranslation("curriculum");
  return (
    <>
      <ChoiceFilter
        name="state"
        choices={itemStates.map((state) => ({ value: state, label: t(`activities.states.${state}`) }))}
      />
      <ReferenceFilter name="levels" calls={levelEndpoints} />
      <ReferenceFilter name="traits" calls={traitEndpoints} />
      <ReferenceFilter name="session_themes" calls={sessionThemeEndpoints} />
      <ReferenceFilter name="sessions" calls={sessionEndpoints} />
      <ReferenceFilter name="programs" calls={programEndpoints} />
      <DatesFilter />
    </>
  );
}
