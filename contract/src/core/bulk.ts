import { z } from "zod";
import { eitherOf } from "./access.ts";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { id } from "./fields.ts";
import type { Words } from "./page.ts";
import type { Resource } from "./resource.ts";

export const bulkLimit = 5000;

/** Bulk actions shared by several resources. */
export const commonBulkActions = [
  "approve",
  "unapprove",
  "activate",
  "deactivate",
  "delete",
  "restore",
] as const;

export type CommonBulkAction = (typeof commonBulkActions)[number];

/** Bulk actions that need the delete permission; all others need update. */
export const removalActions: readonly string[] = ["delete", "restore"];

/** The result of a bulk call: changed rows and skipped rows with reasons. */
export const bulkOutcome = z.object({
  done: z.number().int(),
  /** With what a refusal tells beside its words. */
  skipped: z.array(z.object({ id: z.number().int(), msg: z.string(), data: z.unknown().optional() })),
  /** Ids of changed rows, for undo. */
  ids: z.array(z.number().int()),
  /** Names of the skipped rows, by id. */
  names: z.record(z.string(), z.string()),
});

export type BulkOutcome = z.infer<typeof bulkOutcome>;

const bulkReply = z.object({ data: bulkOutcome, message: z.string() });

export type BulkEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType, typeof bulkReply>;

/** The common actions that the resource's fields support. */
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
 * `POST /things/bulk`: applies one action to rows by ids or filter. `actions` defaults to those the resource's fields
 * support.
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
    summary: `Change many ${resource.labels.en.many} by ids or filter; rows that don't qualify are skipped and listed`,
    body: () =>
      z.object({
        action: z.enum((actions ?? actionsFor(resource)) as unknown as A),
        ids: z.array(id()).min(1).max(bulkLimit).optional(),
        /** The list's query filters, including `search`. */
        filter: z.record(z.string(), z.unknown()).optional(),
        /** How many matching rows the caller saw. */
        expected: z.number().int().min(0).optional(),
        ...(more as More),
      }),
    reply: bulkReply,
  });
}
