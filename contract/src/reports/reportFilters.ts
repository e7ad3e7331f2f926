import { grades } from "../core/grades.ts";
import { fieldLabel } from "../core/labels.ts";
import type { Language, Localized } from "../core/language.ts";
import { activityTypes } from "../curriculum/activities/activityTypes.ts";
import { answeredTypes } from "../curriculum/activities/answeredTypes.ts";
import { bookletKinds } from "../curriculum/planning/bookletChoice.ts";
import { type GivingStructure, givingStructures } from "../people/givingStructures.ts";
import { curriculumParts } from "./activityResponses.ts";
import { charityChoiceStates } from "./charityReports.ts";

type Labels = Localized<Readonly<Record<string, string>>>;

/** Filter labels that differ from the common ones. */
const ownNames: Labels = {
  en: {
    activity_types: "Activity Types",
    charities: "Charities",
    charity_choice: "Charity Choice",
    curriculum_type: "Curriculum",
    fields: "Columns",
    structure: "Places and Names",
    // This report's `trait_id` holds session ids.
    trait_id: "Sessions",
    types: "Activity Types",
  },
  es: {
    activity_types: "Tipos de actividad",
    charities: "Organizaciones benéficas",
    charity_choice: "Organización elegida",
    curriculum_type: "Currículo",
    fields: "Columnas",
    structure: "Lugares y nombres",
    trait_id: "Sesiones",
    types: "Tipos de actividad",
  },
};

export function reportFilterLabel(name: string, language: Language): string {
  return ownNames[language][name] ?? fieldLabel(undefined, name, language);
}

/** A filter value and its label. */
export interface FilterWord {
  readonly value: string;
  label(language: Language): string;
}

const activities: Localized<string> = { en: "Activities", es: "Actividades" };

const many = (labels: Localized<{ readonly many: string }>) => (language: Language) => labels[language].many;

/** Labels of the curriculum kinds by filter value. */
const kindNames = new Map(
  Object.values(answeredTypes).map(({ key, labels }) => [key as string, many(labels)]),
);

/** Also shown in the report's rows. */
const choiceNames: Readonly<Record<(typeof charityChoiceStates)[number], Localized<string>>> = {
  chosen: { en: "Chosen", es: "Elegida" },
  open: { en: "Not yet chosen", es: "Aún sin elegir" },
  between_sessions: { en: "Between sessions", es: "Entre sesiones" },
};

const structureNames: Readonly<Record<GivingStructure, Localized<string>>> = {
  as_it_was: { en: "As they were", es: "Como eran" },
  today: { en: "As they are today", es: "Como son hoy" },
};

/** Filters that hold one word, and which one without a choice. */
export const singleFilterWords: Readonly<Record<string, string>> = { structure: "as_it_was" };

/** Report filters with fixed values, by name. */
export const reportFilterWords: Readonly<Record<string, readonly FilterWord[]>> = {
  activity_types: Object.values(activityTypes).map(({ key, labels }) => ({
    value: key,
    label: many(labels),
  })),
  charity_choice: charityChoiceStates.map((state) => ({
    value: state,
    label: (language) => choiceNames[state][language],
  })),
  curriculum_type: curriculumParts.map((part) => ({
    value: part,
    label: kindNames.get(part) ?? ((language) => activities[language]),
  })),
  grade: grades.map((grade) => ({ value: grade, label: () => grade })),
  structure: givingStructures.map((structure) => ({
    value: structure,
    label: (language) => structureNames[structure][language],
  })),
  types: bookletKinds.map((kind) => ({
    value: kind,
    label: many(answeredTypes[kind].labels),
  })),
};
