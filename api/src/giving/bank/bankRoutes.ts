import {
  bankLineEndpoints,
  bankLineStates,
  bankReconciliationEndpoints,
  bankStatementEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../../core/database.ts";
import { record } from "../../core/entities/audit.ts";
import { readOne } from "../../core/entities/reading.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { type Route, route } from "../../core/route.ts";
import { snapshotCrudRoutes, snapshotRoute } from "../../people/shared/snapshotRoute.ts";
import { bankSay } from "./bankSay.ts";
import { bankStatement } from "./bankStatements.ts";
import { confirmLine, confirmMatched, readLine, removeStatement, setAside, undoDecision } from "./decide.ts";
import { addDays } from "./matching/matcher.ts";
import { matchersFor } from "./matching/matchers.ts";
import { readLines, shown } from "./readLines.ts";
import { readReconciliation } from "./reconciliation.ts";
import { resultFile } from "./resultFile.ts";
import { previewOf, readFile, takeFile } from "./takeStatement.ts";

const { list, get, accounts, read, create, discard, lines, result } = bankStatementEndpoints;
const { candidates, confirm, confirmMatched: confirmAll, notOurs, undo } = bankLineEndpoints;

const linesOnPage = 100;
const mostCandidates = 25;

/** Bank statements: reading and taking over files, and their lines. */
export const bankStatementRoutes: Route[] = [
  ...snapshotCrudRoutes({ list, get }, bankStatement),
  route(accounts, async ({ db }) => ({
    data: await rows<{ account: string; to_on: string }>(
      db,
      sql`select account, max(to_on) as to_on from bank_statements group by account order by max(to_on) desc, account`,
    ),
  })),
  route(read, async ({ db, body, uploads, context }) => ({
    data: previewOf(await readFile(db, uploads.get("file")?.[0]?.content, body, context), context),
  })),
  route(create, async ({ db, body, uploads, context }) => {
    const { ids, message } = await takeFile(db, uploads.get("file")?.[0], body, context);
    return { data: await Promise.all(ids.map((id) => readOne(db, bankStatement, id, context))), message };
  }),
  route(discard, async ({ db, params, context, language }) => {
    const { id, account, file_name, from_on, to_on } = await readOne(db, bankStatement, params.id, context);
    if (!(await removeStatement(db, id))) throw new Refusal("conflict", bankSay[language].touched);
    const before = { account, file_name, from_on, to_on };
    const name = `${account}, ${from_on} – ${to_on}`;
    await record(db, bankStatement, "delete", [{ id, name, before, after: null }], context);
    return { message: bankSay[language].discarded };
  }),
  snapshotRoute(lines, async ({ db, params, query: { state, page }, context }) => {
    const { id } = await readOne(db, bankStatement, params.id, context);
    const all = await readLines(db, sql`l.statement_id = ${id}`, context);
    const chosen = state ? all.filter((line) => state.includes(line.state)) : all;
    const counts = Object.fromEntries(
      bankLineStates.map((each) => [each, all.filter((line) => line.state === each).length]),
    ) as Record<(typeof bankLineStates)[number], number>;
    const matched = all.filter((line) => line.state === "matched").map((line) => line.id);
    const shownLines = chosen.slice(page * linesOnPage, (page + 1) * linesOnPage);
    return { data: { lines: shownLines, rows: linesOnPage, total: chosen.length, counts, matched } };
  }),
  snapshotRoute(result, async ({ db, params, context, language }) => {
    const { id, account, from_on, to_on } = await readOne(db, bankStatement, params.id, context);
    const file = resultFile(await readLines(db, sql`l.statement_id = ${id}`, context), context);
    const name = bankSay[language].result.file(account, from_on, to_on);
    return { file, type: "text/csv; charset=utf-8", name };
  }),
];

/** What people decide of the lines of bank statements. */
export const bankLineRoutes: Route[] = [
  snapshotRoute(bankReconciliationEndpoints.get, async ({ db, query, context, language }) => {
    if (query.from > query.to) throw invalid("to", bankSay[language].wrongOrder);
    return { data: await readReconciliation(db, query, context) };
  }),
  snapshotRoute(candidates, async ({ db, params, query: { search }, context }) => {
    const { amount_cents, booked_on, proposal } = await readLine(db, params.id, context);
    const span = { from: addDays(booked_on, -150), to: addDays(booked_on, 10) };
    const found = await Promise.all(
      matchersFor(amount_cents).map((matcher) => matcher.read(db, search ? { search } : { span })),
    );
    const distance = (cents: number) => Math.abs(Math.abs(amount_cents) - cents);
    const proposed = new Set(proposal?.things.map(({ kind, id }) => `${kind} ${id}`));
    const isProposed = ({ kind, id }: { kind: string; id: number }) => proposed.has(`${kind} ${id}`);
    const sorted = found
      .flat()
      .toSorted(
        (a, b) => Number(isProposed(b)) - Number(isProposed(a)) || distance(a.cents) - distance(b.cents),
      );
    return { data: sorted.slice(0, mostCandidates).map(shown) };
  }),
  route(confirm, async ({ db, params, body, context, language }) => {
    await readLine(db, params.id, context);
    await confirmLine(db, params.id, body, context);
    return { data: await readLine(db, params.id, context), message: bankSay[language].confirmed };
  }),
  route(confirmAll, async ({ db, body, context, language }) => {
    const confirmed = await confirmMatched(db, body.lines, context);
    const data = { confirmed, left: new Set(body.lines).size - confirmed };
    return { data, message: bankSay[language].confirmedMany(confirmed) };
  }),
  route(notOurs, async ({ db, params, body, context, language }) => {
    await readLine(db, params.id, context);
    await setAside(db, params.id, body.note, context);
    return { data: await readLine(db, params.id, context), message: bankSay[language].setAside };
  }),
  route(undo, async ({ db, params, body, context, language }) => {
    await readLine(db, params.id, context);
    await undoDecision(db, params.id, body.note ?? null, context);
    return { data: await readLine(db, params.id, context), message: bankSay[language].undone };
  }),
];
