import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { moment, reference } from "../core/fields.ts";
import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";
import { one } from "../core/page.ts";

interface Term {
  readonly unit: "months" | "days";
  /** Proposed until staff confirm terms. */
  readonly usual: number;
  readonly least: number;
  readonly most: number;
  /** Whether it may be kept without limit. */
  readonly mayKeep: boolean;
}

const months = (usual: number, least: number, mayKeep = true, most = 240): Term => ({
  unit: "months",
  usual,
  least,
  most,
  mayKeep,
});

/** What has a term, and its bounds. */
export const retentionTerms = {
  leads: months(24, 3),
  media: months(36, 1),
  lostConsent: { unit: "days", usual: 30, least: 1, most: 365, mayKeep: false },
  lostReplies: { unit: "days", usual: 30, least: 1, most: 365, mayKeep: false },
  nominations: months(24, 1),
  answers: months(36, 1),
  responseFiles: months(36, 1),
  thankYouFiles: months(36, 1),
  emails: months(12, 1),
  audit: months(84, 12),
  signIns: months(13, 1, false, 13),
  imports: months(24, 3),
  security: { unit: "days", usual: 400, least: 90, most: 3650, mayKeep: false },
  accounts: months(24, 2),
} as const satisfies Readonly<Record<string, Term>>;

export type RetentionKind = keyof typeof retentionTerms;
export const retentionKinds = Object.keys(retentionTerms) as RetentionKind[];

/** A number of the kind's unit; null keeps it without limit. */
export type RetentionChoice = Readonly<Record<RetentionKind, number | null>>;

const en: Readonly<Record<RetentionKind, string>> = {
  leads: "Inquiries that didn't lead to a site",
  media: "Photos and videos of classes",
  lostConsent: "Files without consent any more",
  lostReplies: "Replies to charities without consent any more",
  nominations: "Students' names in nominations",
  answers: "Texts in responses",
  responseFiles: "Files attached to responses",
  thankYouFiles: "Photos and videos in thank-yous",
  emails: "Emails sent",
  audit: "Audit log",
  signIns: "Ended sign-ins",
  imports: "Import history",
  security: "Security log",
  accounts: "Deleted accounts",
};

const es: typeof en = {
  leads: "Consultas que no terminaron en un plantel",
  media: "Fotos y videos de clases",
  lostConsent: "Archivos que perdieron el permiso",
  lostReplies: "Respuestas a organizaciones que perdieron el permiso",
  nominations: "Nombres de estudiantes en nominaciones",
  answers: "Textos en respuestas",
  responseFiles: "Archivos adjuntos a respuestas",
  thankYouFiles: "Fotos y videos en agradecimientos",
  emails: "Correos enviados",
  audit: "Registro de cambios",
  signIns: "Sesiones cerradas",
  imports: "Historial de importaciones",
  security: "Registro de seguridad",
  accounts: "Cuentas eliminadas",
};

/** The kinds in words, also as the audit log tells them. */
export const retentionLabels: Localized<Labels> = {
  en: { one: "Retention", many: "Retention", fields: { ...en, removed: "Removed" } },
  es: { one: "Conservación", many: "Conservación", fields: { ...es, removed: "Eliminado" } },
};

function termOf({ least, most, mayKeep }: Term) {
  const term = z.number().int().min(least).max(most);
  return mayKeep ? term.nullable() : term;
}

const choice = z.object(
  Object.fromEntries(retentionKinds.map((kind) => [kind, termOf(retentionTerms[kind])])) as Record<
    RetentionKind,
    ReturnType<typeof termOf>
  >,
);

const retention = z.object({
  terms: choice,
  /** Null until staff have confirmed terms; nothing is removed before. */
  confirmed_at: moment.nullable(),
  confirmed_by: reference.nullable(),
  version: z.number().int(),
});

export type Retention = z.infer<typeof retention>;

const due = z.object({
  kind: z.enum(retentionKinds as [RetentionKind, ...RetentionKind[]]),
  rows: z.number().int(),
  oldest: moment.nullable(),
  examples: z.array(z.object({ id: z.number().int(), name: z.string(), at: moment })),
});

export type RetentionDue = z.infer<typeof due>;

const access = grant("unrestricted");

/** How long data is kept; set by Super Admins without restrictions. */
export const retentionEndpoints = {
  get: defineEndpoint({
    name: "retention.get",
    method: "GET",
    path: "/retention",
    access,
    summary: "Get how long each kind of data is kept",
    labels: retentionLabels,
    reply: one(retention),
  }),
  preview: defineEndpoint({
    name: "retention.preview",
    method: "POST",
    path: "/retention/preview",
    access,
    summary: "Get what terms would remove now: counts, the oldest, and a few examples",
    labels: retentionLabels,
    body: choice,
    reply: one(z.array(due)),
  }),
  save: defineEndpoint({
    name: "retention.save",
    method: "PATCH",
    path: "/retention",
    access,
    summary: "Confirm terms; `expected` is the number of rows that the preview told",
    labels: retentionLabels,
    body: choice.extend({ expected: z.number().int().min(0) }),
    reply: one(retention),
  }),
};
