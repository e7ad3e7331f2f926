import { fieldLabel, type Labels, type Localized } from "@kindling/contract";
import { useMemo } from "react";
import { useLanguage } from "./language.ts";

/** What a resource and its fields are called in the chosen language. */
export interface ChosenLabels {
  /** One of them: "Site". */
  readonly one: string;
  /** Many of them: "Sites". */
  readonly many: string;
  /** What "Failed to add …" and its like call it. */
  readonly failing: string;
  /** The name of a field for a person. */
  field(name: string): string;
}

/** The labels that the contract holds for a resource, in the chosen language. */
export function useLabels(resource: { readonly labels: Localized<Labels> }): ChosenLabels {
  const language = useLanguage();
  const { labels } = resource;
  return useMemo(
    () => ({
      one: labels[language].one,
      many: labels[language].many,
      failing: labels[language].failing ?? labels[language].one,
      field: (name) => fieldLabel(labels, name, language),
    }),
    [labels, language],
  );
}
