import { fieldLabel, type Labels, type Localized } from "@kindling/contract";
import { useMemo } from "react";
import { useLanguage } from "./language.ts";

/** What a resource and its fields are called in the chosen language. */
export interface ChosenLabels extends Required<Pick<Labels, "one" | "many" | "failing">> {
  /** What "Failed to get …" calls many of them, and one. */
  readonly unread: { readonly many: string; readonly one: string };
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
      unread: { many: labels[language].many, one: labels[language].one, ...labels[language].unread },
      field: (name) => fieldLabel(labels, name, language),
    }),
    [labels, language],
  );
}
