import { randomInt } from "node:crypto";
import {
  type LiveBadge,
  type Phone,
  type PhoneCommand,
  type PhoneContent,
  type PhoneProgress,
  type PhoneTold,
  phoneCodeMinutes,
  phoneMinutes,
} from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, rows, sole } from "../../core/database.ts";
import type { Sql } from "../../core/entities/entity.ts";
import { hashToken, randomToken } from "../../core/server/tokens.ts";
import { badgeCount, badgeOf, newCode } from "../live/rooms.ts";

/** The channel on which processes tell each other that a phone has changed; the payload is its id alone. */
export const phoneChannel = "presenter_phones";

/** How many commands are kept, and for how many seconds: a stage that was cut off doesn't catch up with older ones. */
const [mostCommands, commandSeconds] = [10, 10];

/** Whether a pairing of the alias `p` goes on: its time isn't over, and its stage is signed in. */
const goesOn: Sql = sql`p.ends_at > now()
  and exists (select from logins l where l.id = p.login_id and l.ended_at is null and l.expires_at > now())`;

interface PhoneRow extends Pick<Phone, "code" | "ends_at" | "id" | "is_confirmed"> {
  readonly user_id: number;
  readonly login_id: string;
  readonly badge: number | null;
  readonly content_version: number;
  readonly progress: PhoneProgress | null;
  readonly commands: { number: number; command: PhoneCommand; at: number }[];
  readonly goes_on: boolean;
}

/** A pairing with what only the server is to know of it. */
export interface ReadPhone {
  readonly phone: Phone;
  readonly told: PhoneTold;
  readonly isOver: boolean;
  readonly userId: number;
  readonly loginId: string;
}

/** What a phone is told once its pairing has ended. */
export const toldOver: PhoneTold = {
  is_over: true,
  is_confirmed: false,
  badge: null,
  content_version: 0,
  progress: null,
};

function phoneOf(row: PhoneRow, now: number): ReadPhone {
  const { id, code, ends_at, is_confirmed, goes_on } = row;
  const badge = row.badge === null ? null : badgeOf(row.badge);
  const commands = row.commands
    .filter(({ at }) => now - at < commandSeconds * 1000)
    .map(({ number, command }) => ({ number, command }));
  // Who hasn't been confirmed may be anybody in the room.
  const told = is_confirmed
    ? { content_version: row.content_version, progress: row.progress }
    : { content_version: 0, progress: null };
  return {
    phone: { id, code, badge, is_confirmed, ends_at, commands },
    told: goes_on ? { is_over: false, is_confirmed, badge, ...told } : toldOver,
    isOver: !goes_on,
    userId: row.user_id,
    loginId: row.login_id,
  };
}

async function readWhere(db: Db, which: Sql): Promise<ReadPhone[]> {
  const found = await rows<PhoneRow & { now: number }>(
    db,
    sql`select p.id, p.user_id, p.login_id, p.code, p.badge, p.is_confirmed, p.ends_at, p.content_version, p.progress,
      p.commands, ${goesOn} as goes_on, (extract(epoch from now()) * 1000)::float8 as now
      from presenter_phones p where ${which}`,
  );
  return found.map(({ now, ...row }) => phoneOf(row, now));
}

/** Reads pairings by their ids, in one statement; those that there aren't are left out. */
export async function readPhones(db: Db, ids: readonly number[]): Promise<Map<number, ReadPhone>> {
  const found = await readWhere(db, sql`p.id = any(${[...ids]}::int[])`);
  return new Map(found.map((read) => [read.phone.id, read]));
}

/** Reads a pairing; undefined if there is none. */
export async function readPhone(db: Db, id: number): Promise<ReadPhone | undefined> {
  return (await readPhones(db, [id])).get(id);
}

/** Finds the pairing of a phone that goes on. */
export async function findPhone(db: Db, secret: string): Promise<ReadPhone | undefined> {
  const [found] = await readWhere(db, sql`p.secret_hash = ${hashToken(secret)} and ${goesOn}`);
  return found;
}

async function tellPhone(db: Db, id: number): Promise<void> {
  await sql`select pg_notify(${phoneChannel}, ${String(id)})`.execute(db);
}

/** Ends pairings that meet a condition on the alias `p`: nothing of them stays. */
export async function endPhones(db: Db, which: Sql): Promise<void> {
  const ended = await rows<{ id: number }>(
    db,
    sql`delete from presenter_phones p where ${which} returning p.id`,
  );
  for (const { id } of ended) await tellPhone(db, id);
}

/** Ends pairings whose time is over or whose stage has signed out. */
export async function clearPhones(db: Db): Promise<void> {
  await db.transaction().execute((tx) => endPhones(tx, sql`not (${goesOn})`));
}

/** Offers a code for the stage of a sign-in, in place of an earlier pairing; returns its id. */
export async function offerPhone(db: Db, userId: number, loginId: string): Promise<number> {
  // One offer of a stage after the other.
  await sql`select from logins where id = ${loginId} for update`.execute(db);
  await endPhones(db, sql`p.login_id = ${loginId}`);
  // A code that another stage has is drawn again.
  for (;;) {
    const made = await first<{ id: number }>(
      db,
      sql`insert into presenter_phones (user_id, login_id, code, ends_at)
        values (${userId}, ${loginId}, ${newCode()}, now() + make_interval(mins => ${phoneCodeMinutes}))
        on conflict (code) do nothing returning id`,
    );
    if (made) return made.id;
  }
}

/** Lets a phone join by a code, which is of no use afterwards; of its secret only a hash is kept. Undefined for no code. */
export async function claimPhone(
  db: Db,
  code: string,
): Promise<({ secret: string } & LiveBadge) | undefined> {
  const secret = randomToken();
  const badge = randomInt(badgeCount);
  const claimed = await first<{ id: number }>(
    db,
    sql`update presenter_phones p set code = null, secret_hash = ${hashToken(secret)}, badge = ${badge}
      where p.code = ${code} and ${goesOn} returning p.id`,
  );
  if (!claimed) return undefined;
  await tellPhone(db, claimed.id);
  return { secret, ...badgeOf(badge) };
}

/** Confirms the phone that has joined; tells whether there is one. */
export async function confirmPhone(db: Db, id: number): Promise<boolean> {
  const confirmed = await first(
    db,
    sql`update presenter_phones p set is_confirmed = true, ends_at = now() + make_interval(mins => ${phoneMinutes})
      where p.id = ${id} and p.secret_hash is not null and not p.is_confirmed and ${goesOn} returning p.id`,
  );
  if (confirmed) await tellPhone(db, id);
  return Boolean(confirmed);
}

/** Keeps what a stage shows to its confirmed phone; the content only where it is new. */
export async function showPhone(
  db: Db,
  id: number,
  {
    content,
    progress,
  }: { readonly content?: PhoneContent | undefined; readonly progress: PhoneProgress | null },
): Promise<void> {
  const newest = content
    ? sql`, content = ${JSON.stringify(content)}::jsonb, content_version = p.content_version + 1`
    : sql``;
  await sql`update presenter_phones p set progress = ${JSON.stringify(progress)}::jsonb ${newest}
    where p.id = ${id} and p.is_confirmed`.execute(db);
  await tellPhone(db, id);
}

/** Reads what the stage of a confirmed phone has. */
export async function readContent(
  db: Db,
  id: number,
): Promise<{ version: number; content: PhoneContent | null }> {
  return sole(
    db,
    sql`select case when is_confirmed then content_version else 0 end as version,
      case when is_confirmed then content end as content from presenter_phones where id = ${id}`,
  );
}

/** Keeps a command of a confirmed phone for its stage; tells whether the phone may command. */
export async function pressPhone(db: Db, id: number, command: PhoneCommand): Promise<boolean> {
  const kept = await first(
    db,
    sql`update presenter_phones p set command_count = p.command_count + 1,
        commands = (select coalesce(jsonb_agg(c order by at), '[]') from (
            select c, at from jsonb_array_elements(p.commands) with ordinality each (c, at)
              order by at desc limit ${mostCommands - 1}) last)
          || jsonb_build_object('number', p.command_count + 1, 'command', ${JSON.stringify(command)}::jsonb,
            'at', (extract(epoch from now()) * 1000)::float8)
      where p.id = ${id} and p.is_confirmed returning p.id`,
  );
  if (kept) await tellPhone(db, id);
  return Boolean(kept);
}
