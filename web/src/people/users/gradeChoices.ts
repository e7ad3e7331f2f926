import { grades } from "@kindling/contract";

/** The grades as forms and filters offer them. */
export const gradeChoices = grades.map((grade) => ({ value: grade, label: grade }));
