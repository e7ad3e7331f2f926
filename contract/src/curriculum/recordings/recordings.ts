import { z } from "zod";
import { grant } from "../../core/access.ts";
import { defineEndpoint } from "../../core/endpoint.ts";
import type { Labels } from "../../core/labels.ts";
import { type Language, type Localized, languages } from "../../core/language.ts";
import { one } from "../../core/page.ts";

/** How large and how long a recording may be. */
export const recordingLimits = { max_mb: 10, max_seconds: 300 };

const sound = {
  language: z.enum(languages as readonly [Language, ...Language[]]),
  url: z.string().regex(/^\/api\/files\/[\w-]{20,60}$/),
  seconds: z.number().min(0).max(recordingLimits.max_seconds),
  /** Tells whether the text is still the one that was recorded. */
  text_hash: z.string().max(20),
};

/** What is read aloud of a quiz question, in one language. */
export const questionRecording = z.object(sound);

/** What is read aloud of one step of an activity: the `place`, from 0, among the steps of a part. */
export const stepRecording = z.object({
  part: z.string().max(40),
  place: z.number().int().min(0).max(200),
  ...sound,
});

export type QuestionRecording = z.infer<typeof questionRecording>;
export type StepRecording = z.infer<typeof stepRecording>;

const isOnce = (recordings: readonly Readonly<Record<string, unknown>>[]) =>
  new Set(recordings.map(({ part, place, language }) => JSON.stringify([part, place, language]))).size ===
  recordings.length;

/** Recordings as input; each step or question has one in a language. */
export const questionRecordingsInput = z
  .array(questionRecording)
  .max(languages.length)
  .refine(isOnce)
  .optional();
export const stepRecordingsInput = z.array(stepRecording).max(400).refine(isOnce).nullable().optional();

const labels: Localized<Labels> = {
  en: { one: "Recording", many: "Recordings", fields: { sound: "Recording" } },
  es: { one: "Grabación", many: "Grabaciones", fields: { sound: "Grabación" } },
};

/** What staff record for steps and questions. */
export const recordingEndpoints = {
  upload: defineEndpoint({
    name: "recording.upload",
    labels,
    method: "POST",
    path: "/recording/upload",
    access: grant(["Curriculum"]),
    summary:
      "Upload a recording of at most 10 MB and 5 minutes (multipart, field `sound`); returns its URL and length",
    files: ["sound"],
    reply: one(z.object({ url: z.string(), name: z.string(), seconds: z.number() })),
  }),
};
