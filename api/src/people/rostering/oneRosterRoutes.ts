import { type ImportResult, oneRosterEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import type { Db } from "../../core/database.ts";
import { outOfScope } from "../../core/entities/reading.ts";
import { referenceFields } from "../../core/entities/references.ts";
import { unknownReference } from "../../core/errors.ts";
import { type Importing, importOnce, type Running, recorded } from "../../core/importing/asImport.ts";
import { importSay } from "../../core/importing/importSay.ts";
import { type Call, openRoute, type Route } from "../../core/route.ts";
import { parseRoster, type Roster } from "./roster.ts";
import { RosterWriter } from "./rosterWriter.ts";
import { writePeople } from "./writePeople.ts";
import { type Belonging, writePlaces } from "./writePlaces.ts";
import { writeTerms } from "./writeTerms.ts";

/** What the history calls the import of a roster. */
const name = "oneRoster";

/** Taking over a roster: all of what belongs here, or nothing. */
export const oneRosterRoutes: Route[] = [
  openRoute(oneRosterEndpoints.import, (call) =>
    importOnce(call as unknown as Call, (importing) => importRoster(importing, call as unknown as Call)),
  ),
];

async function importRoster(
  importing: Importing,
  call: Call,
): Promise<{ data: ImportResult; message: string }> {
  const { tx } = importing;
  const { language } = call;
  const say = importSay[language];
  const query = call.query as { dry_run?: boolean; mode: string };
  const roster = await parseRoster(call.uploads.get("file")?.[0]?.content, call.context);
  const belonging = await belongingOf(tx, call);
  const work = (running: Running) => writeRoster(tx, call, roster, belonging, running);
  if (query.dry_run) {
    const data = await rehearsed(tx, call, work);
    return { data, message: say.fine(data.total) };
  }
  const total = roster.orgs.length + roster.people.length + roster.terms.length;
  const data = await recorded(importing, call, { entity: name, mode: query.mode, total }, work);
  return { data, message: say.done(data) };
}

/** The provider and program a roster's sites get, when the caller may give them. */
async function belongingOf(tx: Db, call: Call): Promise<Belonging> {
  const belonging = call.body as Belonging;
  const { entities } = call.services;
  const site = entities.get("site");
  for (const [field, refersTo] of site ? referenceFields(site) : []) {
    const id = (belonging as unknown as Record<string, number>)[field];
    const other = entities.get(refersTo);
    if (id === undefined || !other) continue;
    const unknown = await outOfScope(tx, other, [id], call.context);
    if (unknown.length > 0) throw unknownReference(field, site?.resource.labels, call.language);
  }
  return belonging;
}

/**
 * Writes all parts of a roster.
 * @throws Refusal invalid with every bad row, or conflict if many rows would move without confirmation.
 */
async function writeRoster(
  tx: Db,
  call: Call,
  roster: Roster,
  belonging: Belonging,
  running: Running,
): Promise<ImportResult> {
  const writer = new RosterWriter(tx, call, running);
  const places = await writePlaces(writer, roster, belonging);
  await writePeople(writer, roster, places);
  await writeTerms(writer, roster, belonging.program_id);
  const { errors, caution } = writer;
  if (errors.count > 0) throw errors.refusal(importSay[call.language].badRows(errors.count));
  if (caution) throw caution;
  return writer.result();
}

/** Does the work and takes all of it back again, to tell what it would do. */
async function rehearsed(
  tx: Db,
  call: Call,
  work: (running: Running) => Promise<ImportResult>,
): Promise<ImportResult> {
  await sql`savepoint rehearsal`.execute(tx);
  try {
    const { rows } = await sql<{ id: number }>`insert into imports (user_id, entity, file_name, mode)
      values (${call.caller.id}, ${name}, '', 'upsert') returning id`.execute(tx);
    const { invite } = call.query as Pick<Running, "invite">;
    const { db: outside } = call.services;
    return await work({ id: rows[0]?.id ?? 0, outside, progress: () => undefined, invite });
  } finally {
    await sql`rollback to savepoint rehearsal`.execute(tx);
  }
}
