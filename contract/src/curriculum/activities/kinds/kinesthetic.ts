import { optionalText } from "../../../core/fields.ts";
import { illustrationsInput } from "../../illustrations/illustrationFields.ts";
import { defineActivity } from "../defineActivity.ts";
import { count, lines, list, notes, number, shared, text } from "../detailFields.ts";

export const kinesthetic = defineActivity("kinesthetic", {
  details: {
    row: {
      materials: list,
      steps: list,
      step_notes: list,
      step_illustrations: list,
      space: text,
      duration_minutes: number,
    },
    input: {
      materials: lines(),
      steps: lines(),
      step_notes: notes(),
      step_illustrations: illustrationsInput(),
      space: optionalText(200),
      duration_minutes: count(600),
    },
    labels: { en: { ...shared.en, space: "Space" }, es: { ...shared.es, space: "Espacio" } },
  },
  sample: {
    title: "The trust walk",
    "details.materials": "One scarf for two; Chalk",
    "details.steps": "Pair up; One partner closes their eyes; The other leads by voice alone; Switch",
    "details.space": "School yard",
    "details.duration_minutes": "20",
  },
});
