import {
  type RetentionChoice,
  type RetentionDue,
  retentionEndpoints,
  retentionKinds,
  retentionTerms,
} from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows, sole } from "../../core/database.ts";
import { difference, record } from "../../core/entities/audit.ts";
import { Refusal } from "../../core/errors.ts";
import { type Route, route } from "../../core/route.ts";
import { say } from "../../core/say.ts";
import type { RetentionRule } from "../../people/retention/retentionRule.ts";
import { noteSecurity } from "../../people/security/noteSecurity.ts";
import { person } from "../../people/shared/personName.ts";
import { cutoff, retentionResource } from "./keepTerms.ts";
import { retentionSay } from "./retentionSay.ts";

const mostExamples = 3;

const usual = Object.fromEntries(
  retentionKinds.map((kind) => [kind, retentionTerms[kind].usual]),
) as RetentionChoice;

async function read(db: Db) {
  const { terms, ...rest } = await sole<{
    terms: RetentionChoice | null;
    version: number;
    confirmed_at: string | null;
    confirmed_by: { id: number; name: string } | null;
  }>(
    db,
    sql`select r.terms, r.version, r.confirmed_at, ${person("u")} as confirmed_by
      from retention r left join users u on u.id = r.confirmed_by`,
  );
  return { ...rest, terms: { ...usual, ...terms }, isConfirmed: terms !== null };
}

const shown = async (db: Db) => {
  const { isConfirmed: _, ...data } = await read(db);
  return data;
};

/** What terms would remove now, by kind. */
async function dueBy(db: Db, rules: readonly RetentionRule[], terms: RetentionChoice, now: Date) {
  const found: RetentionDue[] = [];
  for (const rule of rules) {
    const before = cutoff(rule.kind, terms[rule.kind], now);
    if (!before) continue;
    const due = rule.due(before);
    const figures = await sole<Pick<RetentionDue, "rows" | "oldest">>(
      db,
      sql`select count(*) as rows, min(at) as oldest from (${due}) due`,
    );
    const examples = await rows<RetentionDue["examples"][number]>(
      db,
      sql`select id, name, at from (${due}) due where name is not null and id between 0 and 2147483647 order by at limit ${mostExamples}`,
    );
    found.push({ kind: rule.kind, ...figures, examples });
  }
  return found;
}

/** How long data is kept: terms, what they would remove, and their confirmation. */
export function retentionRoutes(rules: readonly RetentionRule[]): Route[] {
  return [
    route(retentionEndpoints.get, async ({ db }) => ({ data: await shown(db) })),
    route(retentionEndpoints.preview, async ({ db, body, services }) => ({
      data: await dueBy(db, rules, body, services.now()),
    })),
    route(retentionEndpoints.save, async ({ db, body, caller, context, services, language, seenVersion }) => {
      await sql`select id from retention for update`.execute(db);
      const stored = await read(db);
      if (seenVersion !== undefined && seenVersion !== stored.version)
        throw new Refusal("behind", say[language].behind, { data: await shown(db) });
      const { expected, ...terms } = body;
      const due = await dueBy(db, rules, terms, services.now());
      const total = due.reduce((sum, { rows: counted }) => sum + counted, 0);
      if (total > expected) throw new Refusal("conflict", retentionSay[language].more(total));
      await sql`update retention set terms = ${JSON.stringify(terms)}::jsonb, version = version + 1,
        confirmed_at = now(), confirmed_by = ${caller.id}`.execute(db);
      const changed = difference(stored.isConfirmed ? stored.terms : {}, terms);
      if (changed) {
        await record(
          db,
          { resource: retentionResource },
          "update",
          [{ id: 1, name: null, ...changed }],
          context,
        );
        const facts = { terms: Object.keys(changed.after) };
        await noteSecurity(db, { kind: "terms_changed", facts }, context);
      }
      return { data: await shown(db), message: retentionSay[language].saved };
    }),
  ];
}
