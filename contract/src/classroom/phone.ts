import { z } from "zod";
import { anyone, grant } from "../core/access.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import { id, moment } from "../core/fields.ts";
import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";
import { one } from "../core/page.ts";
import { badge } from "./live.ts";
import { cleanLiveCode } from "./liveRules.ts";
import { phoneKeys, playStates, readingStates } from "./phoneRules.ts";

const instructors = grant("none", "Instructor");

/** What a phone asks of the stage: a key of its own, or a timer of so many minutes. */
const command = z.union([
  z.strictObject({ press: z.enum(phoneKeys) }),
  z.strictObject({ timer: z.union([z.number().int().min(1).max(120), z.enum(["close", "toggle"])]) }),
]);

/** What a teacher's phone may ask of the stage. */
export type PhoneCommand = z.infer<typeof command>;

const phone = z.object({
  id: id(),
  /** What a phone joins by; null once one has. */
  code: z.string().nullable(),
  /** What the phone that has joined shows, so that the teacher knows it for their own. */
  badge: badge.nullable(),
  is_confirmed: z.boolean(),
  ends_at: moment,
  /** What was asked lately, each with the next number. */
  commands: z.array(z.object({ number: z.number().int(), command })),
});

/** A phone as the stage knows it. */
export type Phone = z.infer<typeof phone>;

const line = z.string().max(4000);

const note = z.object({ label: z.string().max(200).nullable(), text: z.string().max(20_000) });

/** What a stage has, in words. */
const content = z.object({
  title: z.string().max(300),
  /** Of the whole activity. */
  notes: z.array(note).max(20),
  steps: z
    .array(
      z.object({
        name: z.string().max(300),
        lines: z.array(line).max(100),
        notes: z.array(note).max(40),
      }),
    )
    .max(200),
});

export type PhoneContent = z.infer<typeof content>;

const clock = z.object({ left: z.number().min(0).max(86_400), state: z.enum(playStates) });

const progress = z.object({
  at: z.number().int().min(0).max(199),
  is_dark: z.boolean(),
  timer: clock.nullable(),
  aloud: z.enum(readingStates),
  playing: z
    .object({
      state: z.enum(playStates),
      left: z.number().min(0).max(86_400).nullable(),
      vote: z
        .object({
          numbers: z.array(z.number().int().min(1).max(9)).max(9),
          votes: z.array(z.number().int().min(0).max(999)).max(9),
          answered: z.number().int().min(0).nullable(),
          devices: z.number().int().min(0).nullable(),
        })
        .nullable(),
    })
    .nullable(),
});

export type PhoneProgress = z.infer<typeof progress>;

const told = z.object({
  /** True once the pairing has ended; then nothing else comes. */
  is_over: z.boolean(),
  is_confirmed: z.boolean(),
  badge: badge.nullable(),
  /** Changes with what the stage has; 0 before there is anything. */
  content_version: z.number().int(),
  progress: progress.nullable(),
});

/** What a phone is told of the stage. */
export type PhoneTold = z.infer<typeof told>;

const labels: Localized<Labels> = {
  en: {
    one: "Phone",
    many: "Phones",
    fields: { code: "Code", content: "Activity", progress: "Step", command: "Command" },
  },
  es: {
    one: "Teléfono",
    many: "Teléfonos",
    fields: { code: "Código", content: "Actividad", progress: "Paso", command: "Orden" },
  },
};

/** The secret that a phone got when it joined. */
const secret = z.string().max(64);

const done = one(z.object({ is_over: z.boolean() }));

export const phoneEndpoints = {
  offer: defineEndpoint({
    name: "phone.offer",
    labels,
    method: "POST",
    path: "/presenter-phones/offer",
    access: instructors,
    summary: "Offer a code with which a phone pairs with the stage of this sign-in; an earlier pairing ends",
    reply: one(phone),
  }),
  watch: defineEndpoint({
    name: "phone.watch",
    labels,
    method: "GET",
    path: "/presenter-phones/watch",
    access: instructors,
    summary: "Follow the phone of one's own stage: server-sent events, each with its whole state",
    query: z.strictObject({ phone: z.coerce.number().int().min(1).max(2_147_483_647) }),
    answerFiles: ["any"],
    reply: z.unknown(),
  }),
  confirm: defineEndpoint({
    name: "phone.confirm",
    labels,
    method: "POST",
    path: "/presenter-phones/:id/confirm",
    access: instructors,
    summary: "Confirm that the phone which has joined is the teacher's own",
    params: idParams,
    reply: one(phone),
  }),
  show: defineEndpoint({
    name: "phone.show",
    labels,
    method: "POST",
    path: "/presenter-phones/:id/show",
    access: instructors,
    summary:
      "Tell a confirmed phone how far the stage has come and, where it is new, what it has; null while none is open",
    params: idParams,
    body: z.object({ content: content.optional(), progress: progress.nullable() }),
    reply: done,
  }),
  end: defineEndpoint({
    name: "phone.end",
    labels,
    method: "POST",
    path: "/presenter-phones/:id/end",
    access: instructors,
    summary: "End the pairing; all of it is deleted",
    params: idParams,
    reply: done,
  }),
  claim: defineEndpoint({
    name: "phone.claim",
    labels,
    method: "POST",
    path: "/presenter-phones/claim",
    access: anyone,
    summary: "Join a stage by its code, once, without an account; answers the phone's secret",
    body: z.object({ code: z.string().max(40).transform(cleanLiveCode) }),
    reply: one(badge.extend({ secret: z.string() })),
  }),
  follow: defineEndpoint({
    name: "phone.follow",
    labels,
    method: "POST",
    path: "/presenter-phones/events",
    access: anyone,
    summary: "Follow the stage that a phone has joined: server-sent events",
    body: z.object({ secret }),
    answerFiles: ["any"],
    reply: z.unknown(),
  }),
  content: defineEndpoint({
    name: "phone.content",
    labels,
    method: "POST",
    path: "/presenter-phones/content",
    access: anyone,
    summary: "Read what the stage has, as a confirmed phone",
    body: z.object({ secret }),
    reply: one(z.object({ version: z.number().int(), content: content.nullable() })),
  }),
  press: defineEndpoint({
    name: "phone.press",
    labels,
    method: "POST",
    path: "/presenter-phones/press",
    access: anyone,
    summary: "Ask something of the stage, as a confirmed phone",
    body: z.object({ secret, command }),
    reply: done,
  }),
  leave: defineEndpoint({
    name: "phone.leave",
    labels,
    method: "POST",
    path: "/presenter-phones/leave",
    access: anyone,
    summary: "End the pairing from the phone",
    body: z.object({ secret }),
    reply: done,
  }),
};
