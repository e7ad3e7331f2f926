import { grades } from "../core/grades.ts";
import { fieldLabel } from "../core/labels.ts";
import type { Language, Localized } from "../core/language.ts";
import { activityTypes, answeredTypes, traitKinds } from "../curriculum/activities/activityTypes.ts";
import { bookletKinds } from "../curriculum/planning/bookletChoice.ts";
import { curriculumParts } from "./activityResponses.ts";
import { charityChoiceStates } from "./charityReports.ts";

type Labels = Localized<Readonly<Record<string, string>>>;

/** What filters of reports are called, where that is not the common name of such a field. */
const ownNames: Labels = {
  en: {
    activity_types: "Activity Types",
    charities: "Charities",
    charity_choice: "Charity Choice",
    curriculum_type: "Curriculum",
    fields: "Columns",
    // The Activity Response Report calls its sessions so.
    trait_id: "Sessions",
    types: "Activity Types",
  },
  es: {
    activity_types: "Tipos de actividad",
    charities: "Organizaciones benéficas",
    charity_choice: "Elección de la organización",
    curriculum_type: "Currículo",
    fields: "Columnas",
    trait_id: "Sesiones",
    types: "Tipos de actividad",
  },
};

/** What a filter of a report is called. */
export function reportFilterLabel(name: string, language: Language): string {
  return ownNames[language][name] ?? fieldLabel(undefined, name, language);
}

/** A word that a filter of a report takes, and what it is called. */
export interface FilterWord {
  readonly value: string;
  label(language: Language): string;
}

const activities: Localized<string> = { en: "Activities", es: "Actividades" };

const many = (labels: Localized<{ readonly many: string }>) => (language: Language) => labels[language].many;

/** What the curriculum's kinds are called, by the word that filters have for them. */
const kindNames = new Map(answeredTypes.map(({ key, labels }) => [key as string, many(labels)]));

/** What is said of giving by the choice its class made; the words that stand in the rows themselves. */
const choiceNames: Readonly<Record<(typeof charityChoiceStates)[number], Localized<string>>> = {
  chosen: { en: "Chosen", es: "Elegida" },
  open: { en: "Not yet chosen", es: "Aún sin elegir" },
  between_sessions: { en: "Between sessions", es: "Entre sesiones" },
};

/** The filters of reports that are chosen among fixed words, by name. */
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
  types: bookletKinds.map((kind) => ({
    value: kind,
    label: many(kind === "trait" ? traitKinds.trait.labels : activityTypes[kind].labels),
  })),
};
