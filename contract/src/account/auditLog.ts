import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import { moment, reference } from "../core/fields.ts";
import {
  dateFilter,
  idFilter,
  idsFilter,
  listQuery,
  messageOnly,
  pageOf,
  wordsFilter,
} from "../core/page.ts";

/** What can happen to a row. */
export const auditActions = ["create", "update", "delete", "restore", "import", "undo"] as const;

export const auditEntry = z.object({
  id: z.number().int(),
  at: moment,
  user: reference.nullable(),
  action: z.enum(auditActions),
  entity: z.string(),
  entity_id: z.number().int(),
  name: z.string().nullable(),
  address: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  can: z.array(z.literal("restore")),
});

export const auditLogEndpoints = {
  list: defineEndpoint({
    name: "auditLog.list",
    method: "GET",
    path: "/auditLog",
    access: grant("any"),
    summary: "Who changed what, when, old and new; each sees what their groups cover",
    query: listQuery(
      {
        users: idsFilter(),
        entity: z.string().max(60).optional(),
        entity_id: idFilter(),
        action: wordsFilter(auditActions),
        from: dateFilter(),
        to: dateFilter(),
      },
      ["id", "at"],
    ),
    reply: pageOf(auditEntry).extend({
      /** What the rows that `before` and `after` refer to are called: by resource, then by id. */
      names: z.record(z.string(), z.record(z.string(), z.string())),
    }),
  }),
  restore: defineEndpoint({
    name: "auditLog.restore",
    method: "POST",
    path: "/auditLog/:id/restore",
    access: grant("unrestricted"),
    summary: "Bring back the archived row whose deletion this entry records",
    params: idParams,
    reply: messageOnly,
  }),
};
