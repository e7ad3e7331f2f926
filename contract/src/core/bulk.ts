import { z } from "zod";
import { eitherOf } from "./access.ts";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { id } from "./fields.ts";
import type { Resource } from "./resource.ts";

/** How many rows one bulk call may change. */
export const bulkLimit = 5000;

/** What a bulk call can do with rows of several resources; a resource adds what only its own rows know. */
export const commonBulkActions = [
  "approve",
  "unapprove",
  "activate",
  "deactivate",
  "delete",
  "restore",
] as const;

export type CommonBulkAction = (typeof commonBulkActions)[number];

/** Actions open to everyone who may delete the row; all others count as changes. */
export const removalActions: readonly string[] = ["delete", "restore"];

/** What a bulk call answers: how many rows it changed, which, and which it left as they are. */
export const bulkOutcome = z.object({
  done: z.number().int(),
  skipped: z.array(z.object({ id: z.number().int(), msg: z.string() })),
  /** What was changed, so that it can be undone. */
  ids: z.array(z.number().int()),
  /** What the skipped rows are called, by id. */
  names: z.record(z.string(), z.string()),
});

export type BulkOutcome = z.infer<typeof bulkOutcome>;

const bulkReply = z.object({ data: bulkOutcome, message: z.string() });

/** The bulk call of whatever resource. */
export type BulkEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType, typeof bulkReply>;

type Words = readonly [string, ...string[]];

/** The common actions that the rows of a resource know by their fields. */
function actionsFor(resource: Resource): CommonBulkAction[] {
  const takes = (field: string) => field in resource.input.shape;
  return [
    ...(takes("is_approved") ? (["approve", "unapprove"] as const) : []),
    ...(takes("is_active") ? (["activate", "deactivate"] as const) : []),
    "delete",
    "restore",
  ];
}

/**
 * `POST /things/bulk`: one action on the rows with some ids, or on all rows that the list's filters match.
 * Without `actions` it takes those that the resource's fields allow for.
 */
export function bulkEndpoint<
  R extends Resource,
  const A extends Words = readonly [CommonBulkAction, ...CommonBulkAction[]],
  More extends z.ZodRawShape = Record<never, never>,
>(resource: R, actions?: A, more?: More) {
  return defineEndpoint({
    name: `${resource.name}.bulk`,
    labels: resource.labels,
    method: "POST",
    path: `${resource.path}/bulk`,
    access: eitherOf(resource.access.update, resource.access.remove),
    summary: `Change many ${resource.labels.en.many} at once, by ids or by the list's filters; rows that the action does not fit are skipped and named`,
    body: z.object({
      action: z.enum((actions ?? actionsFor(resource)) as unknown as A),
      ids: z.array(id()).min(1).max(bulkLimit).optional(),
      /** The filters as the list's query has them, `search` included. */
      filter: z.record(z.string(), z.unknown()).optional(),
      /** How many rows the caller saw match. */
      expected: z.number().int().min(0).optional(),
      ...(more as More),
    }),
    reply: bulkReply,
  });
}
