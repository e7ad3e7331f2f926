import { captionStates } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { ChoiceFilter } from "../../ui/filters/ChoiceFilter.tsx";

/** Filters a list by what the captions of its films lack. */
export function CaptionsFilter() {
  const { t } = useTranslation("curriculum");
  return (
    <ChoiceFilter
      name="captions"
      choices={captionStates.map((state) => ({ value: state, label: t(`captions.states.${state}`) }))}
    />
  );
}
