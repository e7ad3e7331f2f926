import { optionalLongText } from "../../../core/fields.ts";
import { illustrationsInput } from "../../illustrations/illustrationFields.ts";
import { defineActivity } from "../defineActivity.ts";
import { lines, list, notes, people, peopleInput, shared, text } from "../detailFields.ts";

export const peerConnection = defineActivity("peerConnection", {
  details: {
    row: { group_size: people, prompt: text, steps: list, step_notes: list, step_illustrations: list },
    input: {
      group_size: peopleInput(),
      prompt: optionalLongText(2000),
      steps: lines(),
      step_notes: notes(),
      step_illustrations: illustrationsInput(),
    },
    labels: {
      en: { ...shared.en, group_size: "Group Size" },
      es: { ...shared.es, group_size: "Tamaño del grupo" },
    },
  },
  sample: {
    title: "Two truths and a dream",
    "details.group_size": "4",
    "details.prompt": "Say two things that are true about you and one you wish were true.",
    "details.steps": "Sit in a circle; Share; Guess the dream; Thank each other",
  },
});
