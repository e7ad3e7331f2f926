import { classDonationEndpoints, sumsEndpoint } from "@kindling/contract";
import { beforeEach, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { elsewhereWorld } from "../../../test/elsewhereWorld.ts";

const kit = await buildApp();
const { call, signInAs } = kit;
const { staff, closedWorld, give, reverse, adjust, adjustmentsOf } = await elsewhereWorld(kit);

beforeEach(() => kit.setNow("2026-11-22"));

/** Who lists donations: from kept counts in all and by place, and counted one by one. */
async function closedLists() {
  const made = await closedWorld();
  const { site, teacher } = made.giving.elm;
  const leader = await signInAs("Site Leader", { school_ids: [site.id] });
  const readers = [
    [staff, { school_id: site.id }],
    [staff, { sessions: String(made.giving.session.id) }],
    [leader, {}],
    [leader, { search: "Elm" }],
    [teacher, { school_id: site.id }],
  ] as const;
  /** What each is told: how many donations, which, and what they come to. */
  const told = (query: object) =>
    Promise.all(
      readers.map(async ([as, own]) => {
        const { body } = await call(classDonationEndpoints.list, {
          as,
          query: { ...own, ...query } as never,
        });
        return [body.meta.total, body.data.map(({ id }) => id), body.meta.bank_total_cents];
      }),
    );
  const all = (found: readonly unknown[]) => readers.map(() => found);
  return { ...made, told, all };
}

test("the list of what is to verify finds donations by the charity that has them since", async () => {
  const made = await closedLists();
  const { giving, other, counted, told, all } = made;
  const [status, first, second] = ["counted", String(giving.charity.id), String(other.id)];
  expect(await told({ status, charities: first })).toEqual(all([1, [counted], 700]));
  await give(made, other);
  expect(await told({ status, charities: first })).toEqual(all([0, [], 0]));
  expect(await told({ status, charities: second })).toEqual(all([1, [counted], 700]));
  expect(await told({ status })).toEqual(all([1, [counted], 700]));
  const [given] = (await adjustmentsOf(made)).filter(({ donation }) => donation?.id === counted);
  expect((await reverse(given?.id ?? 0)).status).toBe(200);
  expect(await told({ status, charities: first })).toEqual(all([1, [counted], 700]));
  expect(await told({ status, charities: second })).toEqual(all([0, [], 0]));
});

test("its totals are what the donations count as by now, and under the column stands what was recorded", async () => {
  const made = await closedLists();
  const { giving, other, counted, told, all } = made;
  await adjust(counted, 500);
  const status = "counted";
  expect(await told({ status })).toEqual(all([1, [counted], 500]));
  await give(made, other);
  expect(await told({ status, charities: String(other.id) })).toEqual(all([1, [counted], 500]));
  const sums = await call(sumsEndpoint(classDonationEndpoints.list), {
    as: staff,
    query: { status, school_id: giving.elm.site.id } as never,
  });
  expect(sums.body.data).toEqual({ amount_cents: 700 });
  await adjust(counted, 0);
  expect(await told({ status })).toEqual(all([0, [], 0]));
});

test("lists of other statuses tell rows as they are", async () => {
  const made = await closedLists();
  const { giving, other } = made;
  await give(made, other);
  const of = async (id: number) => {
    const query = {
      charities: String(id),
      status: "counted,verified,paid",
      school_id: giving.elm.site.id,
    } as never;
    const { meta } = (await call(classDonationEndpoints.list, { as: staff, query })).body;
    return [meta.total, meta.bank_total_cents];
  };
  expect(await of(giving.charity.id)).toEqual([4, 0]);
  expect(await of(other.id)).toEqual([2, 1700]);
});
