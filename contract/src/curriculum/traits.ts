import { z } from "zod";
import { grant, staffAndLeaders, writtenBy } from "../core/access.ts";
import { bulkEndpoint, commonBulkActions } from "../core/bulk.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import {
  calendarDate,
  day,
  id,
  optionalLongText,
  optionalReferenceTo,
  reference,
  requiredText,
  textSameAs,
} from "../core/fields.ts";
import { grades } from "../core/grades.ts";
import { dateFilter, idsFilter, messageOnly, one, wordsFilter } from "../core/page.ts";
import { question, questionsInput } from "../core/questions.ts";
import { crudEndpoints, defineResource } from "../core/resource.ts";
import { addressOrFileInput } from "../core/storedFile.ts";
import { datedStates } from "./datedStates.ts";
import { episodeFields } from "./episodeFields.ts";
import { captionStates } from "./films/films.ts";

export const episodeInput = z.object({ id: id().optional(), ...episodeFields });

export const traits = defineResource({
  name: "trait",
  path: "/trait",
  labels: {
    en: {
      one: "Character Trait",
      many: "Character Traits",
      failing: "Character Traits",
      unread: { many: "Character Trait List" },
      fields: {
        trait_opening_url: "Opening Video",
        captions: "Captions",
        banner_url: "Banner",
        videos: "GiverTV Episodes",
        video_count: "Episodes",
      },
    },
    es: {
      one: "Rasgo de carácter",
      many: "Rasgos de carácter",
      fields: {
        trait_opening_url: "Video de apertura",
        captions: "Subtítulos",
        banner_url: "Imagen de cabecera",
        videos: "Episodios de GiverTV",
        video_count: "Episodios",
      },
    },
  },
  row: {
    /** The title under the name that references use. */
    name: textSameAs("title"),
    title: z.string(),
    start: day,
    end: day,
    trait_opening_url: z.string().nullable(),
    banner_url: z.string().nullable(),
    description: z.string().nullable(),
    level: reference.nullable(),
    videos: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        trait_opening_url: z.string(),
        position: z.number().int(),
        start: day.nullable(),
        end: day.nullable(),
      }),
    ),
    questions: z.array(question),
    state: z.enum(datedStates),
    /** What its video's captions lack; null without a video. */
    captions: z.enum(captionStates).nullable(),
    response_count: z.number().int(),
  },
  input: {
    title: requiredText(200),
    start: calendarDate(),
    end: calendarDate(),
    trait_opening_url: addressOrFileInput(),
    banner_url: addressOrFileInput(),
    description: optionalLongText(4000),
    level_id: optionalReferenceTo("level"),
    videos: z.array(episodeInput).max(100).optional(),
    questions: questionsInput.optional(),
  },
  filters: {
    levels: idsFilter(),
    state: wordsFilter(datedStates),
    captions: wordsFilter(captionStates),
    from: dateFilter(),
    to: dateFilter(),
  },
  sorts: ["name", "title", "start", "end"],
  access: writtenBy(grant(["Curriculum"]), staffAndLeaders),
});

/** A trait for instructors, with the episodes shown that day. */
export const classroomTrait = z.object({
  id: id(),
  title: z.string(),
  start: day,
  end: day,
  trait_opening_url: z.string().nullable(),
  banner_url: z.string().nullable(),
  description: z.string().nullable(),
  videos: z.array(z.object({ id: id(), name: z.string(), trait_opening_url: z.string() })),
  questions: z.array(question),
  points: z.number().int(),
});

export type ClassroomTrait = z.infer<typeof classroomTrait>;

export const traitEndpoints = {
  ...crudEndpoints(traits, ["banner_url", "trait_opening_url"]),
  bulk: bulkEndpoint(traits, commonBulkActions),
  preview: defineEndpoint({
    name: "trait.preview",
    method: "GET",
    path: "/trait/:id/preview",
    access: grant(["Curriculum"]),
    summary:
      "Preview the trait as an instructor of a grade sees it on a date; `why` explains when `seen` is false",
    params: idParams,
    query: z.strictObject({ date: dateFilter(), grade: z.enum(grades).optional() }),
    reply: one(z.object({ seen: z.boolean(), why: z.array(z.string()), item: classroomTrait })),
  }),
  removeVideo: defineEndpoint({
    name: "trait.removeVideo",
    method: "DELETE",
    path: "/trait/delete-video/:id",
    access: grant(["Curriculum"]),
    summary: "Delete a GiverTV episode from its trait",
    params: idParams,
    reply: messageOnly,
  }),
};
