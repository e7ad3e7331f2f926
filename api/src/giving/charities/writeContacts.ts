import { type contactInput, contacts, type Language } from "@kindling/contract";
import { sql } from "kysely";
import type { z } from "zod";
import { type Db, rows } from "../../core/database.ts";
import { recordMade } from "../../core/entities/audit.ts";
import type { Context, Draft, Entity } from "../../core/entities/entity.ts";
import { removeRows } from "../../core/entities/removing.ts";
import { insertDrafts, lockRows, writeChanges } from "../../core/entities/writing.ts";
import { invalid } from "../../core/errors.ts";
import { say } from "../../core/say.ts";
import { contact } from "../../people/contacts.ts";

type Contacts = readonly z.output<typeof contactInput>[];

const plain = contact as unknown as Entity;
const entities = new Map([[contacts.name, plain]]);

/** The contacts of a charity (`t`) as its own entries of the audit log have them; what they hold stands in theirs. */
export const contactIds = sql`coalesce((select jsonb_agg(o.id order by o.id) from contacts o where o.charity_id = t.id), '[]')`;

const idsOf = async (db: Db, charityId: number): Promise<number[]> => {
  const found = await rows<{ id: number }>(
    db,
    sql`select id from contacts where charity_id = ${charityId} order by id`,
  );
  return found.map(({ id }) => id);
};

/**
 * Checks that the contacts a charity is sent with are its own.
 * @throws Refusal invalid at the id of the first that isn't.
 */
export async function checkContacts(
  db: Db,
  sent: Contacts,
  charityId: number | undefined,
  language: Language,
): Promise<void> {
  if (sent.every(({ id }) => id === undefined)) return;
  const own = charityId === undefined ? [] : await idsOf(db, charityId);
  const index = sent.findIndex(({ id }) => id !== undefined && !own.includes(id));
  if (index >= 0)
    throw invalid(`contacts.${index}.id`, say[language].notFound(contacts.labels[language].one));
}

/** Makes a charity's contacts what the list says: known ids are changed, new ones added, the others deleted. */
export async function writeContacts(
  db: Db,
  charityId: number,
  sent: Contacts,
  context: Context,
): Promise<void> {
  const standing = await lockRows(db, plain, await idsOf(db, charityId), context);
  const kept = new Set(sent.map(({ id }) => id));
  const gone = standing.filter((row) => !kept.has(row["id"] as number));
  if (gone.length > 0) await removeRows(db, plain, gone, context, entities);
  const changes = sent.flatMap(({ id, ...draft }) =>
    id === undefined ? [] : [{ id, draft: draft as Draft }],
  );
  if (changes.length > 0) await writeChanges(db, plain, changes, context, entities);
  const drafts = sent.flatMap(({ id, ...draft }) =>
    id === undefined ? [{ ...draft, charity_id: charityId } as Draft] : [],
  );
  if (drafts.length > 0)
    await recordMade(db, plain, "create", await insertDrafts(db, plain, drafts), context);
}
