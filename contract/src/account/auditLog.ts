import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import { fieldRegistry, moment, reference } from "../core/fields.ts";
import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";
import {
  dateFilter,
  idFilter,
  idsFilter,
  listQuery,
  messageOnly,
  pageOf,
  wordsFilter,
} from "../core/page.ts";

export const auditActions = ["create", "update", "delete", "restore", "import", "undo", "erase"] as const;

export const auditEntry = z.object({
  id: z.number().int(),
  at: moment,
  user: reference.nullable(),
  action: z.enum(auditActions),
  entity: z.string(),
  entity_id: z.number().int(),
  name: z.string().nullable(),
  address: z.string().nullable(),
  /** Where the address probably is, such as "Boston, Massachusetts, United States"; null if unknown. */
  location: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  /** Exported as the names of the changed fields. */
  after: z.record(z.string(), z.unknown()).nullable().register(fieldRegistry, { kind: "text" }),
  /** Why it was done, where somebody said, or the portal can tell. */
  reason: z.string().nullable(),
  can: z.array(z.literal("restore")),
});

const filters = {
  users: idsFilter(),
  entity: z.string().max(60).optional(),
  entity_id: idFilter(),
  action: wordsFilter(auditActions),
  from: dateFilter(),
  to: dateFilter(),
};

/** Filters, sorts and labels of the audit log list. */
export const auditLog = {
  filters,
  sorts: ["id", "at"] as const,
  labels: {
    en: {
      one: "Change",
      many: "Changes",
      fields: {
        at: "When",
        user: "Who",
        users: "Person",
        action: "Action",
        entity: "Kind",
        entity_id: "Row",
        name: "Record",
        address: "From address",
        location: "Place",
        after: "What changed",
        reason: "Reason",
        archived_at: "Archived",
        logins_ended: "Devices signed out",
        admin_id: "Contact person",
        new_login: "Password not set",
        authenticator_app: "Authenticator app",
        passkey: "Passkey",
        recovery_code_used: "Recovery code used",
        recovery_codes_left: "Recovery codes left",
        recovery_codes_made: "New recovery codes",
        second_step_reset: "Second step reset",
        viewed_until: "Portal viewed as them until",
        substitute_link: "Substitute link",
        substitute_day: "Substitute on",
        substitute_site: "Substitute at",
        substitute_entered: "Substitute entered",
        substitute_ended: "Substitute link ended",
        substitute_wrong_pins: "Wrong PINs",
        personal_data: "Personal data",
        open_money: "Money that isn't paid",
      },
    },
    es: {
      one: "Cambio",
      many: "Cambios",
      fields: {
        at: "Cuándo",
        user: "Quién",
        users: "Persona",
        action: "Acción",
        entity: "Tipo",
        entity_id: "Fila",
        name: "Cuál",
        address: "Desde la dirección",
        location: "Lugar",
        after: "Lo que cambió",
        reason: "Motivo",
        archived_at: "Archivado",
        logins_ended: "Sesiones cerradas",
        admin_id: "Persona de contacto",
        new_login: "Contraseña sin crear",
        authenticator_app: "Aplicación de autenticación",
        passkey: "Llave de acceso",
        recovery_code_used: "Código de recuperación usado",
        recovery_codes_left: "Códigos de recuperación restantes",
        recovery_codes_made: "Códigos de recuperación nuevos",
        second_step_reset: "Segundo paso restablecido",
        viewed_until: "Portal visto como esta persona hasta",
        substitute_link: "Enlace para suplente",
        substitute_day: "Suplente el",
        substitute_site: "Suplente en",
        substitute_entered: "Entró el suplente",
        substitute_ended: "Fin del enlace para suplente",
        substitute_wrong_pins: "PIN incorrectos",
        personal_data: "Datos personales",
        open_money: "Dinero sin pagar",
      },
    },
  },
} satisfies { labels: Localized<Labels>; filters: z.ZodRawShape; sorts: readonly string[] };

export const auditLogEndpoints = {
  list: defineEndpoint({
    name: "auditLog.list",
    method: "GET",
    path: "/auditLog",
    access: grant("any"),
    summary: "List audit log entries within the caller's permissions",
    searches: true,
    labels: auditLog.labels,
    query: listQuery(auditLog.filters, auditLog.sorts),
    reply: pageOf(auditEntry).extend({
      /** Names of the rows that `before` and `after` refer to, by resource and id. */
      names: z.record(z.string(), z.record(z.string(), z.string())),
    }),
  }),
  restore: defineEndpoint({
    name: "auditLog.restore",
    method: "POST",
    path: "/auditLog/:id/restore",
    access: grant("any"),
    summary: "Restore a deleted row within 30 days; the caller must be allowed to delete it",
    params: idParams,
    reply: messageOnly,
  }),
};
