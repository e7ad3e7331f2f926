import type { BankDifference, BankLine, BodyOf, bankLineEndpoints, Language } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows, sole } from "../../core/database.ts";
import { type Deed, record } from "../../core/entities/audit.ts";
import type { Context } from "../../core/entities/entity.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { say } from "../../core/say.ts";
import { bankSay, moneyIn } from "./bankSay.ts";
import type { Candidate } from "./matching/matcher.ts";
import { matchersFor } from "./matching/matchers.ts";
import { seenCents } from "./matching/seenAtBank.ts";
import { readLines } from "./readLines.ts";

type Chosen = BodyOf<typeof bankLineEndpoints.confirm>;
/** A thing and how much of it a line is. */
interface Part {
  readonly thing: Candidate;
  readonly cents: number;
}
interface Decided {
  readonly line: Pick<BankLine, "id" | "booked_on" | "amount_cents" | "text">;
  readonly parts: readonly Part[];
  readonly difference: BankDifference | null;
  readonly difference_cents: number;
  readonly note: string | null;
}

const entity = { resource: { name: "bankLine" } };

/** Lets one person decide at a time, so that nothing is confirmed for two lines. */
const holdDecisions = (tx: Db) => sql`lock table bank_decisions in share row exclusive mode`.execute(tx);

/**
 * Checks that a donation isn't corrected to less than lines were confirmed as it, and lets none be confirmed until the
 * correction is done.
 * @throws Refusal invalid at `amount_cents`.
 */
export async function requireSeenAtMost(
  tx: Db,
  id: number,
  cents: number,
  language: Language,
): Promise<void> {
  await sql`lock table bank_decisions in share mode`.execute(tx);
  const { seen } = await sole<{ seen: number }>(
    tx,
    sql`select ${seenCents("donation", sql.lit(id))} as seen`,
  );
  if (seen > cents) throw invalid("amount_cents", bankSay[language].seenMore(moneyIn(seen, language)));
}

/** @throws Refusal notFound. */
export async function readLine(db: Db, id: number, context: Context): Promise<BankLine> {
  const [line] = await readLines(db, sql`l.id = ${id}`, context);
  if (line) return line;
  throw new Refusal("notFound", say[context.language].notFound(bankSay[context.language].line));
}

/** An open line, held for a decision. */
async function holdLine(tx: Db, id: number, context: Context): Promise<BankLine> {
  await holdDecisions(tx);
  const line = await readLine(tx, id, context);
  if (line.decision) throw new Refusal("conflict", bankSay[context.language].decided);
  return line;
}

const called = ({ booked_on, text }: Pick<BankLine, "booked_on" | "text">) =>
  `${booked_on} ${text}`.slice(0, 120);

/** What a line was confirmed as, in words for the audit log. */
const toldParts = (parts: readonly Part[], { language }: Context) =>
  parts.map(
    ({ thing, cents }) =>
      `${bankSay[language].things[thing.kind]} ${thing.id}, ${thing.name}: ${moneyIn(cents, language)}`,
  );

/** Writes confirmations of lines, with their audit entries. */
async function write(tx: Db, decided: readonly Decided[], context: Context): Promise<void> {
  const sent = decided.map(({ line, parts, difference, difference_cents, note }) => ({
    line_id: line.id,
    note,
    difference,
    difference_cents,
    parts: parts.map(({ thing, cents }) => ({ kind: thing.kind, thing_id: thing.id, cents })),
  }));
  await sql`with sent as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
        s (line_id int, note text, difference text, difference_cents bigint, parts jsonb)),
    made as (
      insert into bank_decisions (line_id, kind, note, difference, difference_cents, decided_by)
      select line_id, 'confirmed', note, difference, difference_cents, ${context.caller.id} from sent returning id, line_id)
    insert into bank_matches (decision_id, kind, thing_id, cents)
    select m.id, p.kind, p.thing_id, p.cents from made m join sent s using (line_id)
      cross join lateral jsonb_to_recordset(s.parts) p (kind text, thing_id int, cents bigint)`.execute(tx);
  const deeds = decided.map(({ line, parts, difference, difference_cents, note }): Deed => {
    const after = {
      state: "confirmed",
      amount_cents: line.amount_cents,
      confirmed_as: toldParts(parts, context),
      ...(difference && { difference, difference_cents, note }),
    };
    return { id: line.id, name: called(line), before: { state: "open" }, after };
  });
  await record(tx, entity, "update", deeds, context);
}

/** The things that were chosen, in that order. */
async function readChosen(
  tx: Db,
  line: BankLine,
  things: Chosen["things"],
  { language }: Context,
): Promise<Candidate[]> {
  const text = bankSay[language];
  const fitting = matchersFor(line.amount_cents);
  if (things.some(({ kind }) => !fitting.some((matcher) => matcher.kind === kind)))
    throw invalid("things", line.amount_cents > 0 ? text.wrongWay.in : text.wrongWay.out);
  if (new Set(things.map(({ kind, id }) => `${kind} ${id}`)).size < things.length)
    throw invalid("things", text.twice);
  const found = (
    await Promise.all(
      fitting.map(async ({ kind, read }) => {
        const ids = things.filter((thing) => thing.kind === kind).map(({ id }) => id);
        return ids.length > 0 ? read(tx, { ids }) : [];
      }),
    )
  ).flat();
  return things.map(({ kind, id }) => {
    const thing = found.find((each) => each.kind === kind && each.id === id);
    if (!thing) throw invalid("things", text.noThing);
    return thing;
  });
}

/**
 * How much of each thing a line is. What stays open of a thing makes it partial; what a line is more or less than its parts
 * needs another difference.
 */
function divide(amount: number, things: readonly Candidate[], chosen: Chosen, { language }: Context) {
  const text = bankSay[language];
  const { difference = null, note = null } = chosen;
  const open = things.reduce((sum, { cents }) => sum + cents, 0);
  // Without amounts, a partial payment fills what was chosen in its order.
  let left = difference === "partial" && amount < open ? amount : open;
  const parts = things.map((thing, at): Part => {
    const wanted = chosen.things[at]?.cents ?? Math.min(thing.cents, left);
    if (wanted > thing.cents) throw invalid("things", text.tooMuch(moneyIn(thing.cents, language)));
    left -= wanted;
    return { thing, cents: wanted };
  });
  if (parts.some(({ cents }) => cents < 1)) throw invalid("things", text.noThing);
  const difference_cents = amount - parts.reduce((sum, { cents }) => sum + cents, 0);
  const isPart = parts.some(({ thing, cents }) => cents < thing.cents);
  if (difference_cents === 0 && !isPart) {
    if (difference) throw invalid("difference", text.noDifference);
    return { parts, difference, difference_cents, note };
  }
  if (!difference)
    throw invalid(
      "difference",
      text.sayDifference(moneyIn(Math.abs(difference_cents) || open - amount, language)),
    );
  if (difference === "partial" && difference_cents !== 0) throw invalid("difference", text.notPartial);
  if (difference !== "partial" && isPart) throw invalid("difference", text.notFee);
  if (difference === "other" && !note) throw invalid("note", text.noteNeeded);
  return { parts, difference, difference_cents, note };
}

/**
 * Confirms what a line is.
 * @throws Refusal conflict if it was decided meanwhile; invalid at `things`, `difference` or `note`.
 */
export async function confirmLine(tx: Db, id: number, chosen: Chosen, context: Context): Promise<void> {
  const line = await holdLine(tx, id, context);
  const things = await readChosen(tx, line, chosen.things, context);
  const divided = divide(Math.abs(line.amount_cents), things, chosen, context);
  await write(tx, [{ line, ...divided }], context);
}

/** Confirms those lines that are matched. Returns how many. */
export async function confirmMatched(tx: Db, ids: readonly number[], context: Context): Promise<number> {
  await holdDecisions(tx);
  const lines = await readLines(tx, sql`l.id = any(${[...ids]}::int[])`, context);
  const decided = lines.flatMap((line): Decided[] => {
    if (line.state !== "matched" || !line.proposal) return [];
    const parts = line.proposal.things.map((thing) => ({
      thing: { ...thing, marks: [], group: 0 },
      cents: thing.cents,
    }));
    return [{ line, parts, difference: null, difference_cents: 0, note: null }];
  });
  if (decided.length > 0) await write(tx, decided, context);
  return decided.length;
}

/** Sets a line aside as nothing that the portal knows of. */
export async function setAside(tx: Db, id: number, note: string, context: Context): Promise<void> {
  const line = await holdLine(tx, id, context);
  await sql`insert into bank_decisions (line_id, kind, note, decided_by) values (${id}, 'not_ours', ${note}, ${context.caller.id})`.execute(
    tx,
  );
  const after = { state: "not_ours", note };
  await record(tx, entity, "update", [{ id, name: called(line), before: { state: "open" }, after }], context);
}

/** Undoes what was decided of a line, which its history keeps. */
export async function undoDecision(tx: Db, id: number, note: string | null, context: Context): Promise<void> {
  await holdDecisions(tx);
  const line = await readLine(tx, id, context);
  if (!line.decision) throw new Refusal("conflict", bankSay[context.language].notDecided);
  await sql`update bank_decisions set undone_at = now(), undone_by = ${context.caller.id}, undone_note = ${note}
    where line_id = ${id} and undone_at is null`.execute(tx);
  const deed = {
    id,
    name: called(line),
    before: { state: line.state },
    after: { state: "open", ...(note && { note }) },
  };
  await record(tx, entity, "update", [deed], context);
}

/** The lines of a statement of which something was decided, ever. */
export async function removeStatement(tx: Db, id: number): Promise<boolean> {
  await holdDecisions(tx);
  const { touched } = await sole<{ touched: boolean }>(
    tx,
    sql`select exists (select from bank_decisions d join bank_lines l on l.id = d.line_id where l.statement_id = ${id}) as touched`,
  );
  if (touched) return false;
  await rows(tx, sql`delete from bank_lines where statement_id = ${id}`);
  await rows(tx, sql`delete from bank_statements where id = ${id}`);
  return true;
}
