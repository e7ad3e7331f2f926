import { optionalLongText } from "../../../core/fields.ts";
import { defineActivity } from "../defineActivity.ts";
import { count, lines, list, number, shared, text } from "../detailFields.ts";

export const lessonPlan = defineActivity("lessonPlan", {
  details: {
    row: { objective: text, materials: list, procedure: text, assessment: text, duration_minutes: number },
    input: {
      objective: optionalLongText(2000),
      materials: lines(),
      procedure: optionalLongText(20_000),
      assessment: optionalLongText(2000),
      duration_minutes: count(600),
    },
    labels: {
      en: { ...shared.en, objective: "Objective", procedure: "Procedure", assessment: "Assessment" },
      es: { ...shared.es, objective: "Objetivo", procedure: "Procedimiento", assessment: "Evaluación" },
    },
  },
  sample: {
    title: "What courage sounds like",
    "details.objective": "Students can explain the difference between courage and risk-taking.",
    "details.materials": "Picture book; Board",
    "details.procedure": "Read the story. Stop before the ending and ask what each student would do.",
    "details.assessment": "Each student names one time they showed courage.",
    "details.duration_minutes": "40",
  },
});
