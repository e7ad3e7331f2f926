import { optionalLongText, optionalUrl } from "../../../core/fields.ts";
import { illustrationsInput } from "../../illustrations/illustrationFields.ts";
import { breathing } from "../breathing.ts";
import { defineActivity } from "../defineActivity.ts";
import { count, list, notes, number, text } from "../detailFields.ts";

const mindful = {
  row: {
    script: text,
    script_notes: list,
    script_illustrations: list,
    audio_url: text,
    duration_seconds: number,
    breathing: breathing.nullish(),
  },
  input: {
    script: optionalLongText(20_000),
    script_notes: notes(),
    script_illustrations: illustrationsInput(),
    audio_url: optionalUrl(),
    duration_seconds: count(7200),
    breathing: breathing.nullable().optional(),
  },
  labels: {
    en: {
      script: "Script",
      script_notes: "Notes on Script",
      script_illustrations: "Illustrations of Script",
      audio_url: "Recording",
      duration_seconds: "Duration in seconds",
      breathing: "Breathing pattern",
      inhale: "Breathe in",
      hold: "Hold",
      exhale: "Breathe out",
      rounds: "Rounds",
    },
    es: {
      script: "Guion",
      script_notes: "Notas del guion",
      script_illustrations: "Ilustraciones del guion",
      audio_url: "Grabación",
      duration_seconds: "Duración en segundos",
      breathing: "Patrón de respiración",
      inhale: "Inhalar",
      hold: "Retener",
      exhale: "Exhalar",
      rounds: "Rondas",
    },
  },
};

const breath = {
  "details.breathing.inhale": "4",
  "details.breathing.hold": "2",
  "details.breathing.exhale": "6",
  "details.breathing.rounds": "5",
};

export const mindfulOpen = defineActivity("mindfulOpen", {
  details: mindful,
  sample: {
    title: "Balloon breathing",
    "details.script": "Sit tall. Imagine a balloon in your belly that grows as you breathe in.",
    "details.duration_seconds": "180",
    ...breath,
  },
});

export const mindfulClose = defineActivity("mindfulClose", {
  details: {
    row: { ...mindful.row, closing_prompt: text },
    input: { ...mindful.input, closing_prompt: optionalLongText(2000) },
    labels: {
      en: { ...mindful.labels.en, closing_prompt: "Closing Prompt" },
      es: { ...mindful.labels.es, closing_prompt: "Pregunta de cierre" },
    },
  },
  sample: {
    title: "Lantern of the day",
    "details.script": "Close your eyes. Think of one good moment today.",
    "details.duration_seconds": "120",
    ...breath,
    "details.closing_prompt": "Which moment will you remember?",
  },
});
