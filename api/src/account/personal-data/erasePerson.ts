import { users } from "@kindling/contract";
import { sql } from "kysely";
import { afterCommit, type Db, first, rows } from "../../core/database.ts";
import { record } from "../../core/entities/audit.ts";
import { heldKeys } from "../../core/files/fileKeeping.ts";
import type { Call } from "../../core/route.ts";
import type { Services } from "../../core/services.ts";
import type { ErasedPerson, PersonSection } from "../../people/personal-data/personSection.ts";
import { noteSecurity } from "../../people/security/noteSecurity.ts";
import { eraseMails } from "./eraseMails.ts";
import { namePatterns } from "./namePatterns.ts";
import { type KnownAs, namesOf } from "./namesOf.ts";
import { personalDataSay } from "./personalDataSay.ts";
import type { Person } from "./readPerson.ts";

type Erasing = Pick<Call, "db" | "context" | "language" | "userAgent"> & {
  readonly services: Pick<Services, "settings" | "files">;
};

/** What staff decided. */
interface Decision {
  readonly reason: string;
  readonly erasesMedia: boolean;
}

const words = (...texts: readonly string[]) => texts.flatMap((text) => text.split(" "));

/** Where no email of a person can stand: figures without words, and accounts, each of which has its own. */
const withoutEmails = words(
  "users ledger_postings point_entries payment_items class_balances class_totals point_days point_parts",
  "kysely_migration kysely_migration_lock",
);

/** Tables whose texts name places, charities, sponsors and lessons as well; a school may be named after somebody. */
const namedAfter = words(
  "sites providers districts categories charities contacts programs levels sessions session_themes",
  "traits trait_videos activities quiz_questions quiz_graphics standards page_files file_categories",
  "ledger_places ledger_charities payments sponsors sponsor_links pledges sponsor_receipts thank_yous",
  "public_page announcements organization",
);

/** The same as the audit log calls them. */
const about = words(
  "site provider district category charity contact program level session sessionTheme trait giverTv",
  "quizQuestion quizGraphic standard pageFile fileCategory sponsor pledge sponsorReceipt thankYou",
  "publicPage announcement organization",
);

export const placeholderOf = ({ id, role }: Pick<Person, "id" | "role">, language: Call["language"]) =>
  `${personalDataSay[language].former[role]} ${id}`;

/** Whether somebody else has one of the names. */
export async function sharesName(db: Db, id: number, { names }: KnownAs): Promise<boolean> {
  const full = names.map(({ first: given, last }) => `${given} ${last}`.toLowerCase());
  const other = await first(
    db,
    sql`select id from users where id <> ${id} and lower(first_name || ' ' || last_name) = any(${full}) limit 1`,
  );
  return other !== undefined;
}

/** The keys of a person's files, thumbnails included. */
const keysOf = (tx: Db, id: number) =>
  rows<{ key: string }>(
    tx,
    sql`select unnest(array[file, thumb]) as key from teacher_media where user_id = ${id}
      union select rf.key from response_files rf join responses r on r.id = rf.response_id where r.user_id = ${id}`,
  );

/** Removes files that nothing refers to any more; their content once it is certain. */
async function eraseFiles(tx: Db, keys: readonly string[], { services }: Erasing): Promise<void> {
  const held = await heldKeys(tx, keys);
  const loose = keys.filter((key) => !held.has(key));
  await sql`delete from files where key = any(${loose}::text[])`.execute(tx);
  // What a crash leaves has no row, and goes with the nightly sweep.
  afterCommit(tx, () => {
    for (const key of loose) void services.files.remove(key).catch(() => undefined);
  });
}

async function rename(tx: Db, { id, placeholder, placeholderEmail }: ErasedPerson): Promise<void> {
  const at = placeholder.lastIndexOf(" ");
  await sql`update users set first_name = ${placeholder.slice(0, at)}, last_name = ${placeholder.slice(at + 1)},
      email = ${placeholderEmail}, external_id = null, password_hash = null, new_login = false, is_active = false,
      language = null, last_login_at = null, media_consent_at = null, welcomed_at = null,
      first_week_hidden_at = null,
      archived_at = coalesce(archived_at, now()), erased_at = now(), version = version + 1, updated_at = now()
    where id = ${id}`.execute(tx);
}

/**
 * Takes a person out of everything: their own rows go or lose the person, and their name and email out of all other
 * texts. What they gave and won stays as it is.
 */
export async function erasePerson(
  call: Erasing,
  person: Person,
  sections: readonly PersonSection[],
  { reason, erasesMedia }: Decision,
): Promise<string> {
  const { db: tx, context, language, services, userAgent } = call;
  const known = await namesOf(tx, person.id);
  const patterns = namePatterns(known);
  const isShared = await sharesName(tx, person.id, known);
  const erased: ErasedPerson = {
    id: person.id,
    placeholder: placeholderOf(person, language),
    placeholderEmail: `erased-${person.id}@erased.invalid`,
    emails: known.emails,
    ownWords: patterns.own,
    erasesMedia,
  };
  const keys = erasesMedia ? (await keysOf(tx, person.id)).flatMap(({ key }) => key ?? []) : [];
  await rename(tx, erased);
  await sql`select set_config('kindling.erasing', 'on', true)`.execute(tx);
  const after = { personal_data: "erased", reason };
  await record(
    tx,
    { resource: users },
    "erase",
    [{ id: person.id, name: erased.placeholder, before: null, after }],
    context,
  );
  await noteSecurity(tx, { kind: "account_erased", account: person.id }, { ...context, userAgent });
  for (const section of sections) await section.erase?.(tx, erased);
  // An email is nobody else's name; a full name can be that of a school.
  const names = isShared ? [] : patterns.likeNames;
  const mentions = [...patterns.likeEmails, ...names];
  // Names stand there field by field as well.
  await sql`delete from idempotency_keys where body::text ilike any(${mentions})`.execute(tx);
  await sql`select erase_words(${person.id}, ${patterns.likeEmails}, ${patterns.email}, ${erased.placeholderEmail},
      ${names}, ${patterns.fullName}, ${erased.placeholder}, ${withoutEmails}, ${namedAfter}, ${about})`.execute(
    tx,
  );
  await eraseFiles(tx, keys, call);
  await eraseMails(services.settings.dataDir, known, isShared);
  return erased.placeholder;
}
