import { z } from "zod";
import { fieldRegistry, optionalText } from "../../core/fields.ts";

/** Parts of `details` as rows have them. */
export const text = z.string().nullish();
export const number = z.number().int().nullish();
export const list = z.array(z.string()).nullish();
/** A number or words: "2", "pairs", "4 to 6". */
export const people = z.union([z.string(), z.number()]).nullish();

/** The same parts as input. */
export const whole = (least: number, most: number) =>
  z.number().int().min(least).max(most).register(fieldRegistry, { kind: "number" });

export const count = (most: number) => whole(1, most).nullable().optional();

const line = z
  .string()
  .transform((words) => words.replace(/\s+/g, " ").trim())
  .pipe(z.string().min(1).max(500));

/** Several short texts; `entry` is what one of them must be. */
export const lines = (entry: z.ZodType<string, string> = line, most = 60) =>
  z.array(entry).max(most).register(fieldRegistry, { kind: "lines" }).nullable().optional();

/** A missing entry of a list that stands beside another is an empty string, written as a dash in files. */
const beside = (most: number) =>
  z
    .string()
    .transform((text) =>
      text
        .replace(/\s+/g, " ")
        .trim()
        .replace(/^[-–—]$/, ""),
    )
    .pipe(z.string().max(most));

/** A clue for each word. */
export const clues = () => lines(beside(500));

/** A text for each piece of a jigsaw, of which there are 100 at most. */
export const pieceTexts = () => lines(beside(200), 100);

/** A note for each step or paragraph. */
export const notes = () => lines(beside(1000));

export const peopleInput = () =>
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

/** Labels of parts that several kinds have. */
export const shared = {
  en: {
    materials: "Materials",
    steps: "Steps",
    step_notes: "Notes on Steps",
    step_illustrations: "Illustrations of Steps",
    duration_minutes: "Duration in minutes",
    prompt: "Prompt",
  },
  es: {
    materials: "Materiales",
    steps: "Pasos",
    step_notes: "Notas de los pasos",
    step_illustrations: "Ilustraciones de los pasos",
    duration_minutes: "Duración en minutos",
    prompt: "Pregunta o tema",
  },
};
