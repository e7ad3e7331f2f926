import {
  pledgeEndpoints,
  type SponsorPage,
  sponsorEndpoints,
  sponsorPageEndpoints,
  sponsorReceiptEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../../src/core/database.ts";
import { readPdf } from "../readPdf.ts";
import { type Compared, inDollars, same, sumOf } from "./compared.ts";
import { everyRow } from "./everyRow.ts";
import { type Facts, keyOf, type Place, worthOn } from "./recompute.ts";

interface Pledge {
  readonly id: number;
  readonly name: string;
  readonly sponsor_id: number;
  readonly program_id: number;
  readonly from_on: string;
  readonly end_on: string;
  readonly per_point: number | null;
  readonly limit_cents: number | null;
  readonly received: number;
}

/** Points of a class on one day, and what a pledge gives for each if it has room. */
interface Able {
  readonly user_id: number;
  readonly school_id: number;
  readonly session_id: number | null;
  readonly charity_id: number | null;
  readonly points: number;
  /** What each of them was worth when it was won, and what all draw, in cents. */
  readonly worth: number;
  readonly cents: number;
  readonly answers: number;
}

interface Drawn extends Pledge {
  readonly able: readonly Able[];
  readonly drawn: number;
  /** Whether it covers all points that can draw on it and none were taken away, so that no order decides what it covers. */
  readonly isWhole: boolean;
  /** Whether it is known what it comes to, though points were taken away. */
  readonly isSure: boolean;
}

/** What points draw on the pledges of the frame, counted over the responses. */
async function drawOn({ frame, kit, worlds }: Compared, facts: Facts): Promise<Drawn[]> {
  const pledges = await rows<Pledge>(
    kit.db,
    sql`select p.id, p.name, p.sponsor_id, g.program_id, p.from_on::text, p.point_cents as per_point,
        coalesce(p.amount_cents, p.cap_cents)::int as limit_cents,
        least(coalesce(p.until_on, '9999-12-31'), coalesce(p.closed_on, '9999-12-31'))::text as end_on,
        coalesce((select sum(amount_cents) from sponsor_receipts r where r.pledge_id = p.id and r.reversed_at is null), 0)::int as received
      from pledges p join pledge_programs g on g.pledge_id = p.id where p.id = any(${[...frame.pledges]}::int[]) order by p.id`,
  );
  const programOf = new Map(
    worlds.flatMap(({ classes }) => classes.map(({ site, program }) => [site, program] as const)),
  );
  const chosen = new Map(facts.choices.map((choice) => [keyOf(choice), choice.charity_id]));
  const won = [
    // A quiz of which nothing was right draws on no pledge.
    ...facts.responses
      .filter(({ points }) => points > 0)
      .map((each) => ({
        ...each,
        charity_id: chosen.get(keyOf(each)) ?? null,
        worth: worthOn(facts, each.day),
        answers: 1,
      })),
    ...facts.adjusted.map((each) => ({ ...each, worth: each.rate_cents, answers: 0 })),
  ];
  const isOf =
    ({ program_id }: Pledge) =>
    ({ school_id }: Place) =>
      programOf.get(school_id) === program_id;
  return pledges.map((pledge) => {
    const able = won
      .filter(isOf(pledge))
      .filter(({ day }) => pledge.from_on <= day && day <= pledge.end_on)
      .map((each) => ({
        ...each,
        cents: each.points * Math.min(pledge.per_point ?? each.worth, each.worth),
      }));
    const wanted = sumOf(able, ({ cents }) => cents);
    const drawn = Math.min(wanted, pledge.limit_cents ?? wanted);
    const isWhole = drawn === wanted && able.every(({ points }) => points >= 0);
    const ofProgram = pledges.filter(({ program_id }) => program_id === pledge.program_id);
    const isSure = isKnown(won.filter(isOf(pledge)), ofProgram, facts);
    return { ...pledge, able, drawn, isWhole, isSure };
  });
}

interface Won extends Place {
  readonly day: string;
  readonly points: number;
  readonly worth: number;
  readonly answers: number;
}

/**
 * Whether it is known on which of a program's pledges points draw less because others were taken away. These draw nothing, and as
 * many that were worth the same neither: those added on the same day, then unpaid ones, the latest first.
 */
function isKnown(won: readonly Won[], pledges: readonly Pledge[], { items }: Facts): boolean {
  const places = new Set(won.map(keyOf));
  return [...Map.groupBy(won, ({ worth }) => worth)].every(([worth, own]) => {
    const adjusted = own.filter(({ answers }) => answers === 0);
    const left = sumOf(adjusted, ({ points }) => points);
    if (new Set(adjusted.map(({ day }) => day)).size > 1) return false;
    if (left >= 0) return true;
    const mostPaid = items.filter(
      (item) => places.has(keyOf(item)) && item.points > 0 && item.cents === item.points * worth,
    );
    return pledges.some(({ from_on, end_on }) => {
      const isIn = ({ day }: Won) => from_on <= day && day <= end_on;
      const able = own.filter((each) => each.answers > 0 && isIn(each));
      const unpaid = sumOf(able, ({ points }) => points) - sumOf(mostPaid, ({ points }) => points);
      return adjusted.every(isIn) && unpaid + left >= 0;
    });
  });
}

const classesIn = (able: readonly Able[]) =>
  new Set(able.map(({ user_id, school_id }) => `${user_id} ${school_id}`)).size;

/** Compares what the funding screen tells of each pledge and of all. */
async function compareFunding({ kit, team }: Compared, pledges: readonly Drawn[]): Promise<void> {
  const { data } = (await kit.call(sponsorEndpoints.funding, { as: team.chief })).body;
  const sure = pledges.filter(({ isSure }) => isSure);
  const told = data.pledges
    .filter(({ id }) => sure.some((pledge) => pledge.id === id))
    .map(({ id, drawn_cents, received_cents, outstanding_cents, is_used_up }) => ({
      id,
      drawn: drawn_cents,
      received: received_cents,
      outstanding: outstanding_cents,
      dry: is_used_up,
    }));
  const expected = sure.map(({ id, drawn, received, limit_cents }) => {
    const outstanding = Math.max(0, drawn - received);
    return { id, drawn, received, outstanding, dry: drawn === limit_cents };
  });
  same(
    "pledges",
    told.toSorted((one, other) => one.id - other.id),
    expected,
  );
  const all = data.pledges;
  same(
    "funding",
    [data.drawn_cents, data.received_cents, data.outstanding_cents, data.not_funded_cents],
    [
      sumOf(all, ({ drawn_cents }) => drawn_cents),
      sumOf(all, ({ received_cents }) => received_cents),
      sumOf(all, ({ outstanding_cents }) => outstanding_cents),
      data.earned_cents - data.drawn_cents,
    ],
  );
}

/** What a pledge, or all of a sponsor, comes to: without a limit, what is drawn. */
const pledgedBy = ({ limit_cents, drawn }: Drawn) => limit_cents ?? drawn;

/** Compares the lists of sponsors, pledges and receipts. */
async function compareMoney({ kit, team }: Compared, pledges: readonly Drawn[]): Promise<void> {
  const { call } = kit;
  const [as, id] = [team.chief, pledges[0]?.sponsor_id ?? 0];
  const received = sumOf(pledges, (pledge) => pledge.received);
  const one = (await call(sponsorEndpoints.get, { as, params: { id } })).body.data;
  const fixed = sumOf(pledges, ({ limit_cents }) => limit_cents ?? 0);
  same("sponsor", [one.pledge_count, one.pledged_cents, one.received_cents], [4, fixed, received]);
  const query = { sponsors: [id] };
  const listed = await everyRow(call, pledgeEndpoints.list, { as, query });
  same(
    "list of pledges",
    listed.map((each) => [each.id, each.received_cents]).toSorted(byNumber),
    pledges.map((each) => [each.id, each.received]),
  );
  const receipts = await everyRow(call, sponsorReceiptEndpoints.list, { as, query });
  const standing = receipts.filter(({ reversed_at }) => reversed_at === null);
  same(
    "list of receipts",
    sumOf(standing, ({ amount_cents }) => amount_cents),
    received,
  );
}

const byNumber = (one: readonly number[], other: readonly number[]) => (one[0] ?? 0) - (other[0] ?? 0);

/** Compares a sponsor's statement: its overview, and each pledge by charity and by site. */
async function compareStatement({ kit, team }: Compared, pledges: readonly Drawn[]): Promise<void> {
  const params = { id: pledges[0]?.sponsor_id ?? 0 };
  const { bytes } = await kit.call(sponsorEndpoints.statement, { as: team.chief, params });
  const [overview = "", ...sheets] = (await readPdf(bytes)).pages.map(({ text }) =>
    text.replace(/\s+/g, " "),
  );
  const has = (text: string, what: string, ...cells: readonly string[]) =>
    same(`sponsor's statement, ${what}`, text.includes(` ${cells.join(" ")}`) || text, true);
  const line = ({ drawn, received }: Drawn) => [drawn, received, Math.max(0, drawn - received)];
  const sums = [0, 1, 2].map((at) => sumOf(pledges, (pledge) => line(pledge)[at] ?? 0));
  has(overview, "all", ...sums.map(inDollars));
  has(overview, "pledged", inDollars(sumOf(pledges, pledgedBy)));
  for (const pledge of pledges) has(overview, pledge.name, ...line(pledge).map(inDollars));
  const papers = sheets.join(" ");
  for (const { name, able, drawn, isWhole } of pledges.filter((pledge) => pledge.drawn > 0)) {
    same(`sponsor's statement, ${name}`, papers.split(` ${name} `).length > 2, true);
    if (!isWhole) has(papers, name, inDollars(drawn));
    else {
      const counts = [
        classesIn(able),
        sumOf(able, ({ answers }) => answers),
        sumOf(able, ({ points }) => points),
      ];
      const total = ["Total", ...counts.map((count) => count.toLocaleString("en-US")), inDollars(drawn)].join(
        " ",
      );
      same(`sponsor's statement, total of ${name}`, papers.split(total).length > 2 || papers, true);
    }
  }
}

/** Compares a sponsor's private page. */
async function comparePage({ kit, team, today }: Compared, facts: Facts, pledges: readonly Drawn[]) {
  const { call } = kit;
  const params = { id: pledges[0]?.sponsor_id ?? 0 };
  const made = await call(sponsorPageEndpoints.makeLink, {
    as: team.chief,
    params,
    body: { expires_on: today },
  });
  const { body } = await call(sponsorPageEndpoints.visit, { params: { token: made.body.data.token } });
  const page: SponsorPage = body.data;
  same(
    "sponsor's page, received",
    page.received_cents,
    sumOf(pledges, ({ received }) => received),
  );
  if (page.drawn_cents !== null) {
    same(
      "sponsor's page, drawn",
      page.drawn_cents,
      sumOf(pledges, ({ drawn }) => drawn),
    );
    same("sponsor's page, pledged", page.pledged_cents, sumOf(pledges, pledgedBy));
  }
  if (!pledges.every(({ isWhole }) => isWhole)) return;
  const able = pledges.flatMap((pledge) => pledge.able);
  const answers = sumOf(able, (each) => each.answers);
  same("sponsor's page", [page.classes, page.activities], [classesIn(able), answers]);
  const { drawn, unknown } = drawnByCharity(able, facts);
  const names = await rows<{ id: number; name: string }>(
    kit.db,
    sql`select id, name::text from charities where id = any(${[...drawn.keys()]}::int[])`,
  );
  for (const { id, name } of names) {
    const told = page.charities.find((charity) => charity.name === name);
    if (told && !unknown.has(id)) same("sponsor's page, a charity", told.cents, drawn.get(id));
  }
}

/** Points of one class in one session that were worth the same when they were won. */
const lotOf = (each: Place & { readonly worth: number }) => `${keyOf(each)} ${each.worth}`;

/**
 * What charities get of pledges that cover all points. Of points that others than the chosen one were paid for it isn't known
 * here which they are: only what they come to if each point of the lot draws the same, and all that were paid still stand.
 */
function drawnByCharity(able: readonly Able[], facts: Facts) {
  const drawn = new Map<number | null, number>();
  const unknown = new Set<number | null>();
  const add = (charity: number | null, cents: number) =>
    drawn.set(charity, (drawn.get(charity) ?? 0) + cents);
  for (const { charity_id, cents } of able) add(charity_id, cents);
  const chosen = new Map(facts.choices.map((choice) => [keyOf(choice), choice.charity_id]));
  const drawing = Map.groupBy(
    able.filter(({ answers }) => answers > 0),
    lotOf,
  );
  const won = Map.groupBy(
    facts.responses.map((each) => ({ ...each, worth: worthOn(facts, each.day) })),
    lotOf,
  );
  // What one payment took back of another counts for neither.
  const payable = facts.items.filter(({ account, points }) => account === "payable" && points !== 0);
  const items = [
    ...Map.groupBy(
      payable.map((item) => ({ ...item, worth: item.cents / item.points })),
      (item) => `${lotOf(item)} ${item.charity_id}`,
    ).values(),
  ].flatMap(([item, ...others]) =>
    item ? [{ ...item, points: sumOf([item, ...others], ({ points }) => points) }] : [],
  );
  for (const [lot, paid] of Map.groupBy(items, lotOf)) {
    const own = drawing.get(lot) ?? [];
    const draws = new Set(own.map(({ points, cents }) => cents / points));
    const [cents = 0] = draws;
    const areAll = own.length === won.get(lot)?.length;
    const given = paid.filter(({ points }) => points > 0);
    const stand = sumOf(given, ({ points }) => points) <= sumOf(own, ({ points }) => points);
    for (const item of given) {
      const from = chosen.get(keyOf(item)) ?? null;
      if (from === item.charity_id || own.length === 0) continue;
      if (draws.size > 1 || !areAll || !stand) unknown.add(from).add(item.charity_id);
      add(from, -item.points * cents);
      add(item.charity_id, item.points * cents);
    }
  }
  return { drawn, unknown };
}

/** Compares all that is told of sponsors. Returns how many of the pledges ran dry. */
export async function compareSponsors(compared: Compared, facts: Facts): Promise<number> {
  const pledges = await drawOn(compared, facts);
  await compareFunding(compared, pledges);
  await compareMoney(compared, pledges);
  const sure = pledges.filter(({ isSure }) => isSure);
  if (sure.length === pledges.length) {
    await compareStatement(compared, pledges);
    await comparePage(compared, facts, pledges);
  }
  return sure.filter(({ drawn, limit_cents }) => drawn === limit_cents).length;
}
