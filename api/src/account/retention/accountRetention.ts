import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { nobody } from "../../core/caller.ts";
import { sole } from "../../core/database.ts";
import { todayIn } from "../../core/services.ts";
import type { PersonSection } from "../../people/personal-data/personSection.ts";
import type { RetentionRule } from "../../people/retention/retentionRule.ts";
import { erasePerson } from "../personal-data/erasePerson.ts";
import type { Person } from "../personal-data/readPerson.ts";

/** Small rows that one statement removes. */
const inOneGo = 1_000_000;

const deleteFrom = (table: string, ids: readonly number[]) =>
  sql`delete from ${sql.table(table)} where id = any(${ids}::bigint[])`;

const emails: RetentionRule = {
  kind: "emails",
  due: (before) => sql`select m.id, m.kind as name, m.created_at as at from mails m
    where m.created_at < ${before} and m.state in ('sent', 'failed', 'dropped')`,
  async remove(tx, ids) {
    await deleteFrom("mails", ids).execute(tx);
  },
};

const audit: RetentionRule = {
  kind: "audit",
  due: (before) =>
    sql`select a.id, a.entity || coalesce(': ' || a.name, '') as name, a.at from audit_log a where a.at < ${before}`,
  async remove(tx, ids) {
    await deleteFrom("audit_log", ids).execute(tx);
  },
};

const signIns: RetentionRule = {
  kind: "signIns",
  batch: inOneGo,
  // Their IDs are in tokens, so numbers stand for them.
  due: (
    before,
  ) => sql`select row_number() over () as id, null as name, coalesce(l.ended_at, l.expires_at) as at from logins l
    where coalesce(l.ended_at, l.expires_at) < ${before}`,
  async remove(tx, _ids, _services, before) {
    await sql`delete from logins where coalesce(ended_at, expires_at) < ${before}`.execute(tx);
  },
};

const imports: RetentionRule = {
  kind: "imports",
  due: (before) => sql`select i.id, i.file_name as name, i.created_at as at from imports i
    where i.created_at < ${before} and i.finished_at is not null`,
  async remove(tx, ids) {
    await deleteFrom("imports", ids).execute(tx);
  },
};

/** The security log goes by its own function, which alone may remove from it. */
const security: RetentionRule = {
  kind: "security",
  batch: inOneGo,
  due: (before) => sql`select e.id, e.kind as name, e.at from security_log e where e.at < ${before}`,
  async remove(tx) {
    await sql`select clear_security_log()`.execute(tx);
  },
};

/** Deleted accounts are erased; their photos have a term of their own. */
const accounts = (sections: readonly PersonSection[]): RetentionRule => ({
  kind: "accounts",
  batch: 1,
  due: (
    before,
  ) => sql`select u.id, u.first_name || ' ' || u.last_name as name, u.archived_at as at from users u
    where u.archived_at < ${before} and u.erased_at is null`,
  async remove(tx, [id], services) {
    const person = await sole<Person>(
      tx,
      sql`select id, first_name, last_name, first_name || ' ' || last_name as name, email::text, role, archived_at, erased_at
        from users where id = ${id} for update`,
    );
    const { timeZone } = services.settings;
    const today = todayIn(timeZone, services.now());
    const context = { caller: nobody, today, timeZone, language: "en" } as const;
    const call = { db: tx, context, language: "en", services, userAgent: "" } as const;
    await erasePerson(call, person, sections, { reason: "retention", erasesMedia: false });
  },
});

export const accountRetention = (sections: readonly PersonSection[]): readonly RetentionRule[] => [
  emails,
  audit,
  signIns,
  imports,
  security,
  accounts(sections),
];

/** Removes kept emails (.eml) from before a moment. */
export async function clearKeptMails(dataDir: string, before: Date): Promise<void> {
  const folder = path.join(dataDir, "mail");
  for (const name of await readdir(folder).catch(() => [])) {
    const { mtimeMs } = await stat(path.join(folder, name));
    if (mtimeMs < before.getTime()) await rm(path.join(folder, name), { force: true });
  }
}
