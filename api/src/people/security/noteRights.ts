import type { users } from "@kindling/contract";
import type { Db } from "../../core/database.ts";
import type { Context, Entity } from "../../core/entities/entity.ts";
import { changedRights, rights } from "./accountRights.ts";
import { noteSecurity } from "./noteSecurity.ts";
import type { SecurityEvent } from "./securityEvent.ts";

type Saved = Parameters<NonNullable<Entity<typeof users>["saved"]>>[1];
type Snapshot = Readonly<Record<string, unknown>>;

function rightsIn(row: Snapshot, fields: readonly string[]): Snapshot {
  return Object.fromEntries(fields.map((field) => [field, row[field] ?? null]));
}

function changeOf(id: number, before: Snapshot, draft: Snapshot): SecurityEvent[] {
  const changed = changedRights(before, draft);
  if (changed.length === 0) return [];
  const facts = { before: rightsIn(before, changed), after: rightsIn(draft, changed) };
  return [{ kind: "rights_changed", account: id, facts }];
}

/** Of new accounts only those with more rights than an instructor's: rosters bring thousands of those. */
function additionOf(id: number, draft: Snapshot): SecurityEvent[] {
  if (draft["role"] === "Instructor") return [];
  const given = rights.filter((field) => draft[field] !== undefined);
  return [{ kind: "account_added", account: id, facts: { before: null, after: rightsIn(draft, given) } }];
}

/** Tells the security log who was given which rights, one by one, in bulk or by an import. */
export function noteRights(db: Db, { isNew, ids, drafts, before }: Saved, context: Context): Promise<void> {
  const events = ids.flatMap((id, index) => {
    const draft = drafts[index] ?? {};
    return isNew ? additionOf(id, draft) : changeOf(id, before[index] ?? {}, draft);
  });
  return noteSecurity(db, events, context);
}
