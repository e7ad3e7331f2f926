import { type SecurityKind, type SubstituteState, substituteWrongPins, users } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first } from "../../core/database.ts";
import { record } from "../../core/entities/audit.ts";
import type { Context, Sql } from "../../core/entities/entity.ts";
import { queueMails } from "../../core/mail/queueMails.ts";
import { noteSecurity } from "../../people/security/noteSecurity.ts";
import { personName } from "../../people/shared/personName.ts";

/** A link with what is told of it. */
export interface KeptLink {
  readonly id: number;
  readonly user_id: number;
  readonly school_id: number;
  readonly day: string;
  readonly site: string;
  readonly teacher: string;
  readonly state: SubstituteState;
}

interface Telling {
  readonly context: Context;
  readonly userAgent: string;
}

/** How many links of a class are listed. */
const mostListed = 50;

const state = sql`case when k.wrong_pins >= ${substituteWrongPins} then 'locked' when k.ended_at is not null then 'ended'
  when now() < k.starts_at then 'early' when now() >= k.ends_at then 'over' else 'open' end`;

/** Selects the links that meet a condition. */
export const findLink = (condition: Sql): Sql =>
  sql`select k.id, k.user_id, k.school_id, k.day, s.name::text as site, ${personName("u")} as teacher, ${state} as state
    from substitute_links k join sites s on s.id = k.school_id join users u on u.id = k.user_id where ${condition}`;

/** Selects what their owners see of links, newest first. */
export const linksOf = (condition: Sql): Sql =>
  sql`select k.id, k.day, s.name::text as site, coalesce(${personName("m")}, '') as made_by, k.created_at, ${state} as state,
      k.first_used_at, k.ended_at, (select count(*)::int from responses r where r.substitute_link = k.id) as responses
    from substitute_links k join sites s on s.id = k.school_id left join users m on m.id = k.made_by
    where ${condition} order by k.id desc limit ${mostListed}`;

/** Writes to the audit log and the security log what became of a link of a teacher. */
export async function tellOf(
  db: Db,
  { user_id: id, teacher: name }: Pick<KeptLink, "user_id" | "teacher">,
  after: Readonly<Record<string, unknown>>,
  kind: SecurityKind,
  { context, userAgent }: Telling,
): Promise<void> {
  await record(db, { resource: users }, "update", [{ id, name, before: null, after }], context);
  await noteSecurity(db, { kind, account: id }, { ...context, userAgent });
}

/** Ends a link and every sign-in with it; after wrong PINs its maker is told. Returns whether it hadn't ended before. */
export async function endLink(db: Db, link: KeptLink, call: Telling, wrongPins = 0): Promise<boolean> {
  const ended = await first<{ at: string }>(
    db,
    sql`update substitute_links set ended_at = now(), ended_by = nullif(${call.context.caller.id}::int, 0)
      where id = ${link.id} and ended_at is null and ends_at > now() returning ended_at as at`,
  );
  if (!ended) return false;
  await sql`update logins set ended_at = now() where substitute_link = ${link.id} and ended_at is null`.execute(
    db,
  );
  const because = wrongPins > 0 ? { substitute_wrong_pins: wrongPins } : {};
  const after = { substitute_link: link.id, substitute_ended: ended.at, ...because };
  await tellOf(db, link, after, "substitute_ended", call);
  if (wrongPins > 0) await tellMaker(db, link);
  return true;
}

async function tellMaker(db: Db, { id, site, day }: KeptLink): Promise<void> {
  const maker = await first<{ userId: number; address: string; language: "en" | "es" }>(
    db,
    sql`select u.id as "userId", u.email::text as address, coalesce(u.language, 'en') as language
      from substitute_links k join users u on u.id = k.made_by where k.id = ${id} and u.is_active and u.archived_at is null`,
  );
  if (maker) await queueMails(db, [{ kind: "substitute_locked", ...maker, data: { site, day } }]);
}
