import {
  activityTypes,
  type Group,
  holdsGroup,
  isStaff,
  languages,
  type Need,
  type NeedKind,
  needKinds,
  needRanks,
} from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { always, type Context, type Sql } from "../../core/entities/entity.ts";
import { filmsOf } from "../../curriculum/films/filmUses.ts";
import { readLedgerStanding } from "../../giving/ledger-check/readLedgerChecks.ts";
import { dueItems } from "../../giving/payments/dueItems.ts";
import { toVerify } from "../../people/measures/toVerify.ts";
import { givingInReach } from "../../people/shared/reach.ts";
import type { Silence } from "./readParticipation.ts";

/** A need that is found by a query of one row: how many there are, and since when. */
interface Candidate {
  readonly kind: NeedKind;
  readonly groups: readonly Group[];
  readonly forLeaders?: boolean;
  readonly found: (context: Context) => Sql;
}

const noMoney = sql`null::bigint as cents`;
const aboutNothing = sql`null::text as about`;

const candidates: readonly Candidate[] = [
  {
    kind: "leads",
    groups: ["Constituents"],
    found: () => sql`select count(*), ${noMoney}, min(l.created_at) as since, ${aboutNothing}
      from leads l where l.status = 'New'`,
  },
  {
    kind: "bounced_mails",
    groups: ["Constituents"],
    found: ({ caller }) => sql`select count(*), ${noMoney}, min(n.created_at) as since, ${aboutNothing}
      from notifications n join users u on u.id = n.thing_id and u.archived_at is null
      where n.user_id = ${caller.id} and n.kind = 'mail' and n.topic = 'user_mail' and n.read_at is null`,
  },
  {
    kind: "held_donations",
    groups: ["Charities"],
    found:
      () => sql`select count(*), sum(d.amount_cents)::bigint as cents, min(d.created_at) as since, ${aboutNothing}
      from class_donations d where d.status = 'held'`,
  },
  {
    kind: "payment_runs",
    groups: ["Charities"],
    found: ({
      caller,
    }) => sql`select count(*), ${noMoney}, min(r.created_at) as since, case when count(*) = 1 then min(r.id)::text end as about
      from payment_runs r where r.state = 'proposed' and (not r.needs_second_person or r.created_by is distinct from ${caller.id})`,
  },
  {
    kind: "thank_yous",
    groups: ["Charities"],
    found: () => sql`select count(*), ${noMoney}, min(t.posted_at) as since, ${aboutNothing}
      from thank_yous t where t.state = 'waiting'`,
  },
  {
    kind: "drafts",
    groups: ["Curriculum"],
    found: () => sql`select count(*), ${noMoney}, min(a.created_at) as since, a.type as about
      from activities a where a.is_active and not a.is_approved group by a.type order by count(*) desc, a.type limit 1`,
  },
  {
    kind: "films",
    groups: ["Curriculum"],
    found: ({ today }) => sql`select count(*), ${noMoney}, min(f.since) as since, ${aboutNothing}
      from ${filmsOf(today)} f where f.is_current and cardinality(f.languages) < ${languages.length}::int`,
  },
  {
    kind: "to_verify",
    groups: ["Charities"],
    forLeaders: true,
    found: ({
      caller,
    }) => sql`select count(*), sum(b.cents)::bigint as cents, min(b.created_at) as since, ${aboutNothing}
      from ${toVerify} b where ${givingInReach(caller, sql`b.school_id`) ?? always}`,
  },
  {
    kind: "unpaid",
    groups: ["Charities"],
    found:
      () => sql`select count(*), coalesce(sum(i.cents), 0)::bigint as cents, min(d.verified_at) as since, ${aboutNothing}
      from ${dueItems({ parts: ["donated"] })} i join class_donations d on d.id = i.donation_id`,
  },
];

const kindOfType = new Map<string, string>(
  Object.entries(activityTypes).map(([kind, { key }]) => [key, kind]),
);

async function readLedgerNeed(db: Db): Promise<Need[]> {
  const { state, finished_at, disagreements } = await readLedgerStanding(db);
  if (state === "agrees") return [];
  const kind = state === "differs" ? "ledger_differs" : "ledger_late";
  return [{ kind, count: disagreements, cents: null, since: finished_at, about: null }];
}

/** Sorts needs by rank, within it by how long one has waited, then as in the list of kinds. */
function compareNeeds(a: Need, b: Need): number {
  const waited = (a.since ?? "9999").localeCompare(b.since ?? "9999");
  return (
    needRanks[a.kind] - needRanks[b.kind] || waited || needKinds.indexOf(a.kind) - needKinds.indexOf(b.kind)
  );
}

/** All that needs the caller by their permissions and in their places, the most urgent first; `silence` where they see it. */
export async function readNeeds(db: Db, silence: Silence | null, context: Context): Promise<Need[]> {
  const { caller } = context;
  const covers = ({ groups, forLeaders = false }: Pick<Candidate, "groups" | "forLeaders">) =>
    isStaff(caller) ? groups.some((group) => holdsGroup(caller, group)) : forLeaders;
  const asked = candidates.filter(covers);
  const queries = asked.map(
    ({ kind, found }) =>
      sql`(select ${kind}::text as kind, f.count, f.cents, f.since, f.about from (${found(context)}) f)`,
  );
  const [found, ledger] = await Promise.all([
    queries.length > 0 ? rows<Need>(db, sql`${sql.join(queries, sql` union all `)}`) : [],
    covers({ groups: ["Charities"] }) ? readLedgerNeed(db) : [],
  ]);
  const silent: Need[] =
    silence && silence.free > 0
      ? [{ kind: "silent_classes", count: silence.silent, cents: null, since: silence.since, about: null }]
      : [];
  return [...ledger, ...found.filter(({ count }) => count > 0), ...silent]
    .map((each) =>
      each.kind === "drafts" ? { ...each, about: kindOfType.get(each.about ?? "") ?? null } : each,
    )
    .toSorted(compareNeeds);
}
