import { z } from "zod";
import { anyone, grant } from "../core/access.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import { id, moment, referenceTo } from "../core/fields.ts";
import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";
import { one } from "../core/page.ts";
import { cleanLiveCode, liveColors, livePictures, liveStates, scaleLevels } from "./liveRules.ts";

const instructors = grant("none", "Instructor");

const number = z.number().int().min(1).max(scaleLevels);

/** What a device is told apart by on the stage, as a schema. */
export const badge = z.object({ picture: z.enum(livePictures), color: z.enum(liveColors) });

/** What a device is told apart by on the stage. */
export type LiveBadge = z.infer<typeof badge>;

const question = z.object({
  /** Counts the questions of a room. */
  place: z.number().int(),
  numbers: z.array(number),
  state: z.enum(liveStates),
  /** The right answer, once it is revealed and there is one. */
  right: number.nullable(),
});

const room = z.object({
  id: id(),
  /** Null once the room has ended. */
  code: z.string().nullable(),
  ends_at: moment,
  devices: z.array(badge.extend({ has_answered: z.boolean() })),
  question: question
    .extend({
      key: z.string(),
      /** How many chose each of `numbers`. */
      votes: z.array(z.number().int()),
    })
    .nullable(),
});

/** A room as its teacher sees it. */
export type LiveRoom = z.infer<typeof room>;

const told = z.object({
  /** True once the room has ended; then nothing else comes. */
  is_over: z.boolean(),
  question: question.nullable(),
  /** Only in the first event of a stream. */
  device: badge.optional(),
  /** What this device has answered to the question; only in the first event of a stream. */
  answered: number.nullable().optional(),
});

/** What devices are told of a room. */
export type LiveTold = z.infer<typeof told>;

const labels: Localized<Labels> = {
  en: {
    one: "Room",
    many: "Rooms",
    fields: { code: "Code", key: "Question", numbers: "Answers", choice: "Answer", right: "Right answer" },
  },
  es: {
    one: "Sala",
    many: "Salas",
    fields: {
      code: "Código",
      key: "Pregunta",
      numbers: "Respuestas",
      choice: "Respuesta",
      right: "Respuesta correcta",
    },
  },
};

/** The secret that a device got when it joined. */
const secret = z.string().max(64);

export const liveEndpoints = {
  open: defineEndpoint({
    name: "live.open",
    labels,
    method: "POST",
    path: "/live/rooms/open",
    access: instructors,
    summary: "Open a class's room for live answers; one that is open already is answered again",
    body: z.object({ school_id: referenceTo("site") }),
    reply: one(room),
    status: 201,
  }),
  room: defineEndpoint({
    name: "live.room",
    labels,
    method: "GET",
    path: "/live/rooms/:id",
    access: instructors,
    summary: "Read a room of one's own",
    params: idParams,
    reply: one(room),
  }),
  watch: defineEndpoint({
    name: "live.watch",
    labels,
    method: "GET",
    path: "/live/watch",
    access: instructors,
    summary: "Follow a room of one's own: server-sent events, each with the whole room",
    query: z.strictObject({ room: z.coerce.number().int().min(1).max(2_147_483_647) }),
    answerFiles: ["any"],
    reply: z.unknown(),
  }),
  ask: defineEndpoint({
    name: "live.ask",
    labels,
    method: "POST",
    path: "/live/rooms/:id/ask",
    access: instructors,
    summary: "Set the question of a room and how far it has come; without a key, none is asked",
    params: idParams,
    body: z.object({
      /** The teacher's own name for the question: the same key is the same question. */
      key: z.string().min(1).max(100).nullable(),
      numbers: z.array(number).min(2).max(scaleLevels).optional(),
      state: z.enum(liveStates).optional(),
      right: number.nullable().optional(),
    }),
    reply: one(room),
  }),
  end: defineEndpoint({
    name: "live.end",
    labels,
    method: "POST",
    path: "/live/rooms/:id/end",
    access: instructors,
    summary: "End a room: devices and their answers are deleted, totals stay",
    params: idParams,
    reply: one(room),
  }),
  join: defineEndpoint({
    name: "live.join",
    labels,
    method: "POST",
    path: "/live/join",
    access: anyone,
    summary: "Join a room by its code, without an account; answers the device's secret once",
    body: z.object({ code: z.string().max(40).transform(cleanLiveCode) }),
    reply: one(badge.extend({ secret: z.string() })),
    status: 201,
  }),
  answer: defineEndpoint({
    name: "live.answer",
    labels,
    method: "POST",
    path: "/live/answer",
    access: anyone,
    summary: "Answer the open question by the number of an answer; another answer takes its place",
    body: z.object({ secret, place: z.number().int().min(1).max(10_000), choice: number }),
    reply: one(z.object({ place: z.number().int(), choice: number })),
  }),
  follow: defineEndpoint({
    name: "live.follow",
    labels,
    method: "POST",
    path: "/live/events",
    access: anyone,
    summary: "Follow the room that a device has joined: server-sent events",
    body: z.object({ secret }),
    answerFiles: ["any"],
    reply: z.unknown(),
  }),
};
