import {
  classDonationEndpoints,
  doneMessages,
  mayCall,
  type OpenMoneyDecision,
  siteEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { actAs } from "../../core/acting.ts";
import type { BulkAction, BulkActions } from "../../core/bulk/bulkRoute.ts";
import { bulkSay } from "../../core/bulk/bulkSay.ts";
import { rows } from "../../core/database.ts";
import type { Entity } from "../../core/entities/entity.ts";
import { removeRows } from "../../core/entities/removing.ts";
import { lockRow, lockRows, writeChanges } from "../../core/entities/writing.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { type Call, type Route, route } from "../../core/route.ts";
import { type Deciding, isVoidable } from "../../people/measures/openMoney.ts";
import { site } from "../../people/sites.ts";
import { sitesSay } from "../../people/sitesSay.ts";
import { classDonation } from "../donations/classDonations.ts";
import { voidNote } from "../donations/voidNote.ts";

interface Decision {
  readonly open_money?: OpenMoneyDecision | undefined;
  readonly reason?: string | null | undefined;
}

type Sites = Parameters<typeof removeRows<typeof site.resource>>[2];
type Archiving = Pick<Call, "db" | "context" | "caller" | "language" | "services">;

/** Refuses a decision without a reason, and one that the caller may not make. */
function checkDecision({ open_money, reason }: Decision, { caller, language }: Archiving): void {
  const text = sitesSay[language];
  if (open_money && !reason) throw invalid("reason", text.reasonMissing);
  if (open_money === "void" && !mayCall(classDonationEndpoints.update.access, caller))
    throw new Refusal("forbidden", text.notYoursToVoid, {
      errors: [{ msg: text.notYoursToVoid, path: "open_money" }],
    });
}

/** Voids donations of sites that nobody verified, with the reason. */
async function voidUnverified(
  found: Sites,
  reason: string,
  { db, context, services }: Archiving,
): Promise<void> {
  const open = await rows<{ id: number }>(
    db,
    sql`select d.id from class_donations d where d.school_id = any(${found.map(({ id }) => id)}::int[]) and ${isVoidable}`,
  );
  const entity = classDonation as unknown as Entity;
  const held = await lockRows(
    db,
    entity,
    open.map(({ id }) => id),
    context,
  );
  const changes = held.map((row) => ({
    id: row["id"] as number,
    draft: { status: "void", note: voidNote(row["note"] as string | null, reason) },
  }));
  await writeChanges(db, entity, changes, context, services.entities);
}

/** Deletes sites; what isn't paid there stays due, or what isn't verified is voided, as the caller decides. */
async function archiveSites(found: Sites, { open_money, reason }: Decision, call: Archiving): Promise<void> {
  const { db, context, services } = call;
  await actAs(db, context, open_money && (reason ?? undefined));
  if (open_money === "void") await voidUnverified(found, reason ?? "", call);
  const deciding: Deciding = { ...context, isDecided: open_money !== undefined };
  await removeRows(db, site, found, deciding, services.entities);
}

export const archivingRoutes: Route[] = [
  route(siteEndpoints.remove, async (call) => {
    const { db, params, query, context, language } = call;
    const row = await lockRow(db, site, params.id, undefined, context);
    checkDecision(query, call);
    await archiveSites([row], query, call);
    return { message: doneMessages[language].deleted(site.resource.labels[language].one) };
  }),
];

const deleteSites: BulkAction = {
  said: { en: bulkSay.en.said.delete, es: bulkSay.es.said.delete },
  check: (call) => checkDecision(call.body as Decision, call),
  run: (found, call) => archiveSites(found as unknown as Sites, call.body as Decision, call),
};

/** What the bulk call of sites does in its own way. */
export const siteBulkActions: BulkActions = { delete: deleteSites };
