import { z } from "zod";
import { optionalLongText, optionalUrl } from "../core/fields.ts";
import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";
import type { ActivityKind } from "./activityTypes.ts";

const seconds = z.number().int().min(1).max(60);

/** How a class breathes together: seconds of each part and how many rounds. */
export const breathing = z.object({
  inhale: seconds,
  hold: z.number().int().min(0).max(60),
  exhale: seconds,
  rounds: z.number().int().min(1).max(30),
});

export type Breathing = z.infer<typeof breathing>;

const mindfulRow = {
  script: z.string().nullish(),
  audio_url: z.string().nullish(),
  duration_seconds: z.number().int().nullish(),
  breathing: breathing.nullish(),
};

const mindfulInput = {
  script: optionalLongText(20_000),
  audio_url: optionalUrl(),
  duration_seconds: z.number().int().min(1).max(7200).nullable().optional(),
  breathing: breathing.nullable().optional(),
};

const mindfulLabels = {
  en: {
    script: "Script",
    audio_url: "Recording",
    duration_seconds: "Duration in seconds",
    breathing: "Breathing together",
    inhale: "Breathe in",
    hold: "Hold",
    exhale: "Breathe out",
    rounds: "Rounds",
  },
  es: {
    script: "Guion",
    audio_url: "Grabación",
    duration_seconds: "Duración en segundos",
    breathing: "Respirar en grupo",
    inhale: "Inspirar",
    hold: "Retener",
    exhale: "Espirar",
    rounds: "Rondas",
  },
};

/** What each kind of activity has of its own: how a row carries it, how staff write it, what its fields are called. */
export const detailsByType = {
  mindfulOpen: {
    row: z.object(mindfulRow),
    input: z.object(mindfulInput).optional(),
    labels: mindfulLabels,
  },
} satisfies Record<ActivityKind, { row: z.ZodType; input: z.ZodType; labels: Localized<Labels["fields"]> }>;
