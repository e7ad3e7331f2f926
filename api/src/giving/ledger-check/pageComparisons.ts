import { type ClassChoice, classDonationEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../../core/database.ts";
import { always } from "../../core/entities/entity.ts";
import { sessionsOn } from "../../people/measures/classMeasures.ts";
import { readChoices } from "../choosing/readChoices.ts";
import { readClassPoints } from "../classPoints.ts";
import { listDonations } from "../donations/donationRoutes.ts";
import { readDue } from "../payments/dueItems.ts";
import { readUnpaid } from "../payments/readUnpaid.ts";
import { readPlaceGiving } from "../placeGiving.ts";
import { readSplits } from "../public-page/publicFigures.ts";
import { readGiven } from "../thanks/thankYouLink.ts";
import { type Comparison, compareFigures, type ToldFigure } from "./comparison.ts";
import { besides, readFigures, readScopes } from "./ledgerFigures.ts";

/** The totals above the list of donations. */
const donationList = compareFigures("donationList", async (snapshot) => {
  const told: ToldFigure[] = [];
  for (const { about, context, filter, where } of await readScopes(snapshot)) {
    const { sessions, charities, providers, districts, structure } = filter;
    // The list is of rows as they are today.
    if (districts || (providers && structure !== "today")) continue;
    const narrowed = {
      rows: "1",
      sessions: sessions?.join(),
      charities: charities?.join(),
      providers: providers?.join(),
    };
    const page = await listDonations(snapshot.db, classDonationEndpoints.list.query.parse(narrowed), context);
    const { bank_total_cents, in_bank_cents, verified_cents } = page.meta;
    const sums = { donated: bank_total_cents, in_bank: in_bank_cents, verified: verified_cents };
    told.push(...besides(about, sums, await readFigures(snapshot.db, where)));
  }
  return told;
});

/** What the pages of sites and providers tell of all sessions; those of providers count archived sites as well. */
const placePages = compareFigures("placePages", async (snapshot) => {
  const told: ToldFigure[] = [];
  for (const { about, filter } of await readScopes(snapshot)) {
    const [place] = about;
    if (place?.kind !== "site" && place?.kind !== "provider") continue;
    const isSite = place.kind === "site";
    const { structure } = filter;
    const ofProvider = sql`${sql.ref(structure === "today" ? "s.provider_id" : "f.provider_id")} = ${place.id}`;
    const where = isSite ? sql`s.id = ${place.id}` : ofProvider;
    const { in_all } = await readPlaceGiving(
      snapshot.db,
      isSite
        ? { sites: sql`select ${place.id}::int` }
        : { sites: sql`select id from sites`, provider: place.id, structure },
      snapshot.context.today,
    );
    const sums = {
      points: in_all.points,
      earned: in_all.earned_cents,
      donated: in_all.donated_cents,
      verified: in_all.verified_cents,
    };
    told.push(...besides(about, sums, await readFigures(snapshot.db, where)));
  }
  return told;
});

/** How many classes' own pages are compared, other ones each day. */
const classesADay = 20;

interface Class {
  readonly user_id: number;
  readonly school_id: number;
  readonly session_id: number | null;
  readonly teacher: string;
  readonly site: string;
}

/** What a class's choice tells of its session. */
const sessionFigures = (choice: ClassChoice) => ({
  session_points: choice.points,
  session_earned: choice.earned_cents,
  session_donated: choice.donated_cents,
  session_verified: choice.verified_cents,
});

/** What classes see of their own giving, in all and in their last session; the story tells the latter, too. */
const classPages = compareFigures("classPages", async ({ db, context }) => {
  const classes = await rows<Class>(
    db,
    sql`select c.*, u.first_name || ' ' || u.last_name as teacher, s.name::text as site
      from (select user_id, school_id, max(session_id) as session_id from ledger_sums group by 1, 2) c
        join users u on u.id = c.user_id join sites s on s.id = c.school_id
      order by md5(c.user_id || ' ' || c.school_id || ' ' || ${context.today}::text) limit ${classesADay}`,
  );
  const told: ToldFigure[] = [];
  for (const { user_id: userId, school_id: schoolId, session_id: sessionId, teacher, site } of classes) {
    const figures = await readClassPoints(db, { userId, schoolId, sessionId });
    const [choice] = await readChoices(
      db,
      sql`t.user_id = ${userId} and t.school_id = ${schoolId} and t.session_id = ${sessionId}`,
    );
    const ofClass = sql`b.user_id = ${userId} and b.school_id = ${schoolId}`;
    const all = await readFigures(db, ofClass);
    const session = await readFigures(db, sql`${ofClass} and b.session_id = ${sessionId}`);
    const about = [
      { kind: "teacher" as const, id: userId, name: teacher },
      { kind: "site" as const, id: schoolId, name: site },
    ];
    const ofSession = {
      session_points: session.points,
      session_earned: session.earned,
      session_donated: session.donated,
      session_verified: session.verified,
    };
    told.push(
      ...besides(
        about,
        {
          points: figures.points,
          earned: figures.earned_cents,
          unassigned: figures.unassigned_cents,
          donated: figures.donated_cents,
          verified: figures.verified_cents,
        },
        all,
      ),
      ...besides(
        about,
        {
          session_points: figures.session_points,
          session_earned: figures.session_earned_cents,
          session_donated: figures.session_donated_cents,
          session_verified: figures.session_verified_cents,
        },
        ofSession,
      ),
      ...(choice ? besides(about, sessionFigures(choice), ofSession) : []),
    );
  }
  return told;
});

interface OfCharity {
  readonly id: number;
  readonly name: string;
  readonly verified: number;
  /** What of it payments have set aside. */
  readonly aside: number;
  readonly points: number;
  readonly earned: number;
}

/** What each charity could be paid, and what of its donations is verified and not paid: also what payments have set aside. */
const paymentsDue = compareFigures("paymentsDue", async ({ db }) => {
  const due = new Map((await readDue(db, {})).map((each) => [each.charity.id, each]));
  const unpaid = new Map((await readUnpaid(db, {})).map((each) => [each.charity.id, each]));
  const charities = await rows<OfCharity>(
    db,
    sql`with known as (select k.charity_id, coalesce(sum(b.amount) filter (where b.unit = 'cents'), 0)::bigint as cents,
          coalesce(sum(b.amount) filter (where b.unit = 'points'), 0)::bigint as points,
          coalesce(sum(b.amount * b.rate_cents) filter (where b.unit = 'points'), 0)::bigint as earned
        from ledger_sums b join ledger_charities k on k.id = b.charity_id
        where (b.unit, b.account) in (('cents', 'verified'), ('points', 'payable'), ('points', 'adjusted')) group by 1),
      aside as (select y.charity_id, sum(i.cents)::bigint as cents from payments y join payment_items i on i.payment_id = y.id
        where y.state in ('proposed', 'approved') and i.donation_id is not null group by 1)
      select c.id, c.name::text as name, coalesce(n.cents, 0) as verified, coalesce(a.cents, 0) as aside, coalesce(n.points, 0) as points,
        coalesce(n.earned, 0) as earned
      from charities c left join known n on n.charity_id = c.id left join aside a on a.charity_id = c.id`,
  );
  return charities.flatMap(({ id, name, verified, aside, points, earned }) => {
    const told = due.get(id);
    const own = unpaid.get(id);
    return besides(
      [{ kind: "charity", id, name }],
      {
        donated: told?.donated_cents ?? 0,
        points: told?.points ?? 0,
        earned: told?.earned_cents ?? 0,
        verified: own?.verified_cents ?? 0,
        in_payment: own?.in_run_cents ?? 0,
      },
      {
        // What was paid too much is made up for first.
        donated: Math.max(verified - aside, 0),
        points: earned > 0 ? points : 0,
        earned: Math.max(earned, 0),
        verified,
        in_payment: aside,
      },
    );
  });
});

/** What a charity's contact reads that classes gave, in all and in one session, other ones each day. */
const thankYouPages = compareFigures("thankYouPages", async (snapshot) => {
  const scopes = await readScopes(snapshot);
  const charity = scopes.find(({ filter }) => filter.charities);
  const [id] = charity?.filter.charities ?? [];
  if (!charity || id === undefined) return [];
  const told: ToldFigure[] = [];
  for (const { about, filter, where } of [charity, ...scopes.filter((each) => each.filter.sessions)]) {
    const { earned_cents, donated_cents } = await readGiven(snapshot.db, id, filter.sessions);
    const ledger = await readFigures(snapshot.db, sql`${where} and ${charity.where}`);
    const of = filter.sessions ? [...charity.about, ...about] : charity.about;
    told.push(...besides(of, { earned: earned_cents, donated: donated_cents }, ledger));
  }
  return told;
});

/** What the public page tells, or would if enough classes were behind it. */
const publicPage = compareFigures("publicPage", async ({ db, context }) => {
  const { earned_cents, donated_cents } = await readSplits(db, context.today);
  const isNow = sql`b.session_id in (select x.id from ${sessionsOn(context.today)} x)`;
  const { earned, donated } = await readFigures(db, isNow);
  return [
    ...besides(
      [],
      { earned: earned_cents.all.value, donated: donated_cents.all.value },
      await readFigures(db, always),
    ),
    ...besides(
      [],
      { session_earned: earned_cents.now.value, session_donated: donated_cents.now.value },
      { session_earned: earned, session_donated: donated },
    ),
  ];
});

/** What the screens of giving tell, against the ledger. */
export const pageComparisons: readonly Comparison[] = [
  donationList,
  placePages,
  classPages,
  paymentsDue,
  thankYouPages,
  publicPage,
];
