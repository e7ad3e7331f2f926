import type { BankLine, BankLineState, BankMatch, BankThing } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import type { Context, Sql } from "../../core/entities/entity.ts";
import { person } from "../../people/shared/personName.ts";
import { tellReason } from "./bankSay.ts";
import type { Candidate, Pair } from "./matching/matcher.ts";
import { matchers } from "./matching/matchers.ts";
import { proposalsFor } from "./matching/proposals.ts";

type Decision = NonNullable<BankLine["decision"]>;
interface Match {
  readonly kind: BankThing;
  readonly id: number;
  readonly cents: number;
}
type StoredDecision = Omit<Decision, "things"> & { readonly things: readonly Match[] };
type StoredLine = Omit<BankLine, "state" | "proposal" | "decision" | "history"> & {
  readonly account: string;
  readonly decisions: readonly StoredDecision[];
};

/** A candidate as callers see it. */
export const shown = ({ kind, id, name, note, on, total_cents, cents }: Candidate): BankMatch => ({
  kind,
  id,
  name,
  note,
  on,
  total_cents,
  cents,
});

const decisionsOf = sql`coalesce((select jsonb_agg(jsonb_build_object('kind', d.kind, 'at', d.decided_at, 'by', ${person("u")}, 'note', d.note,
    'difference', d.difference, 'difference_cents', d.difference_cents, 'undone_at', d.undone_at, 'undone_by', ${person("v")},
    'undone_note', d.undone_note, 'things', coalesce((select jsonb_agg(jsonb_build_object('kind', m.kind, 'id', m.thing_id, 'cents', m.cents)
      order by m.kind, m.thing_id) from bank_matches m where m.decision_id = d.id), '[]')) order by d.id desc)
  from bank_decisions d left join users u on u.id = d.decided_by left join users v on v.id = d.undone_by where d.line_id = l.id), '[]')`;

/** What payments, donations and receipts are called, by kind and id. */
async function namesOf(db: Db, matches: readonly Match[]): Promise<Map<string, Candidate>> {
  const found = new Map<string, Candidate>();
  for (const { kind, read } of matchers) {
    const ids = [...new Set(matches.filter((match) => match.kind === kind).map(({ id }) => id))];
    if (ids.length === 0) continue;
    for (const thing of await read(db, { ids, all: true })) found.set(`${kind} ${thing.id}`, thing);
  }
  return found;
}

const stateOf = (decision: StoredDecision | undefined, proposal: Pair | undefined): BankLineState =>
  decision?.kind ?? (proposal ? (proposal.isSure ? "matched" : "probable") : "unmatched");

function tellProposal(
  { line, things, score, reasons }: Pair,
  { language }: Context,
): NonNullable<BankLine["proposal"]> {
  const sum = things.reduce((total, { cents }) => total + cents, 0);
  return {
    things: things.map(shown),
    score,
    reasons: reasons.map((reason) => tellReason(reason, language)),
    difference_cents: Math.abs(line.amount_cents) - sum,
  };
}

/** Lines (`l`) that meet a condition, by day, with what they are confirmed as or probably are. */
export async function readLines(db: Db, condition: Sql, context: Context): Promise<BankLine[]> {
  const found = await rows<StoredLine>(
    db,
    sql`select l.id, l.row, l.booked_on, l.amount_cents, l.text, l.name, l.reference, l.account, ${decisionsOf} as decisions
      from bank_lines l where ${condition} order by l.booked_on, l.row, l.id`,
  );
  const accounts = [...new Set(found.map(({ account }) => account))];
  const proposals = new Map<number, Pair>();
  for (const account of accounts)
    for (const [id, pair] of await proposalsFor(db, account)) proposals.set(id, pair);
  const names = await namesOf(
    db,
    found.flatMap(({ decisions }) => decisions.flatMap(({ things }) => things)),
  );
  const tell = ({ things, ...decision }: StoredDecision): Decision => ({
    ...decision,
    at: new Date(decision.at).toISOString(),
    undone_at: decision.undone_at && new Date(decision.undone_at).toISOString(),
    things: things.flatMap(({ kind, id, cents }) => {
      const thing = names.get(`${kind} ${id}`);
      return thing ? [{ ...shown(thing), cents }] : [];
    }),
  });
  return found.map(({ decisions, account: _, ...line }) => {
    const current = decisions.find(({ undone_at }) => undone_at === null);
    const proposal = current ? undefined : proposals.get(line.id);
    return {
      ...line,
      state: stateOf(current, proposal),
      proposal: proposal ? tellProposal(proposal, context) : null,
      decision: current ? tell(current) : null,
      history: decisions.filter(({ undone_at }) => undone_at !== null).map(tell),
    };
  });
}
