import {
  activityTypes,
  charityChoiceStates,
  curriculumParts,
  grades,
  type Language,
  type Localized,
  traitKinds,
} from "@kindling/contract";

/** A word to choose, and what it is called. */
export interface Word {
  readonly value: string;
  label(language: Language): string;
}

const activities: Localized<string> = { en: "Activities", es: "Actividades" };

/** What the parts of the curriculum are called that have no activity types. */
const partLabels: ReadonlyMap<string, Localized<{ many: string }>> = new Map(
  Object.values(traitKinds).map(({ key, labels }) => [key, labels]),
);

/** What is said of giving by the choice its class made; the words that stand in the rows themselves. */
const choiceLabels: Readonly<Record<(typeof charityChoiceStates)[number], Localized<string>>> = {
  chosen: { en: "Chosen", es: "Elegida" },
  open: { en: "Not yet chosen", es: "Aún sin elegir" },
  between_sessions: { en: "Between sessions", es: "Entre sesiones" },
};

/** The filters of reports that are chosen among fixed words, by name. */
export const wordFilters: Readonly<Record<string, readonly Word[]>> = {
  activity_types: Object.values(activityTypes).map(({ key, labels }) => ({
    value: key,
    label: (language) => labels[language].many,
  })),
  charity_choice: charityChoiceStates.map((state) => ({
    value: state,
    label: (language) => choiceLabels[state][language],
  })),
  curriculum_type: curriculumParts.map((part) => ({
    value: part,
    label: (language) => partLabels.get(part)?.[language].many ?? activities[language],
  })),
  grade: grades.map((grade) => ({ value: grade, label: () => grade })),
};
