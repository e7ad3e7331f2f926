import { z } from "zod";
import { anyone, everyone, roleNames } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { money, reference } from "../core/fields.ts";
import { one } from "../core/page.ts";

const uploadLimit = z.object({ types: z.array(z.string()), max_mb: z.number().int() });
const word = z.object({ key: z.string(), label: z.string() });

/** Constants the app loads at startup; public. */
export const systemConstants = z.object({
  version: z.string(),
  brand: z.object({ name: z.string(), logo: z.string().nullable() }),
  demo: z.boolean(),
  /** The address at which passkeys work; null where the portal has none that could. */
  passkey_origin: z.string().nullable(),
  grades: z.array(z.string()),
  roles: z.array(z.object({ id: z.number().int(), name: z.enum(roleNames) })),
  user_types: z.array(z.string()),
  activity_types: z.array(
    z.object({ key: z.string(), label: z.string(), path: z.string(), points: z.number().int() }),
  ),
  page_categories: z.array(z.string()),
  puzzle_types: z.array(z.string()),
  question_kinds: z.array(z.string()),
  lead_statuses: z.array(z.string()),
  titles: z.array(z.string()),
  programs: z.array(z.string()),
  math_ops: z.array(z.string()),
  point_value_cents: money,
  /** Donations above this are held until staff confirm them. */
  donation_confirm_cents: money,
  time_zone: z.string(),
  /** Month and day on which school years and fiscal years begin: 08-01. */
  school_year_start: z.string(),
  fiscal_year_start: z.string(),
  upload_limits: z.object({
    images: uploadLimit,
    video: uploadLimit,
    documents: uploadLimit,
    audio: uploadLimit,
    imports: uploadLimit,
  }),
  countries: z.array(word),
  states: z.record(z.string(), z.array(word)),
});

export const systemEndpoints = {
  constants: defineEndpoint({
    name: "system.constants",
    method: "GET",
    path: "/system/constants",
    access: anyone,
    summary: "Get the constants that the app loads at startup",
    reply: one(systemConstants),
  }),
  logo: defineEndpoint({
    name: "system.logo",
    method: "GET",
    path: "/system/logo",
    access: anyone,
    summary: "Get the logo file; the constants hold its URL",
    query: z.object({ of: z.string().max(100).optional() }),
    reply: z.string(),
    answerFiles: ["any"],
  }),
  look: defineEndpoint({
    name: "system.look",
    method: "GET",
    path: "/system/look.css",
    access: anyone,
    summary: "Get the style sheet with the organization's accent color; empty without one",
    query: z.object({ of: z.string().max(100).optional() }),
    reply: z.string(),
    answerFiles: ["any"],
  }),
  roles: defineEndpoint({
    name: "system.roles",
    method: "GET",
    path: "/system/roles",
    access: everyone,
    summary: "The roles",
    query: z.strictObject({}),
    reply: z.object({ data: z.array(reference.extend({ name: z.enum(roleNames) })) }),
  }),
};
