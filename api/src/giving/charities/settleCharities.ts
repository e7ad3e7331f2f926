import { type CharityMoneyDecision, charityEndpoints, fieldLabel, ruleMessages } from "@kindling/contract";
import { sql } from "kysely";
import { actAs } from "../../core/acting.ts";
import type { BulkActions } from "../../core/bulk/bulkRoute.ts";
import { bulkSay } from "../../core/bulk/bulkSay.ts";
import { rows } from "../../core/database.ts";
import { editRow } from "../../core/entities/crudRoutes.ts";
import { anyOf, type Draft } from "../../core/entities/entity.ts";
import { type ListQuery, narrowing, readOne } from "../../core/entities/reading.ts";
import { changeRows, lockRow, lockRows } from "../../core/entities/writing.ts";
import { invalid, Refusal, unknownReference } from "../../core/errors.ts";
import { type Call, type Route, route } from "../../core/route.ts";
import { type Deciding, isOpen } from "../../people/measures/openMoney.ts";
import { openMoneySay } from "../../people/measures/openMoneySay.ts";
import { holdClasses } from "../choosing/followChoice.ts";
import { givingSay } from "../givingSay.ts";
import { charity } from "./charities.ts";
import { charityChoice } from "./charityChoices.ts";
import { movableChoices, readCharityMoney } from "./charityMoney.ts";

interface Settling {
  readonly open_money?: CharityMoneyDecision | "ask" | null | undefined;
  readonly move_to_id?: number | null | undefined;
  readonly reason?: string | null | undefined;
}

const isDecided = ({ open_money }: Settling) => Boolean(open_money) && open_money !== "ask";

type Settled = Pick<Call, "db" | "context" | "language" | "services">;
type Choice = Parameters<typeof changeRows<typeof charityChoice.resource>>[2][number]["current"];

const { labels } = charity.resource;

/** Refuses to move money without a new charity and a reason. */
function checkMove({ open_money, move_to_id, reason }: Settling, { language }: Pick<Call, "language">): void {
  if (open_money !== "move") return;
  for (const [field, value] of Object.entries({ move_to_id, reason })) {
    if (!value) throw invalid(field, ruleMessages[language].required(fieldLabel(labels, field, language)));
  }
}

/**
 * Locks charities and the one that their classes get, in the order of their ids.
 * @throws Refusal invalid at `move_to_id` if that one isn't active, or is set inactive as well.
 */
async function holdCharities(ids: readonly number[], to: number, { db, language }: Settled): Promise<void> {
  const held = await rows<{ id: number; is_active: boolean }>(
    db,
    sql`select id, is_active from charities where id = any(${[...ids, to]}::int[]) order by id for no key update`,
  );
  const target = held.find(({ id }) => id === to);
  if (!target) throw unknownReference("move_to_id", labels, language);
  if (!target.is_active || ids.includes(to)) throw invalid("move_to_id", givingSay[language].inactive);
}

/**
 * Refuses to set a charity inactive while money for it is open, until it is decided what becomes of it.
 * @throws Refusal conflict with the figures.
 */
async function refuseOpen(id: number, { db, context, language }: Settled): Promise<void> {
  const money = await readCharityMoney(db, sql`select ${id}::int`, context.today);
  if (!isOpen(money)) return;
  throw new Refusal("conflict", openMoneySay[language].open("charity_id", money), {
    data: { open_money: money },
  });
}

/** Gives classes of charities another one: unpaid points and donations of open sessions follow, each with its history. */
async function moveChoices(ids: readonly number[], settling: Settling, call: Settled): Promise<void> {
  const { db, context, services } = call;
  const chosen = sql`select unnest(${ids}::int[])`;
  const movable = movableChoices(chosen, context.today);
  const found = await rows<{ id: number }>(db, sql`select n.id from (${movable}) n order by n.id`);
  if (found.length === 0) return;
  const moving = found.map(({ id }) => id);
  const held = (await lockRows(db, charityChoice as never, moving, context)) as unknown as readonly Choice[];
  await holdClasses(
    db,
    sql`select user_id, school_id, session_id from charity_choices where id = any(${moving}::int[])`,
  );
  const { move_to_id, reason } = settling;
  // A class that chose another charity meanwhile keeps that.
  const changes = held
    .filter((current) => ids.includes(current.charity.id))
    .map((current) => ({ current, draft: { charity_id: move_to_id, reason } as Draft as never }));
  await changeRows(db, charityChoice, changes, context, services.entities);
}

export const settlingRoutes: Route[] = [
  route(charityEndpoints.openMoney, async ({ db, query, context }) => {
    const { charities, ...filters } = query;
    const among = charities ? anyOf(sql`t.id`, charities) : sql`true`;
    const where = narrowing(charity, filters as unknown as ListQuery, context);
    const chosen = sql`select t.id from ${charity.from} where ${where} and ${among} and t.is_active`;
    return { data: await readCharityMoney(db, chosen, context.today) };
  }),
  route(charityEndpoints.update, async (call) => {
    // One that isn't there is told before anything of the body.
    await readOne(call.db, charity, call.params.id, call.context);
    const { open_money, move_to_id, reason, ...changes } = call.body;
    const settling = { open_money, move_to_id, reason };
    checkMove(settling, call);
    const moves = open_money === "move" && move_to_id;
    if (moves && changes.is_active !== false)
      throw invalid("open_money", givingSay[call.language].movesInactive);
    if (moves) await holdCharities([call.params.id], move_to_id, call);
    await actAs(call.db, call.context, reason ?? undefined);
    if (open_money === "ask" && changes.is_active === false) {
      // Held before its money is read: a class that chooses it meanwhile has chosen, or is refused.
      const held = await lockRow(call.db, charity, call.params.id, call.seenVersion, call.context);
      if (held.is_active) await refuseOpen(held.id, call);
    }
    const context: Deciding = { ...call.context, isDecided: isDecided(settling) };
    const deciding = Object.create(call, { context: { value: context } }) as typeof call;
    const answer = await editRow(deciding, charity, () => changes);
    if (moves) await moveChoices([call.params.id], settling, call);
    return answer;
  }),
];

const idsOf = (found: readonly Readonly<Record<string, unknown>>[]) => found.map(({ id }) => id as number);

/** What the bulk call of charities does in its own way. */
export const charityBulkActions: BulkActions = {
  deactivate: {
    said: { en: bulkSay.en.said.deactivate, es: bulkSay.es.said.deactivate },
    check: (call) => checkMove(call.body as Settling, call),
    unfit: (row, { language }) =>
      row["is_active"] === false ? bulkSay[language].already.is_active(false) : null,
    async hold(found, call) {
      const { open_money, move_to_id } = call.body as Settling;
      if (open_money === "move" && move_to_id) await holdCharities(idsOf(found), move_to_id, call);
    },
    async run(found, call) {
      const settling = call.body as Settling;
      const { db, context, services } = call;
      await actAs(db, context, settling.reason ?? undefined);
      const changes = found.map((current) => ({ current: current as never, draft: { is_active: false } }));
      const deciding: Deciding = { ...context, isDecided: isDecided(settling) };
      await changeRows(db, charity, changes, deciding, services.entities);
      // No rule promises this call without a decision, so it asks.
      if (!deciding.isDecided) for (const id of idsOf(found)) await refuseOpen(id, call);
      if (settling.open_money === "move") await moveChoices(idsOf(found), settling, call);
    },
  },
};
