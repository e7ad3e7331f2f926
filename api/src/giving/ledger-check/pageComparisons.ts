import { type ClassChoice, classDonationEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../../core/database.ts";
import { readChoices } from "../choosing/readChoices.ts";
import { readClassPoints } from "../classPoints.ts";
import { listDonations } from "../donations/donationRoutes.ts";
import { readPlaceGiving } from "../placeGiving.ts";
import { type Comparison, compareFigures, type ToldFigure } from "./comparison.ts";
import { besides, readFigures, readScopes } from "./ledgerFigures.ts";

/** The totals above the list of donations. */
const donationList = compareFigures("donationList", async (snapshot) => {
  const told: ToldFigure[] = [];
  for (const { about, context, filter, where } of await readScopes(snapshot)) {
    const { sessions, charities, providers, structure } = filter;
    // The list is of rows as they are today.
    if (providers && structure !== "today") continue;
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

/** What the screens of giving tell, against the ledger. */
export const pageComparisons: readonly Comparison[] = [donationList, placePages, classPages];
