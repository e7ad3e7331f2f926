import { z } from "zod";
import { everyone, grant } from "../core/access.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import { choice, requiredText } from "../core/fields.ts";
import type { Labels } from "../core/labels.ts";
import { type Localized, languages } from "../core/language.ts";
import { messageOnly, one } from "../core/page.ts";

const labels: Localized<Labels> = {
  en: {
    one: "Personal data",
    many: "Personal data",
    fields: { name: "Name", reason: "Reason", media: "Photos, videos and attached files" },
  },
  es: {
    one: "Datos personales",
    many: "Datos personales",
    fields: { name: "Nombre", reason: "Motivo", media: "Fotos, videos y archivos adjuntos" },
  },
};

/** What an erasure does to a kind of data: removes it, keeps it without the person, or as staff choose. */
export const erasures = ["gone", "unnamed", "chosen"] as const;

const erasurePreview = z.object({
  id: z.number().int(),
  /** Has to be typed to confirm. */
  name: z.string(),
  /** Whether the account is deleted in the same step. */
  is_active: z.boolean(),
  /** What the person is called afterwards. */
  placeholder: z.string(),
  /** Whether somebody else has the same name; then other people's texts keep it. */
  shares_name: z.boolean(),
  parts: z.array(z.object({ title: z.string(), rows: z.number().int(), erasure: z.enum(erasures) })),
});

export type ErasurePreview = z.infer<typeof erasurePreview>;

const query = z.object({ language: z.enum(languages).optional() });

/** What is kept about a person: a copy of it, and its erasure. */
export const personalDataEndpoints = {
  own: defineEndpoint({
    name: "user.ownData",
    method: "GET",
    path: "/user/me/data",
    access: everyone,
    summary: "Download everything kept about the caller (ZIP: a page to read, CSV and JSON, files)",
    query,
    reply: z.string(),
    answerFiles: ["any"],
  }),
  export: defineEndpoint({
    name: "user.data",
    method: "GET",
    path: "/user/:id/data",
    access: grant(["Constituents"]),
    summary: "Download everything kept about a User, deleted ones included",
    params: idParams,
    query,
    reply: z.string(),
    answerFiles: ["any"],
  }),
  preview: defineEndpoint({
    name: "user.erasure",
    method: "GET",
    path: "/user/:id/erasure",
    access: grant(["Constituents"]),
    summary: "Get what erasing a User would remove, and what it would keep without their name",
    params: idParams,
    reply: one(erasurePreview),
  }),
  erase: defineEndpoint({
    name: "user.erase",
    method: "POST",
    path: "/user/:id/erase",
    access: grant(["Constituents"]),
    summary: "Erase a User for good; needs their name as typed, a reason and the caller's password lately",
    labels,
    params: idParams,
    body: z.object({
      name: requiredText(250),
      reason: requiredText(500),
      media: choice(["keep", "erase"]),
    }),
    reply: messageOnly,
  }),
};
