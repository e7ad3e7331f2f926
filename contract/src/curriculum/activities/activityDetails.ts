import { z } from "zod";
import {
  fieldRegistry,
  id,
  optionalChoice,
  optionalLongText,
  optionalText,
  optionalUrl,
  parts,
} from "../../core/fields.ts";
import type { Labels } from "../../core/labels.ts";
import type { Localized } from "../../core/language.ts";
import { addressOrFileInput } from "../../core/storedFile.ts";
import { puzzleTypes } from "../puzzles/puzzleTypes.ts";
import type { ActivityKind } from "./activityTypes.ts";

const whole = (least: number, most: number) =>
  z.number().int().min(least).max(most).register(fieldRegistry, { kind: "number" });

/** Seconds of each phase, and the number of rounds. */
export const breathing = parts({
  inhale: whole(1, 60),
  hold: whole(0, 60),
  exhale: whole(1, 60),
  rounds: whole(1, 30),
});

export type Breathing = z.infer<typeof breathing>;

const line = z
  .string()
  .transform((text) => text.replace(/\s+/g, " ").trim())
  .pipe(z.string().min(1).max(500));

/** One short text per entry. */
const lines = () => z.array(line).max(60).register(fieldRegistry, { kind: "lines" }).nullable().optional();
const count = (max: number) => whole(1, max).nullable().optional();

const text = z.string().nullish();
const number = z.number().int().nullish();
const list = z.array(z.string()).nullish();

/** A number or words: "2", "pairs", "4 to 6". */
const people = z.union([z.string(), z.number()]).nullish();
const peopleInput = () =>
  z
    .union([
      z
        .string()
        .regex(/^\s*\d{1,4}\s*$/)
        .transform(Number)
        .pipe(whole(1, 1000)),
      optionalText(100),
      whole(1, 1000),
    ])
    .optional();

const mindful = {
  row: { script: text, audio_url: text, duration_seconds: number, breathing: breathing.nullish() },
  input: {
    script: optionalLongText(20_000),
    audio_url: optionalUrl(),
    duration_seconds: count(7200),
    breathing: breathing.nullable().optional(),
  },
  labels: {
    en: {
      script: "Script",
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

const shared = {
  en: { materials: "Materials", steps: "Steps", duration_minutes: "Duration in minutes", prompt: "Prompt" },
  es: {
    materials: "Materiales",
    steps: "Pasos",
    duration_minutes: "Duración en minutos",
    prompt: "Propuesta",
  },
};

/** A letter to families, by language. */
const letter = z.object({ en: text, es: text });
const letterInput = parts({ en: optionalLongText(20_000), es: optionalLongText(20_000) });

const clue = z
  .string()
  .transform((text) =>
    text
      .replace(/\s+/g, " ")
      .trim()
      .replace(/^[-–—]$/, ""),
  )
  .pipe(z.string().max(500));

/** One clue per word; a missing one is an empty string, written as a dash in files. */
const clues = () => z.array(clue).max(60).register(fieldRegistry, { kind: "lines" }).nullable().optional();

/** A word and its clue share an index. */
const puzzleRow = {
  puzzle_type: z.enum(puzzleTypes).nullish(),
  words: list,
  clues: list,
  image_url: text,
  grid_size: number,
  seed: number,
};

const detailsOf = <R extends z.ZodRawShape, I extends z.ZodRawShape>(declared: {
  row: R;
  input: I;
  labels: Localized<Labels["fields"]>;
}) => ({
  row: z.object(declared.row),
  input: parts(declared.input).optional(),
  labels: declared.labels,
});

/** The details of each activity type: row shape, input and labels. */
export const detailsByType = {
  mindfulOpen: detailsOf(mindful),
  mindfulClose: detailsOf({
    row: { ...mindful.row, closing_prompt: text },
    input: { ...mindful.input, closing_prompt: optionalLongText(2000) },
    labels: {
      en: { ...mindful.labels.en, closing_prompt: "Closing Prompt" },
      es: { ...mindful.labels.es, closing_prompt: "Propuesta de cierre" },
    },
  }),
  nomination: detailsOf({ row: {}, input: {}, labels: { en: {}, es: {} } }),
  puzzle: detailsOf({
    row: puzzleRow,
    input: {
      puzzle_type: optionalChoice(puzzleTypes),
      words: lines(),
      clues: clues(),
      image_url: addressOrFileInput(),
      grid_size: whole(2, 30).nullable().optional(),
      seed: whole(1, 2_147_483_647).nullable().optional(),
    },
    labels: {
      en: {
        puzzle_type: "Puzzle Type",
        words: "Words",
        clues: "Clues",
        image_url: "Picture",
        grid_size: "Grid Size",
        seed: "Layout",
      },
      es: {
        puzzle_type: "Tipo de pasatiempo",
        words: "Palabras",
        clues: "Pistas",
        image_url: "Imagen",
        grid_size: "Tamaño de la cuadrícula",
        seed: "Disposición",
      },
    },
  }),
  kinesthetic: detailsOf({
    row: { materials: list, steps: list, space: text, duration_minutes: number },
    input: { materials: lines(), steps: lines(), space: optionalText(200), duration_minutes: count(600) },
    labels: { en: { ...shared.en, space: "Space" }, es: { ...shared.es, space: "Espacio" } },
  }),
  projectBased: detailsOf({
    row: { driving_question: text, materials: list, steps: list, outcome: text, duration_days: number },
    input: {
      driving_question: optionalLongText(1000),
      materials: lines(),
      steps: lines(),
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
  }),
  peerConnection: detailsOf({
    row: { group_size: people, prompt: text, steps: list },
    input: { group_size: peopleInput(), prompt: optionalLongText(2000), steps: lines() },
    labels: {
      en: { ...shared.en, group_size: "Group Size" },
      es: { ...shared.es, group_size: "Tamaño del grupo" },
    },
  }),
  familyConnection: detailsOf({
    row: { letter: letter.nullish(), prompt: text },
    input: {
      letter: z
        .preprocess((value) => (typeof value === "string" ? { en: value } : value), letterInput)
        .nullable()
        .optional(),
      prompt: optionalLongText(2000),
    },
    labels: {
      en: {
        ...shared.en,
        letter: "Letter to families",
        "letter.en": "Letter to families in English",
        "letter.es": "Letter to families in Spanish",
      },
      es: {
        ...shared.es,
        letter: "Carta a las familias",
        "letter.en": "Carta a las familias en inglés",
        "letter.es": "Carta a las familias en español",
      },
    },
  }),
  playActivity: detailsOf({
    row: { materials: list, rules: text, players: people, duration_minutes: number },
    input: {
      materials: lines(),
      rules: optionalLongText(10_000),
      players: peopleInput(),
      duration_minutes: count(600),
    },
    labels: {
      en: { ...shared.en, rules: "Rules", players: "Players" },
      es: { ...shared.es, rules: "Reglas", players: "Jugadores" },
    },
  }),
  lessonPlan: detailsOf({
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
  }),
  quiz: detailsOf({
    row: {},
    // Also accepted here, though the quiz itself has this field.
    input: { question_ids: z.array(id()).max(1000).optional() },
    labels: { en: {}, es: {} },
  }),
} satisfies Record<ActivityKind, { row: z.ZodObject; input: z.ZodType; labels: Localized<Labels["fields"]> }>;

/** In the specification's order. */
export const activityKinds = Object.keys(detailsByType) as readonly ActivityKind[];
