import { doneMessages, type Endpoint, type Resource, siteEndpoints, userEndpoints } from "@kindling/contract";
import { actAs } from "../../core/acting.ts";
import type { BulkActions } from "../../core/bulk/bulkRoute.ts";
import { bulkSay } from "../../core/bulk/bulkSay.ts";
import type { Entity } from "../../core/entities/entity.ts";
import { removeRows } from "../../core/entities/removing.ts";
import { lockRow } from "../../core/entities/writing.ts";
import { type Call, type Route, route } from "../../core/route.ts";
import type { ClassesBy, Deciding } from "../../people/measures/openMoney.ts";
import { site, siteRoutes } from "../../people/sites.ts";
import { user, userRoutes } from "../../people/users/users.ts";
import { deactivatingOf } from "./deactivating.ts";
import {
  type Archived,
  type Archiving,
  checkDecision,
  type Decision,
  holdVoidable,
  isDecided,
  voidUnverified,
} from "./decision.ts";

/** The ways of deleting sites or people; what isn't paid stays due, or what isn't verified is voided, as the caller decides. */
function archivingOf<R extends Resource>(entity: Entity<R>, by: ClassesBy, remove: Endpoint) {
  const plain = entity as unknown as Entity;
  async function archive(found: Archived, { open_money, reason }: Decision, call: Archiving): Promise<void> {
    const { db, context, services } = call;
    await actAs(db, context, isDecided(open_money) ? (reason ?? undefined) : undefined);
    if (open_money === "void") await voidUnverified(by, found, reason ?? "", call);
    const deciding: Deciding = { ...context, isDecided: isDecided(open_money) };
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

const sitesGone = archivingOf(site, "school_id", siteEndpoints.remove);
const sitesOff = deactivatingOf(site, "school_id", siteRoutes, {
  update: siteEndpoints.update,
  flip: siteEndpoints.toggleStatus,
});
const usersGone = archivingOf(user, "user_id", userEndpoints.remove);
const usersOff = deactivatingOf(user, "user_id", userRoutes, { update: userEndpoints.updateInstructor });

/** The calls of sites, and what becomes of money that isn't paid when they end. */
export const siteArchiving = {
  routes: [...sitesOff.routes, ...sitesGone.routes],
  // No rule promises this one without a decision, so it asks.
  bulkActions: { ...sitesGone.bulkActions, deactivate: sitesOff.deactivate("ask") },
};

/** The same of people. */
export const userArchiving = {
  routes: [...usersOff.routes, ...usersGone.routes],
  bulkActions: { ...usersGone.bulkActions, deactivate: usersOff.deactivate() },
  archiveOne: usersGone.archiveOne,
};
