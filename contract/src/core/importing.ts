import { z } from "zod";
import type { Access } from "./access.ts";
import { defineEndpoint } from "./endpoint.ts";
import { fieldErrorSchema, mostErrors } from "./errors.ts";
import { moment, reference } from "./fields.ts";
import { listQuery, one, pageOf } from "./page.ts";

/** How far an import is, and what came of it. */
export const importStates = ["checking", "writing", "done", "failed", "undone"] as const;

const counts = {
  total: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
};

const kindCounts = z.object({ entity: z.string(), ...counts });

/** The figures an import ends with. A dry run has no `import_id`. */
export const importResult = z.object({
  import_id: z.number().int().optional(),
  ...counts,
  /** How many people are mailed an invitation, or would be; told of files of people only. */
  invitations: z.number().int().optional(),
  /** The same by kind of row, for a file that holds several. */
  kinds: z.array(kindCounts).optional(),
  /** What of such a file was left aside, and why. */
  notes: z.array(fieldErrorSchema).max(mostErrors).optional(),
  /** How many notes there are in all. */
  note_count: z.number().int().optional(),
  /** The file as it was read, header apart, for the preview: the first rows and every bad one. */
  preview: z
    .object({
      columns: z.array(z.string()),
      rows: z.array(z.object({ row: z.number().int(), cells: z.array(z.string()) })),
    })
    .optional(),
});

export type ImportResult = z.infer<typeof importResult>;

const isTrue = z
  .enum(["true", "false"])
  .transform((text) => text === "true")
  .optional();

/** What an import may be told besides its file: to check only, to answer the bad rows as a file, to go on all the same. */
export const importQuery = z.strictObject({
  dry_run: isTrue,
  bad_rows: isTrue,
  mode: z.enum(["create", "upsert"]).default("create"),
  confirm: isTrue,
  /** When new people get their invitation: now, or later with the link that staff or a leader send. */
  invite: z.enum(["now", "later"]).default("now"),
});

/** What an importable thing needs to be known by. */
interface Importable {
  readonly name: string;
  readonly path: string;
  readonly labels: { readonly en: { readonly many: string } };
  readonly access: { readonly create: Access };
}

/** `POST …/bulkImport`: all rows of a file, or none. */
export function importEndpoint(resource: Importable, path = `${resource.path}/bulkImport`) {
  return defineEndpoint({
    name: `${resource.name}.import`,
    method: "POST",
    path,
    access: resource.access.create,
    summary: `Import ${resource.labels.en.many} from CSV or XLSX`,
    query: importQuery,
    reply: one(importResult),
    files: ["file"],
    readsFiles: true,
    answersFile: true,
  });
}

/** `GET …/importTemplate`: the header and a sample row, or with `current=true` today's rows. */
export function importTemplateEndpoint(resource: Importable, path = `${resource.path}/importTemplate`) {
  return defineEndpoint({
    name: `${resource.name}.importTemplate`,
    method: "GET",
    path,
    access: resource.access.create,
    summary: `The CSV file to fill in when importing ${resource.labels.en.many}`,
    query: z.strictObject({ current: z.enum(["true", "false"]).optional() }),
    reply: z.string(),
    answersFile: true,
  });
}

const undoing = z.object({
  undone: z.number().int(),
  /** How many invitations were taken back with the people they were for. */
  revoked: z.number().int().optional(),
  spared: z.array(
    z.object({ id: z.number().int(), entity: z.string(), name: z.string(), reason: z.string() }),
  ),
});

/** An import as its history shows it. */
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
  /** What taking it back did, and when; null while nobody has. */
  undone: undoing.extend({ at: moment, user: reference.nullable() }).nullable(),
  can: z.array(z.literal("undo")),
});

const historyAccess: Access = {
  kind: "granted",
  staff: "any",
  roles: ["Provider Leader", "Site Leader"],
};

/** The history of imports, the progress of one, and taking one back. */
export const importEndpoints = {
  list: defineEndpoint({
    name: "import.list",
    method: "GET",
    path: "/import",
    access: historyAccess,
    summary: "Past imports, newest first",
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
    summary: "How far an import is; its id or the Idempotency-Key of its request",
    params: z.object({ id: z.string().min(1).max(200) }),
    reply: one(importRow),
  }),
  undo: defineEndpoint({
    name: "import.undo",
    method: "POST",
    path: "/import/:id/undo",
    access: historyAccess,
    summary: "Take a whole import back, sparing the rows changed since",
    params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
    reply: one(undoing),
  }),
};
