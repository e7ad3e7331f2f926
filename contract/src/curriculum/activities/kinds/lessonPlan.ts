import { optionalLongText } from "../../../core/fields.ts";
import { illustrationsInput } from "../../illustrations/illustrationFields.ts";
import { defineActivity } from "../defineActivity.ts";
import { count, lines, list, notes, number, shared, text } from "../detailFields.ts";

export const lessonPlan = defineActivity("lessonPlan", {
  details: {
    row: {
      objective: text,
      materials: list,
      procedure: text,
      steps: list,
      step_notes: list,
      step_illustrations: list,
      assessment: text,
      duration_minutes: number,
    },
    input: {
      objective: optionalLongText(2000),
      materials: lines(),
      procedure: optionalLongText(20_000),
      steps: lines(),
      step_notes: notes(),
      step_illustrations: illustrationsInput(),
      assessment: optionalLongText(2000),
      duration_minutes: count(600),
    },
    labels: {
      en: {
        ...shared.en,
        objective: "Objective",
        procedure: "Procedure",
        steps: "Steps for the Class",
        assessment: "Assessment",
      },
      es: {
        ...shared.es,
        objective: "Objetivo",
        procedure: "Procedimiento",
        steps: "Pasos para la clase",
        assessment: "Evaluación",
      },
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
