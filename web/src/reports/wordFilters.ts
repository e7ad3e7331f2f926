import { activityTypes, grades, type Language } from "@kindling/contract";

/** A word to choose, and what it is called. */
export interface Word {
  readonly value: string;
  label(language: Language): string;
}

/** The filters of reports that are chosen among fixed words, by name. */
export const wordFilters: Readonly<Record<string, readonly Word[]>> = {
  activity_types: Object.values(activityTypes).map(({ key, labels }) => ({
    value: key,
    label: (language) => labels[language].many,
  })),
  grade: grades.map((grade) => ({ value: grade, label: () => grade })),
};
