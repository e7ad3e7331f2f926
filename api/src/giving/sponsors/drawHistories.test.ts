import {
  activityFormResponseEndpoints,
  charityChoiceEndpoints,
  classroomEndpoints,
  paymentEndpoints,
  paymentRunEndpoints,
  pledgeEndpoints,
  sponsorReceiptEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { ledgerDifferences } from "../../../test/ledgerDifferences.ts";
import { randomly } from "../../../test/randomly.ts";
import { sponsorWorld } from "../../../test/sponsorWorld.ts";
import { rows } from "../../core/database.ts";
import { foldPoints } from "./foldPoints.ts";

const kit = await buildApp();
const { call, db, make, services, signInAs } = kit;
const { staff, makeClass, funding, fundingOf, receive } = await sponsorWorld(kit);
const admin = await signInAs("Super Admin");
const charities = [await make.charity(), await make.charity(), await make.charity()].map(({ id }) => id);
const classes = [
  await makeClass(charities[0]),
  await makeClass(charities[1]),
  await makeClass(charities[2]),
  await makeClass(charities[0]),
];
const providers = classes.map(({ provider_id }) => provider_id);
const items = await Promise.all(
  Array.from({ length: 10 }, (_, n) =>
    n % 2 ? make.kinesthetic({ questions: [] }) : make.mindfulOpen({ questions: [] }),
  ),
);
const sponsors = [await make.sponsor(), await make.sponsor()];
const days = ["2026-09-02", "2026-09-05", "2026-09-09", "2026-09-12", "2026-09-15"];

/** One client that does random things; nothing it does may fail but by a refusal. */
async function work(seed: number, steps: number): Promise<void> {
  const { below, oneOf } = randomly(seed);
  const some = (ids: readonly number[]) => (below(3) === 0 ? [oneOf(ids)] : []);
  const known = (table: string, condition = sql`true`) =>
    rows<{ id: number; run_id: number; state: string; type: string }>(
      db,
      sql`select * from ${sql.table(table)} where ${condition} order by id`,
    );
  const terms = () => ({
    ...(below(2) === 0
      ? { kind: "amount" as const, amount_cents: 1 + below(600), point_cents: null, cap_cents: null }
      : {
          kind: "per_point" as const,
          point_cents: 1 + below(6),
          amount_cents: null,
          cap_cents: below(2) ? 1 + below(300) : null,
        }),
    from_on: oneOf(days),
    until_on: below(2) ? "2026-12-31" : null,
    provider_ids: some(providers),
    charity_ids: some(charities),
  });
  const answer = () => {
    const { teacher, site } = oneOf(classes);
    const { id } = oneOf(items);
    const body = { school_id: site.id, object_id: id, answers: {}, answered_on: oneOf(days) };
    const isForm = items.findIndex((item) => item.id === id) % 2 === 0;
    return call(isForm ? classroomEndpoints.answerForm : classroomEndpoints.answerPdf, { as: teacher, body });
  };
  const deeds = {
    answer,
    answerMore: answer,
    async remove() {
      const found = await known("responses", sql`type = 'mindfulness_matters_open_form'`);
      if (found.length === 0) return;
      return call(activityFormResponseEndpoints.remove, { as: admin, params: { id: oneOf(found).id } });
    },
    choose: () =>
      call(charityChoiceEndpoints.update, {
        as: staff,
        params: { id: oneOf(classes).choice?.id ?? 0 },
        body: { charity_id: oneOf(charities) },
      }),
    pledge: () =>
      call(pledgeEndpoints.create, {
        as: staff,
        body: { sponsor_id: oneOf(sponsors).id, name: `Pledge ${seed} ${below(100_000)}`, ...terms() },
      }),
    async change() {
      const found = await known("pledges");
      if (found.length === 0) return;
      const body = below(4) === 0 ? { state: oneOf(["open", "closed"] as const) } : terms();
      return call(pledgeEndpoints.update, { as: staff, params: { id: oneOf(found).id }, body });
    },
    async removePledge() {
      const found = await known("pledges");
      if (found.length < 4) return;
      return call(pledgeEndpoints.remove, { as: staff, params: { id: oneOf(found).id } });
    },
    async receive() {
      const found = await known("pledges");
      if (found.length === 0) return;
      return receive(oneOf(found), 1 + below(500));
    },
    async reverse() {
      const found = await known("sponsor_receipts");
      if (found.length === 0) return;
      const params = { id: oneOf(found).id };
      return call(sponsorReceiptEndpoints.reverse, { as: staff, params, body: { reason: "Bounced" } });
    },
    async pay() {
      const body = { name: `Run ${below(100)}`, charities: [oneOf(charities)] };
      const run = await call(paymentRunEndpoints.create, { as: staff, body });
      if (run.status !== 201) return run;
      const params = { id: run.body.data.id };
      await call(paymentRunEndpoints.approve, { as: admin, params });
      const ids = await known("payments", sql`run_id = ${params.id} and state = 'approved'`);
      const sent = {
        method: "check" as const,
        sent_on: "2026-09-15",
        payments: ids.map(({ id }) => ({ id })),
      };
      return call(paymentRunEndpoints.send, { as: staff, params, body: sent });
    },
    // What is noted while this runs may be by writers that it doesn't see yet.
    fold: () => foldPoints(db).then(() => undefined),
    async takeBack() {
      const found = await known("payments", sql`state = 'sent'`);
      if (found.length === 0 || below(3) > 0) return;
      const params = { id: oneOf(found).id };
      return call(paymentEndpoints.reverse, { as: staff, params, body: { reason: "Came back" } });
    },
  };
  const all = Object.values(deeds);
  for (let each = 0; each < steps; each += 1) {
    const told = await oneOf(all)();
    if (told) expect(told.status, JSON.stringify(told.body)).toBeLessThan(500);
  }
}

interface Pool {
  readonly id: number;
  readonly from_on: string;
  readonly end: string;
  readonly per_point: number;
  room: number;
  readonly providers: readonly number[];
  readonly charities: readonly number[];
  readonly made_at: string;
  drawn: number;
}

/** What each pledge covers, point by point, from the rows of responses, choices, payments and pledges alone. */
async function drawnPointByPoint(): Promise<{ pools: readonly Pool[]; earned: number }> {
  const pools = (
    await rows<Pool>(
      db,
      sql`select p.id, p.from_on, least(coalesce(p.until_on, '9999-12-31'), coalesce(p.closed_on, '9999-12-31')) as end,
          coalesce(p.point_cents, 1000000) as per_point, coalesce(p.amount_cents, p.cap_cents, 1000000000) as room, p.created_at::text as made_at,
          0 as drawn, array(select provider_id from pledge_providers where pledge_id = p.id) as providers,
          array(select charity_id from pledge_charities where pledge_id = p.id) as charities from pledges p`,
    )
  ).sort((a, b) => {
    const wide = (pool: Pool) => Number(pool.providers.length === 0) + Number(pool.charities.length === 0);
    return (
      wide(a) - wide(b) || a.end.localeCompare(b.end) || a.made_at.localeCompare(b.made_at) || a.id - b.id
    );
  });
  const answers = await rows<{ user_id: number; day: string; points: number }>(
    db,
    sql`select user_id, (created_at at time zone 'America/New_York')::date as day, points from responses order by day, id`,
  );
  const paid = await rows<{ user_id: number; charity_id: number; points: number }>(
    db,
    sql`select i.user_id, y.charity_id, sum(i.points)::int as points from payment_items i join payments y on y.id = i.payment_id
      where y.state = 'sent' and i.points <> 0 group by 1, 2 order by 1, 2`,
  );
  const chosen = await rows<{ user_id: number; charity_id: number }>(
    db,
    sql`select user_id, charity_id from charity_choices`,
  );
  const points = classes.flatMap(({ place: { user_id }, provider_id }) => {
    const mine = (each: { user_id: number }) => each.user_id === user_id;
    const now = chosen.find(mine)?.charity_id ?? 0;
    const won = answers.filter(mine).flatMap((each) => Array<string>(each.points).fill(each.day));
    const own = paid.filter(mine);
    // Points that were paid and are no longer won are taken back of the charity that is chosen now.
    const short = Math.max(0, own.reduce((sum, { points }) => sum + points, 0) - won.length);
    const out = own.flatMap(({ charity_id, points }) =>
      Array<number>(Math.max(0, points - (charity_id === now ? short : 0))).fill(charity_id),
    );
    return won.map((day, at) => ({ day, provider_id, is_paid: at < out.length, charity: out[at] ?? now }));
  });
  const isAble = (pool: Pool, { day, provider_id, charity }: (typeof points)[number]) =>
    pool.from_on <= day &&
    day <= pool.end &&
    (pool.providers.length === 0 || pool.providers.includes(provider_id)) &&
    (pool.charities.length === 0 || pool.charities.includes(charity));
  const queue = points.map((point) => ({ point, able: pools.filter((pool) => isAble(pool, point)) }));
  const order = (a: (typeof queue)[number], b: (typeof queue)[number]) => {
    const ids = ({ able }: typeof a) => able.map(({ id }) => id).join();
    return (
      Number(b.point.is_paid) - Number(a.point.is_paid) ||
      (a.point.day < b.point.day ? -1 : a.point.day > b.point.day ? 1 : 0) ||
      a.able.length - b.able.length ||
      (ids(a) < ids(b) ? -1 : ids(a) > ids(b) ? 1 : 0)
    );
  };
  // A pool takes all points of a kind before the next pool takes what is left of them.
  const kinds = Map.groupBy(queue.toSorted(order), ({ point, able }) =>
    [point.is_paid, point.day, able.map(({ id }) => id).join()].join(" "),
  );
  for (const alike of kinds.values()) {
    const left = alike.map(() => 5);
    for (const pool of alike[0]?.able ?? [])
      for (const [at, open] of left.entries()) {
        const cents = Math.min(open, pool.per_point, pool.room);
        left[at] = open - cents;
        pool.room -= cents;
        pool.drawn += cents;
      }
  }
  return { pools, earned: points.length * 5 };
}

test("pledges cover what a count point by point says, whatever four clients do at once", async () => {
  let dry = 0;
  for (const round of [1, 2, 3, 4, 5]) {
    await Promise.all([1, 2, 3, 4].map((client) => work(round * 100 + client, 25)));
    const { pools, earned } = await drawnPointByPoint();
    const told = await funding();
    const since = pools.map(({ from_on }) => from_on).sort()[0] ?? "";
    expect(Object.fromEntries(told.pledges.map((each) => [each.id, each.drawn_cents]))).toEqual(
      Object.fromEntries(pools.map(({ id, drawn }) => [id, drawn])),
    );
    if (since <= (days[0] ?? "")) expect(told.earned_cents).toBe(earned);
    expect(told.not_funded_cents).toBeGreaterThanOrEqual(0);
    expect(await ledgerDifferences(services)).toEqual([]);
    dry += told.pledges.filter(({ is_used_up }) => is_used_up).length;
  }
  expect(dry).toBeGreaterThan(0);
}, 180_000);

test("the same points draw the same, however often it is asked", async () => {
  const [pledge] = (await funding()).pledges;
  if (!pledge) throw new Error("There is no pledge");
  const [one, other] = await Promise.all([fundingOf(pledge), fundingOf(pledge)]);
  expect(one).toEqual(other);
});
