import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { choices, flag, moment, optionalText, reference } from "../core/fields.ts";
import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";
import { one } from "../core/page.ts";

/** The steps of setting up, in their order. */
export const setUpSteps = [
  "organization",
  "look",
  "time_zone",
  "school_year",
  "program",
  "session",
  "site",
  "people",
] as const;

export type SetUpStep = (typeof setUpSteps)[number];

const labels: Localized<Labels> = {
  en: {
    one: "Organization",
    many: "Organization",
    fields: {
      time_zone: "Time zone",
      school_year_start: "First day of the school year",
      accent: "Accent color",
      logo: "Logo",
      skipped: "Skipped steps",
      finished: "Setup finished",
    },
  },
  es: {
    one: "Organización",
    many: "Organización",
    fields: {
      time_zone: "Zona horaria",
      school_year_start: "Primer día del año escolar",
      accent: "Color de acento",
      logo: "Logotipo",
      skipped: "Pasos omitidos",
      finished: "Configuración terminada",
    },
  },
};

const setUp = z.object({
  /** As they count now: what was set here, else the settings of the installation. */
  name: z.string(),
  time_zone: z.string(),
  /** Month and day: 08-01. */
  school_year_start: z.string(),
  /** The accent color, as #b4431d; null for the portal's own. */
  accent: z.string().nullable(),
  /** Where the logo is, and whether it was uploaded here; null without one. */
  logo: z.object({ url: z.string(), is_own: z.boolean() }).nullable(),
  /** The settings of the installation, which count for what is empty here. */
  installed: z.object({ name: z.string(), time_zone: z.string(), school_year_start: z.string() }),
  /** Whether the ledger has entries, whose days were judged in the time zone. */
  time_zone_is_fixed: z.boolean(),
  steps: z.array(z.object({ step: z.enum(setUpSteps), state: z.enum(["done", "skipped", "open"]) })),
  /** The newest program, which the first session and site are for. */
  program: reference.nullable(),
  /** Whether the demo program is there and can be told from other rows. */
  has_demo: z.boolean(),
  finished_at: moment.nullable(),
  version: z.number().int(),
});

export type SetUp = z.infer<typeof setUp>;

/** What a new portal needs before people come; kept by Super Admins without restrictions. */
export const setUpEndpoints = {
  get: defineEndpoint({
    name: "setUp.get",
    method: "GET",
    path: "/setUp",
    access: grant("unrestricted"),
    summary: "Get the organization's name, time zone and school year, and which steps of setting up are open",
    labels,
    reply: one(setUp),
  }),
  save: defineEndpoint({
    name: "setUp.save",
    method: "PATCH",
    path: "/setUp",
    access: grant("unrestricted"),
    summary: "Set the organization's name, look, time zone or school year, skip steps, or finish setting up",
    labels,
    body: z
      .object({
        name: optionalText(60),
        time_zone: optionalText(60),
        school_year_start: optionalText(5),
        accent: optionalText(7),
        /** The key of an uploaded picture; null removes the logo that was set here. */
        logo_key: optionalText(100),
        skipped: choices(setUpSteps),
        finished: flag(),
      })
      .partial(),
    reply: one(setUp),
  }),
};
