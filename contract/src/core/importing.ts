import { z } from "zod";
import { sheetBody, sheetMapping, sheetPreview } from "../sheets/sheetBody.ts";
import type { Access } from "./access.ts";
import { defineEndpoint } from "./endpoint.ts";
import { fieldErrorSchema, mostErrors } from "./errors.ts";
import { moment, reference } from "./fields.ts";
import { listQuery, one, pageOf } from "./page.ts";

export const importStates = ["checking", "writing", "done", "failed", "undone"] as const;

const counts = {
  total: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
};

const kindCounts = z.object({ entity: z.string(), ...counts });

/** The totals of an import. A dry run has no `import_id`. */
export const importResult = z.object({
  import_id: z.number().int().optional(),
  ...counts,
  /** Invitations sent, or to be sent; only for imports of people. */
  invitations: z.number().int().optional(),
  /** Totals by kind of row, for files with several kinds. */
  kinds: z.array(kindCounts).optional(),
  /** Skipped rows and why. */
  notes: z.array(fieldErrorSchema).max(mostErrors).optional(),
  note_count: z.number().int().optional(),
  /** Preview of the file without its header: the first rows and every bad one. */
  preview: sheetPreview.optional(),
  /** What the columns of the file are taken for; of a dry run. */
  mapping: sheetMapping.optional(),
});

export type ImportResult = z.infer<typeof importResult>;

const isTrue = z
  .enum(["true", "false"])
  .transform((text) => text === "true")
  .optional();

/** Import options besides the file. */
export const importQuery = z.strictObject({
  dry_run: isTrue,
  bad_rows: isTrue,
  mode: z.enum(["create", "upsert"]).default("create"),
  confirm: isTrue,
  /** When new people get their invitation: now, or later by password reset. */
  invite: z.enum(["now", "later"]).default("now"),
});

interface Importable {
  readonly name: string;
  readonly path: string;
  readonly labels: { readonly en: { readonly many: string } };
  readonly access: { readonly create: Access };
}

/** `POST …/bulkImport`: imports all rows of a file or none. */
export function importEndpoint(resource: Importable, path = `${resource.path}/bulkImport`) {
  return defineEndpoint({
    name: `${resource.name}.import`,
    method: "POST",
    path,
    access: resource.access.create,
    summary: `Import ${resource.labels.en.many} from CSV or XLSX`,
    query: importQuery,
    body: sheetBody,
    reply: () => one(importResult),
    files: ["file"],
    readsFiles: true,
    answerFiles: ["csv"],
  });
}

/** `GET …/importTemplate`: header and sample row; `current=true` adds current rows. */
export function importTemplateEndpoint(resource: Importable, path = `${resource.path}/importTemplate`) {
  return defineEndpoint({
    name: `${resource.name}.importTemplate`,
    method: "GET",
    path,
    access: resource.access.create,
    summary: `Get the CSV template for importing ${resource.labels.en.many}`,
    query: () => z.strictObject({ current: z.enum(["true", "false"]).optional() }),
    reply: z.string(),
    answerFiles: ["csv"],
  });
}

const undoing = z.object({
  undone: z.number().int(),
  /** Invitations revoked along with their users. */
  revoked: z.number().int().optional(),
  spared: z.array(
    z.object({ id: z.number().int(), entity: z.string(), name: z.string(), reason: z.string() }),
  ),
});

export const importRow = z.object({
  id: z.number().int(),
  entity: z.string(),
  file_name: z.string(),
  mode: z.enum(["create", "upsert"]),
  state: z.enum(importStates),
  processed: z.number().int(),
  ...counts,
  kinds: z.array(kindCounts).nullable(),
  user: reference.nullable(),
  created_at: moment,
  finished_at: moment.nullable(),
  /** Null unless the import was undone. */
  undone: undoing.extend({ at: moment, user: reference.nullable() }).nullable(),
  can: z.array(z.literal("undo")),
});

const historyAccess: Access = {
  kind: "granted",
  staff: "any",
  roles: ["Provider Leader", "Site Leader"],
};

export const importEndpoints = {
  list: defineEndpoint({
    name: "import.list",
    method: "GET",
    path: "/import",
    access: historyAccess,
    summary: "List past imports, newest first",
    searches: true,
    query: listQuery({ entity: z.string().max(60).optional() }, ["id", "created_at"] as const).extend({
      order: z.enum(["asc", "desc"]).default("desc"),
    }),
    reply: pageOf(importRow),
  }),
  get: defineEndpoint({
    name: "import.get",
    method: "GET",
    path: "/import/:id",
    access: historyAccess,
    summary: "Get the progress of an import by its id or Idempotency-Key",
    params: z.object({ id: z.string().min(1).max(200) }),
    reply: one(importRow),
  }),
  undo: defineEndpoint({
    name: "import.undo",
    method: "POST",
    path: "/import/:id/undo",
    access: historyAccess,
    summary: "Undo an import; rows changed since are kept",
    params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
    reply: one(undoing),
  }),
};
