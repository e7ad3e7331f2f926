import { optionalLongText } from "../../../core/fields.ts";
import { illustrationsInput } from "../../illustrations/illustrationFields.ts";
import { defineActivity } from "../defineActivity.ts";
import { count, lines, list, notes, number, shared, text } from "../detailFields.ts";

export const projectBased = defineActivity("projectBased", {
  details: {
    row: {
      driving_question: text,
      materials: list,
      steps: list,
      step_notes: list,
      step_illustrations: list,
      outcome: text,
      duration_days: number,
    },
    input: {
      driving_question: optionalLongText(1000),
      materials: lines(),
      steps: lines(),
      step_notes: notes(),
      step_illustrations: illustrationsInput(),
      outcome: optionalLongText(2000),
      duration_days: count(365),
    },
    labels: {
      en: {
        ...shared.en,
        driving_question: "Driving Question",
        outcome: "Outcome",
        duration_days: "Duration in days",
      },
      es: {
        ...shared.es,
        driving_question: "Pregunta guía",
        outcome: "Resultado",
        duration_days: "Duración en días",
      },
    },
  },
  sample: {
    title: "A bench for everyone",
    "details.driving_question": "How can our schoolyard welcome a student who is alone?",
    "details.materials": "Large paper; Colored pencils",
    "details.steps": "Watch the schoolyard for a week; Draw ideas; Choose one; Build a model",
    "details.outcome": "A model and a letter to the principal",
    "details.duration_days": "5",
  },
});
