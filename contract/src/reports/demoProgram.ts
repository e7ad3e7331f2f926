import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";
import { messageOnly, one } from "../core/page.ts";

/** What the demo program consists of and people make too, in the order in which it is shown. */
export const demoKinds = [
  "users",
  "providers",
  "sites",
  "districts",
  "generic_teachers",
  "leads",
  "programs",
  "levels",
  "sessions",
  "session_themes",
  "traits",
  "trait_videos",
  "activities",
  "quiz_questions",
  "announcements",
  "page_files",
  "file_categories",
  "categories",
  "charities",
  "contacts",
  "sponsors",
] as const;

/** What only hangs on classes, charities and sponsors: the books. */
export const demoRecords = [
  "responses",
  "ledger_entries",
  "class_donations",
  "payments",
  "teacher_media",
  "pledges",
  "bank_statements",
] as const;

const labels: Localized<Labels> = {
  en: { one: "Demo program", many: "Demo program", fields: { expected: "Expected number" } },
  es: {
    one: "Programa de demostración",
    many: "Programa de demostración",
    fields: { expected: "Número esperado" },
  },
};

const count = z.number().int();

const preview = z.object({
  /** Why it can't be removed; null if it can. */
  refused: z.string().nullable(),
  kinds: z.array(
    z.object({
      kind: z.enum(demoKinds),
      goes: count,
      /** Rows that people made. */
      own: count,
      /** Rows of the demo program that rows which stay refer to, and up to three of them by name. */
      kept: count,
      kept_names: z.array(z.string()),
    }),
  ),
  records: z.array(z.object({ kind: z.enum(demoRecords), goes: count })),
  /** All rows that go, to be sent along when it is removed. */
  total: count,
});

export type DemoPreview = z.infer<typeof preview>;

/** The removal of the demo program; for Super Admins without restrictions. */
export const demoProgramEndpoints = {
  preview: defineEndpoint({
    name: "demoProgram.preview",
    method: "GET",
    path: "/setUp/demo",
    access: grant("unrestricted"),
    summary: "Get what removing the demo program would delete, and what would stay",
    labels,
    reply: one(preview),
  }),
  remove: defineEndpoint({
    name: "demoProgram.remove",
    method: "POST",
    path: "/setUp/demo/remove",
    access: grant("unrestricted"),
    summary: "Remove the demo program for good; `expected` is the total of the preview",
    labels,
    body: z.object({ expected: count }),
    reply: messageOnly,
  }),
};
