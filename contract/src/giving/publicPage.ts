import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { choices, flag, moment, optionalLongText, optionalText, reference } from "../core/fields.ts";
import type { Labels } from "../core/labels.ts";
import { type Localized, languages } from "../core/language.ts";
import { one } from "../core/page.ts";

/** The parts of the public page, in their order. */
export const publicPageParts = ["session", "all_time", "charities", "thank_yous"] as const;
export type PublicPagePart = (typeof publicPageParts)[number];

/** Figures of fewer classes aren't shown in public, nor to sponsors. */
export const fewestClasses = 5;

const labels: Localized<Labels> = {
  en: {
    one: "Public Page",
    many: "Public Page",
    fields: {
      is_on: "Public",
      title_en: "Title in English",
      title_es: "Title in Spanish",
      intro_en: "Introduction in English",
      intro_es: "Introduction in Spanish",
      shows: "What It Shows",
    },
  },
  es: {
    one: "Página pública",
    many: "Página pública",
    fields: {
      is_on: "Pública",
      title_en: "Título en inglés",
      title_es: "Título en español",
      intro_en: "Introducción en inglés",
      intro_es: "Introducción en español",
      shows: "Qué muestra",
    },
  },
};

const settings = z.object({
  is_on: z.boolean(),
  title_en: z.string().nullable(),
  title_es: z.string().nullable(),
  intro_en: z.string().nullable(),
  intro_es: z.string().nullable(),
  shows: z.array(z.enum(publicPageParts)),
  /** When the figures were last added up; null before the first time. */
  prepared_at: moment.nullable(),
  updated_at: moment,
  updated_by: reference.nullable(),
  version: z.number().int(),
  /** The page's address, for links and frames. */
  url: z.string(),
});

export type PublicPageSettings = z.infer<typeof settings>;

const charities = grant(["Charities"]);

/** The page at `/impact` that needs no sign-in: whether it is on, and what it shows. */
export const publicPageEndpoints = {
  get: defineEndpoint({
    name: "publicPage.get",
    labels,
    method: "GET",
    path: "/publicPage",
    access: charities,
    summary: "Get the settings of the public page",
    reply: one(settings),
  }),
  save: defineEndpoint({
    name: "publicPage.save",
    labels,
    method: "PATCH",
    path: "/publicPage",
    access: charities,
    summary: "Turn the public page on or off, or change what it shows; its figures are added up anew",
    body: z.object({
      is_on: flag().optional(),
      title_en: optionalText(120),
      title_es: optionalText(120),
      intro_en: optionalLongText(600),
      intro_es: optionalLongText(600),
      shows: choices(publicPageParts).optional(),
    }),
    reply: one(settings),
  }),
  preview: defineEndpoint({
    name: "publicPage.preview",
    labels,
    method: "GET",
    path: "/publicPage/preview",
    access: charities,
    summary: "Get the public page in a language as HTML, also while it is off",
    query: z.strictObject({ language: z.enum(languages).default("en") }),
    reply: one(z.object({ html: z.string() })),
  }),
};
