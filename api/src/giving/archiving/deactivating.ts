import type { Endpoint, Resource } from "@kindling/contract";
import { actAs } from "../../core/acting.ts";
import type { BulkAction } from "../../core/bulk/bulkRoute.ts";
import { bulkSay } from "../../core/bulk/bulkSay.ts";
import type { Draft, Entity } from "../../core/entities/entity.ts";
import { changeRows, lockRow } from "../../core/entities/writing.ts";
import { invalid } from "../../core/errors.ts";
import type { Call, Route } from "../../core/route.ts";
import { type ClassesBy, type Deciding, refuseOpenMoney } from "../../people/measures/openMoney.ts";
import { openMoneySay } from "../../people/measures/openMoneySay.ts";
import {
  type Archived,
  checkDecision,
  type Decision,
  holdVoidable,
  isDecided,
  voidUnverified,
} from "./decision.ts";

interface Ending {
  readonly is_active?: boolean | undefined;
}

/** The same call, with another body, by someone who has decided or not. */
const changed = (call: Call, body: object, context: Deciding): Call =>
  Object.create(call, { body: { value: body }, context: { value: context } }) as Call;

/**
 * The ways of setting sites or people inactive, which decide what becomes of money that isn't paid. A call that says nothing
 * of it keeps the money due, and the audit log says so.
 * @param ending the calls that can set one inactive, and the one that flips it.
 */
export function deactivatingOf<R extends Resource>(
  entity: Entity<R>,
  by: ClassesBy,
  routes: readonly Route[],
  ending: { readonly update: Endpoint; readonly flip?: Endpoint },
) {
  const plain = entity as unknown as Entity;
  const contextOf = (call: Call, { open_money }: Decision): Deciding => ({
    ...call.context,
    isDecided: isDecided(open_money),
  });
  const askFirst = async (found: Archived, call: Call) => {
    for (const { id } of found) await refuseOpenMoney(call.db, by, id as number, call.context);
  };
  const settling = (inner: Route): Route => ({
    ...inner,
    async handle(call) {
      const { db, context, language } = call;
      const row = await lockRow(db, plain, (call.params as { id: number }).id, undefined, context);
      const { open_money, reason, ...changes } = call.body as Decision & Ending;
      const decision = { open_money, reason };
      checkDecision(decision, call);
      const flips = inner.endpoint === ending.flip;
      const ends = row["is_active"] === true && (flips || changes.is_active === false);
      if (open_money === "void" && !ends) throw invalid("open_money", openMoneySay[language].voidsInactive);
      await actAs(db, context, isDecided(open_money) ? (reason ?? undefined) : undefined);
      const answer = await inner.handle(changed(call, changes, contextOf(call, decision)));
      if (open_money === "ask" && ends) await askFirst([row], call);
      if (open_money === "void") await voidUnverified(by, [row], reason ?? "", call);
      return answer;
    },
  });
  const deactivate = (unless?: "ask"): BulkAction => ({
    said: { en: bulkSay.en.said.deactivate, es: bulkSay.es.said.deactivate },
    check: (call) => checkDecision(call.body as Decision, call),
    unfit: (row, { language }) =>
      row["is_active"] === false ? bulkSay[language].already.is_active(false) : null,
    async hold(found, call) {
      if ((call.body as Decision).open_money === "void") await holdVoidable(by, found, call);
    },
    async run(found, call) {
      const decision = call.body as Decision;
      const { open_money = unless, reason } = decision;
      const { db, context, services } = call;
      await actAs(db, context, isDecided(open_money) ? (reason ?? undefined) : undefined);
      const changes = found.map((current) => ({
        current: current as never,
        draft: { is_active: false } as Draft,
      }));
      await changeRows(db, plain, changes, contextOf(call, decision), services.entities);
      if (open_money === "ask") await askFirst(found, call);
      if (open_money === "void") await voidUnverified(by, found, reason ?? "", call);
    },
  });
  return {
    routes: routes.map((each) =>
      each.endpoint === ending.update || each.endpoint === ending.flip ? settling(each) : each,
    ),
    deactivate,
  };
}
