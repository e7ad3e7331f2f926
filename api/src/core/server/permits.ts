import { mayCall, type Resource } from "@kindling/contract";
import type { z } from "zod";
import type { Caller } from "../caller.ts";
import type { Context, Entity } from "../entities/entity.ts";
import { Refusal } from "../errors.ts";
import { say } from "../say.ts";

type Action = "update" | "delete" | "restore";

/** What a caller may do with a row: what its endpoints admit, less what the resource's own rule forbids. */
export function permitted<R extends Resource>(
  entity: Entity<R>,
  row: z.output<R["row"]>,
  caller: Caller,
): Action[] {
  const { access } = entity.resource;
  const actions: Action[] = [];
  if (mayCall(access.update, caller)) actions.push("update");
  if (mayCall(access.remove, caller)) actions.push("delete");
  const { permits } = entity;
  return permits ? actions.filter((action) => permits(row, action, caller)) : actions;
}

/** What the row says the caller may do with it is what they may do. */
export function refuseUnless(
  action: "update" | "delete",
  current: { can?: unknown },
  { language }: Context,
): void {
  if (!(current.can as string[]).includes(action)) throw new Refusal("forbidden", say[language].forbidden);
}
