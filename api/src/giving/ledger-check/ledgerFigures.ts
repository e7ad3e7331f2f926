import type { LedgerFigure, LedgerSubject } from "@kindling/contract";
import { sql } from "kysely";
import { type Caller, nobody } from "../../core/caller.ts";
import { type Db, first, rows, sole, together } from "../../core/database.ts";
import { always, anyOf, type Context, type Sql } from "../../core/entities/entity.ts";
import type { GivingFilter } from "../../people/measures/givingMeasures.ts";
import type { Snapshot, ToldFigure } from "./comparison.ts";
import { accountsOf } from "./donationAccounts.ts";

type Figures = Readonly<
  Record<"points" | "earned" | "unassigned" | "undecided" | "total" | keyof typeof accountsOf, number>
>;

const cents = (...accounts: readonly LedgerFigure[]) =>
  sql`coalesce(sum(b.amount) filter (where b.unit = 'cents' and ${anyOf(sql`b.account`, accounts, "text")}), 0)::bigint`;
const worth = (only: Sql) =>
  sql`coalesce(sum(b.amount * b.rate_cents) filter (where b.unit = 'points' and ${only}), 0)::bigint`;

/**
 * The figures of giving by the postings (`ledger_sums`); `undecided` is what classes of these sessions haven't chosen for, `unassigned`
 * is less by what was given to charities of closed ones. Of sites as `s`, places of the time as `f` and charities as `k`.
 */
function figuresOf(where: Sql, by: Sql): Sql {
  const money = Object.entries(accountsOf).map(
    ([name, accounts]) => sql`${cents(...accounts)} as ${sql.ref(name)}`,
  );
  return sql`select ${by} as id, coalesce(sum(b.amount) filter (where b.unit = 'points'), 0)::bigint as points, ${worth(always)} as earned,
      ${worth(sql`b.account in ('unassigned', 'adjusted') and b.charity_id is null`)} as unassigned,
      ${worth(sql`b.account = 'unassigned'`)} as undecided, ${sql.join(money)},
      ${worth(always)} + ${cents(...accountsOf.donated)} as total
    from ledger_sums b join sites s on s.id = b.school_id join ledger_places f on f.id = b.place_id left join ledger_charities k on k.id = b.charity_id
    where b.account not in ('activities', 'gifts') and ${where} group by 1`;
}

const none: Figures = {
  points: 0,
  earned: 0,
  unassigned: 0,
  undecided: 0,
  donated: 0,
  verified: 0,
  paid: 0,
  in_bank: 0,
  waiting: 0,
  total: 0,
};

/** What the ledger says of all that meets a condition. */
export async function readFigures(db: Db, where: Sql): Promise<Figures> {
  return (await first<Figures>(db, figuresOf(where, sql`0`))) ?? none;
}

/** What it says of it by something, by its id (0 for none). */
export async function readFiguresBy(db: Db, where: Sql, by: Sql): Promise<ReadonlyMap<number, Figures>> {
  const found = await rows<Figures & { id: number | null }>(db, figuresOf(where, by));
  return new Map(found.map((each) => [each.id ?? 0, each]));
}

/** The points that responses won, less those of deleted ones: without what was adjusted in closed sessions. */
export async function readWon(db: Db, where: Sql): Promise<number> {
  const { points } = await sole<{ points: number }>(
    db,
    sql`select coalesce(-sum(b.amount), 0)::bigint as points
      from ledger_entries e join ledger_postings b on b.entry_id = e.id and b.account = 'activities' join sites s on s.id = b.school_id
      where e.adjustment_id is null and ${where}`,
  );
  return points;
}

/**
 * What the postings say is still to verify, in cents: what lies in banks of classes, in the session of the donation that it is of.
 * Adjustments are dated in later ones.
 */
export async function readToVerify(db: Db, where: Sql): Promise<number> {
  const { cents: found } = await sole<{ cents: number }>(
    db,
    sql`select coalesce(sum(b.amount), 0)::bigint as cents from (
        select p.school_id, p.place_id, p.charity_id, coalesce(o.session_id, p.session_id) as session_id, p.amount
        from ledger_postings p join ledger_entries e on e.id = p.entry_id left join adjustments a on a.id = e.adjustment_id
          left join class_donations o on o.id = a.donation_id
        where p.account = 'class_bank') b
      join sites s on s.id = b.school_id where ${where}`,
  );
  return found;
}

type Told = Readonly<Partial<Record<LedgerFigure, number>>>;

/** Sets what is told beside what the ledger says. */
export function besides(about: ToldFigure["about"], told: Told, ledger: Told = none): ToldFigure[] {
  return (Object.entries(told) as [LedgerFigure, number][]).map(([figure, found]) => ({
    about,
    figure,
    found,
    expected: ledger[figure] ?? 0,
  }));
}

/** A part of the program: who sees it or what narrows to it, and which rows of the ledger it is. */
export interface Scope {
  readonly about: ToldFigure["about"];
  readonly context: Context;
  readonly filter: GivingFilter;
  readonly where: Sql;
}

interface Picked {
  readonly id: number;
  readonly name: string;
}

/** All of the program, and of what has to do with giving one session, charity, provider, district and site, other ones each day. */
export async function readScopes({ db, context }: Snapshot): Promise<Scope[]> {
  const pick = <Row extends Picked>(columns: Sql, from: Sql) =>
    first<Row>(
      db,
      sql`select t.id, t.name::text as name, ${columns} from ${from} order by md5(t.id::text || ${context.today}::text) limit 1`,
    );
  const [session, charity, district, site] = await together(
    pick(always, sql`sessions t where t.id in (select session_id from ledger_sums)`),
    pick(
      always,
      sql`charities t where t.id in (select k.charity_id from ledger_sums b join ledger_charities k on k.id = b.charity_id)`,
    ),
    pick(
      always,
      sql`districts t where t.id in (select f.district_id from ledger_sums b join ledger_places f on f.id = b.place_id)`,
    ),
    pick<Picked & { provider: Picked }>(
      sql`jsonb_build_object('id', p.id, 'name', p.name) as provider`,
      sql`sites t join providers p on p.id = t.provider_id
        where t.archived_at is null and t.id in (select school_id from ledger_sums)`,
    ),
  );
  const scope = (kind: LedgerSubject, of: Picked | undefined, part: Partial<Scope> & Pick<Scope, "where">) =>
    of ? [{ about: [{ kind, id: of.id, name: of.name }], context, filter: {}, ...part }] : [];
  const provider = site?.provider;
  const leader = { ...nobody, providerId: provider?.id ?? null, schoolIds: site ? [site.id] : [] };
  const seenBy = (role: Caller["role"]) => ({ ...context, caller: { ...leader, role } });
  return [
    { about: [], context, filter: {}, where: always },
    ...scope("district", district, {
      filter: { districts: [district?.id ?? 0] },
      where: sql`f.district_id = ${district?.id}`,
    }),
    ...scope("session", session, {
      filter: { sessions: [session?.id ?? 0] },
      where: sql`b.session_id = ${session?.id}`,
    }),
    ...scope("charity", charity, {
      filter: { charities: [charity?.id ?? 0] },
      where: sql`k.charity_id = ${charity?.id}`,
    }),
    ...scope("provider", provider, {
      filter: { providers: [provider?.id ?? 0] },
      where: sql`f.provider_id = ${provider?.id}`,
    }),
    ...scope("provider", provider, {
      filter: { providers: [provider?.id ?? 0], structure: "today" },
      where: sql`s.provider_id = ${provider?.id}`,
    }),
    ...scope("provider", provider, {
      context: seenBy("Provider Leader"),
      where: sql`s.provider_id = ${provider?.id}`,
    }),
    ...scope("site", site, { context: seenBy("Site Leader"), where: sql`b.school_id = ${site?.id}` }),
  ];
}
