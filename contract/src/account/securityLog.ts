import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { fieldRegistry, moment, reference } from "../core/fields.ts";
import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";
import { dateFilter, idsFilter, listQuery, pageOf, wordsFilter } from "../core/page.ts";
import { securityFactLabels, securityKinds } from "./securityWords.ts";

export const securityEvent = z.object({
  id: z.number().int(),
  /** When it happened; of several alike within a minute, the first. */
  at: moment,
  /** When the last of several alike happened; null for a single one. */
  last_at: moment.nullable(),
  kind: z.enum(securityKinds),
  /** How often it happened. */
  times: z.number().int(),
  /** Whose account it is about. */
  account: reference.nullable(),
  /** Stands for what was typed as the email of no account; the same words give the same mark. */
  typed: z.string().nullable(),
  /** Who did it; null if nobody was signed in. */
  actor: reference.nullable(),
  address: z.string().nullable(),
  /** Where the address probably is, such as "Boston, Massachusetts, United States"; null if unknown. */
  location: z.string().nullable(),
  /** Browser and system, such as "Chrome on Windows"; null if unknown. */
  user_agent: z.string().nullable(),
  /** By which its lines in the server's log are found. */
  request_id: z.string().nullable(),
  /** Exported in words. */
  facts: z.record(z.string(), z.unknown()).register(fieldRegistry, { kind: "text" }),
});

const filters = {
  kind: wordsFilter(securityKinds),
  /** Events about these people, or done by them. */
  users: idsFilter(),
  from: dateFilter(),
  to: dateFilter(),
};

/** Filters, sorts and labels of the security log list; the search finds addresses, marks and request IDs. */
export const securityLog = {
  filters,
  sorts: ["id", "at"] as const,
  labels: {
    en: {
      one: "Security Event",
      many: "Security Events",
      fields: {
        at: "When",
        last_at: "Last Time",
        kind: "Event",
        times: "Times",
        account: "Account",
        typed: "Unknown Account",
        actor: "Done By",
        users: "Person",
        address: "From Address",
        location: "Place",
        user_agent: "Device",
        request_id: "Request ID",
        facts: "Details",
        ...securityFactLabels.en,
      },
    },
    es: {
      one: "Evento de seguridad",
      many: "Eventos de seguridad",
      fields: {
        at: "Cuándo",
        last_at: "Última vez",
        kind: "Evento",
        times: "Veces",
        account: "Cuenta",
        typed: "Cuenta desconocida",
        actor: "Hecho por",
        users: "Persona",
        address: "Desde la dirección",
        location: "Lugar",
        user_agent: "Dispositivo",
        request_id: "ID de la solicitud",
        facts: "Detalles",
        ...securityFactLabels.es,
      },
    },
  },
} satisfies { labels: Localized<Labels>; filters: z.ZodRawShape; sorts: readonly string[] };

export const securityLogEndpoints = {
  list: defineEndpoint({
    name: "securityLog.list",
    method: "GET",
    path: "/securityLog",
    access: grant("unrestricted"),
    summary: "List what happened to accounts and rights: refusals, changes, exports, support",
    searches: true,
    labels: securityLog.labels,
    query: listQuery(securityLog.filters, securityLog.sorts),
    reply: pageOf(securityEvent).extend({
      /** Names of the places that changes of rights refer to, by resource and ID. */
      names: z.record(z.string(), z.record(z.string(), z.string())),
    }),
  }),
};
