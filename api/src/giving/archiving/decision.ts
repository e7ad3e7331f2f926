import { classDonationEndpoints, mayCall, type OpenMoneyDecision } from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../../core/database.ts";
import type { Entity } from "../../core/entities/entity.ts";
import { lockRows, writeChanges } from "../../core/entities/writing.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import type { Call } from "../../core/route.ts";
import { type ClassesBy, isVoidable } from "../../people/measures/openMoney.ts";
import { openMoneySay } from "../../people/measures/openMoneySay.ts";
import { classDonation } from "../donations/classDonations.ts";
import { voidNote } from "../donations/voidNote.ts";

/** What becomes of money that isn't paid, as a call says it; `ask` has it refused while there is some. */
export interface Decision {
  readonly open_money?: OpenMoneyDecision | "ask" | null | undefined;
  readonly reason?: string | null | undefined;
}

export type Archived = readonly Readonly<Record<string, unknown>>[];
export type Archiving = Pick<Call, "db" | "context" | "caller" | "language" | "services">;

export const isDecided = (decision: Decision["open_money"]): boolean =>
  decision === "keep" || decision === "void";

const donation = classDonation as unknown as Entity;

/** Refuses a decision without a reason, and one that the caller may not make. */
export function checkDecision({ open_money, reason }: Decision, { caller, language }: Archiving): void {
  const text = openMoneySay[language];
  if (isDecided(open_money) && !reason) throw invalid("reason", text.reasonMissing);
  if (open_money === "void" && !mayCall(classDonationEndpoints.update.access, caller))
    throw new Refusal("forbidden", text.notYoursToVoid, {
      errors: [{ msg: text.notYoursToVoid, path: "open_money" }],
    });
}

/** Locks the donations of classes that can be voided. */
export async function holdVoidable(by: ClassesBy, found: Archived, { db, context }: Archiving) {
  const open = await rows<{ id: number }>(
    db,
    sql`select d.id from class_donations d
      where ${sql.ref(`d.${by}`)} = any(${found.map(({ id }) => id)}::int[]) and ${isVoidable}`,
  );
  const ids = open.map(({ id }) => id);
  const held = await lockRows(db, donation, ids, context);
  // One that was verified meanwhile stays.
  return held.filter((row) => (row["can"] as string[]).includes("update"));
}

/** Voids donations of classes that nobody verified, with the reason. */
export async function voidUnverified(by: ClassesBy, found: Archived, reason: string, call: Archiving) {
  const changes = (await holdVoidable(by, found, call)).map((row) => ({
    id: row["id"] as number,
    draft: { status: "void", note: voidNote(row["note"] as string | null, reason) },
  }));
  await writeChanges(call.db, donation, changes, call.context, call.services.entities);
}
