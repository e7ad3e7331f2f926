import {
  classDonationEndpoints,
  doneMessages,
  type Endpoint,
  mayCall,
  type OpenMoneyDecision,
  type Resource,
  siteEndpoints,
  userEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { actAs } from "../../core/acting.ts";
import type { BulkActions } from "../../core/bulk/bulkRoute.ts";
import { bulkSay } from "../../core/bulk/bulkSay.ts";
import { rows } from "../../core/database.ts";
import type { Entity } from "../../core/entities/entity.ts";
import { removeRows } from "../../core/entities/removing.ts";
import { lockRow, lockRows, writeChanges } from "../../core/entities/writing.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { type Call, type Route, route } from "../../core/route.ts";
import { type ClassesBy, type Deciding, isVoidable } from "../../people/measures/openMoney.ts";
import { openMoneySay } from "../../people/measures/openMoneySay.ts";
import { site } from "../../people/sites.ts";
import { user } from "../../people/users/users.ts";
import { classDonation } from "../donations/classDonations.ts";
import { voidNote } from "../donations/voidNote.ts";

interface Decision {
  readonly open_money?: OpenMoneyDecision | undefined;
  readonly reason?: string | null | undefined;
}

type Archived = readonly Readonly<Record<string, unknown>>[];
type Archiving = Pick<Call, "db" | "context" | "caller" | "language" | "services">;

const donation = classDonation as unknown as Entity;

/** Refuses a decision without a reason, and one that the caller may not make. */
function checkDecision({ open_money, reason }: Decision, { caller, language }: Archiving): void {
  const text = openMoneySay[language];
  if (open_money && !reason) throw invalid("reason", text.reasonMissing);
  if (open_money === "void" && !mayCall(classDonationEndpoints.update.access, caller))
    throw new Refusal("forbidden", text.notYoursToVoid, {
      errors: [{ msg: text.notYoursToVoid, path: "open_money" }],
    });
}

/** Locks the donations of classes that can be voided. */
async function holdVoidable(by: ClassesBy, found: Archived, { db, context }: Archiving) {
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
async function voidUnverified(by: ClassesBy, found: Archived, reason: string, call: Archiving) {
  const changes = (await holdVoidable(by, found, call)).map((row) => ({
    id: row["id"] as number,
    draft: { status: "void", note: voidNote(row["note"] as string | null, reason) },
  }));
  await writeChanges(call.db, donation, changes, call.context, call.services.entities);
}

/** The ways of deleting sites or people; what isn't paid stays due, or what isn't verified is voided, as the caller decides. */
function archivingOf<R extends Resource>(entity: Entity<R>, by: ClassesBy, remove: Endpoint) {
  const plain = entity as unknown as Entity;
  async function archive(found: Archived, { open_money, reason }: Decision, call: Archiving): Promise<void> {
    const { db, context, services } = call;
    await actAs(db, context, open_money && (reason ?? undefined));
    if (open_money === "void") await voidUnverified(by, found, reason ?? "", call);
    const deciding: Deciding = { ...context, isDecided: open_money !== undefined };
    await removeRows(db, plain, found as never, deciding, services.entities);
  }
  /** Deletes one for good reason; what isn't paid stays due. */
  async function archiveOne(call: Archiving, id: number, reason: string): Promise<void> {
    const row = await lockRow(call.db, plain, id, undefined, call.context);
    await archive([row], { open_money: "keep", reason }, call);
  }
  const routes: Route[] = [
    route(remove, async (call: Call) => {
      const { db, context, language } = call;
      const row = await lockRow(db, plain, (call.params as { id: number }).id, undefined, context);
      const decision = call.query as Decision;
      checkDecision(decision, call);
      await archive([row], decision, call);
      return { message: doneMessages[language].deleted(plain.resource.labels[language].one) };
    }),
  ];
  const bulkActions: BulkActions = {
    delete: {
      said: { en: bulkSay.en.said.delete, es: bulkSay.es.said.delete },
      check: (call) => checkDecision(call.body as Decision, call),
      async hold(found, call) {
        if ((call.body as Decision).open_money === "void") await holdVoidable(by, found, call);
      },
      run: (found, call) => archive(found, call.body as Decision, call),
    },
  };
  return { routes, bulkActions, archiveOne };
}

export const siteArchiving = archivingOf(site, "school_id", siteEndpoints.remove);
export const userArchiving = archivingOf(user, "user_id", userEndpoints.remove);
