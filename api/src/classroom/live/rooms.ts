import { randomInt } from "node:crypto";
import {
  type LiveBadge,
  type LiveRoom,
  type LiveState,
  liveCodeLength,
  liveCodeLetters,
  liveColors,
  livePictures,
  liveRoomMinutes,
} from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, rows, sole } from "../../core/database.ts";
import type { Sql } from "../../core/entities/entity.ts";

/** The channel on which processes tell each other that a room has changed; the payload is its id alone. */
export const liveChannel = "live_rooms";

/** Tells every process that a room has changed, once this is committed. */
export async function tellRoom(db: Db, roomId: number): Promise<void> {
  await sql`select pg_notify(${liveChannel}, ${String(roomId)})`.execute(db);
}

/** How many different badges there are. */
export const badgeCount = livePictures.length * liveColors.length;

/** Returns the picture and the color of a badge as it is stored, from 0 on. */
export function badgeOf(badge: number): LiveBadge {
  const picture = livePictures[badge % livePictures.length] ?? livePictures[0];
  const color = liveColors[Math.floor(badge / livePictures.length)] ?? liveColors[0];
  return { picture, color };
}

/** Whether a room of the alias `r` is open. */
export const isOpen: Sql = sql`r.ended_at is null and r.ends_at > now()`;

interface RoomRow extends Pick<LiveRoom, "id" | "ends_at"> {
  readonly code: string | null;
  readonly is_open: boolean;
  readonly user_id: number;
  readonly school_id: number;
  /** Of each device, in the order in which they joined: its badge, and what it has answered to the question. */
  readonly badges: readonly number[];
  readonly choices: readonly (number | null)[];
  /** With the totals, once the room has ended. */
  readonly question:
    | (Omit<NonNullable<LiveRoom["question"]>, "votes"> & { readonly votes: number[] | null })
    | null;
}

/** A room with what only the server is to know of it. */
export interface ReadRoom {
  readonly room: LiveRoom;
  readonly isOver: boolean;
  readonly userId: number;
  readonly schoolId: number;
}

function roomOf({
  code,
  is_open,
  user_id,
  school_id,
  badges,
  choices,
  question,
  ...rest
}: RoomRow): ReadRoom {
  const votesOf = (numbers: readonly number[]) =>
    numbers.map((number) => choices.filter((choice) => choice === number).length);
  const room = {
    ...rest,
    code: is_open ? code : null,
    devices: badges.map((badge, at) => ({ ...badgeOf(badge), has_answered: choices[at] !== null })),
    question: question && { ...question, votes: question.votes ?? votesOf(question.numbers) },
  };
  return { room, isOver: !is_open, userId: user_id, schoolId: school_id };
}

/** Reads rooms with their devices and questions, in one statement; those that there aren't are left out. */
export async function readRooms(db: Db, ids: readonly number[]): Promise<Map<number, ReadRoom>> {
  const found = await rows<RoomRow>(
    db,
    sql`select r.id, r.code, r.ends_at, r.user_id, r.school_id, ${isOpen} as is_open,
        coalesce(d.badges, '{}') as badges, coalesce(d.choices, '{}') as choices,
        (select json_build_object('place', q.place, 'key', q.key, 'numbers', q.numbers, 'state', q.state,
            'right', case when q.state = 'revealed' then q.right_number end, 'votes', q.votes)
          from live_questions q where q.room_id = r.id and q.place = r.place) as question
      from live_rooms r left join lateral (
        select array_agg(d.badge order by d.id) as badges, array_agg(a.choice order by d.id) as choices
          from live_devices d left join live_answers a on a.device_id = d.id and a.place = r.place
          where d.room_id = r.id) d on true
      where r.id = any(${[...ids]}::int[])`,
  );
  return new Map(found.map((row) => [row.id, roomOf(row)]));
}

/** Reads a room with its devices and its question; undefined if there is none. */
export async function readRoom(db: Db, id: number): Promise<ReadRoom | undefined> {
  return (await readRooms(db, [id])).get(id);
}

/** Draws a code that is easy to read out. */
export const newCode = () =>
  Array.from({ length: liveCodeLength }, () => liveCodeLetters[randomInt(liveCodeLetters.length)]).join("");

/** Ends rooms that meet a condition on the alias `r`: totals are kept, codes, devices and answers deleted. */
export async function endRooms(db: Db, which: Sql): Promise<void> {
  const ended = await rows<{ id: number }>(
    db,
    sql`update live_rooms r set ended_at = now(), code = null,
        device_count = (select count(*) from live_devices d where d.room_id = r.id)
      where r.ended_at is null and ${which} returning r.id`,
  );
  const ids = ended.map(({ id }) => id);
  if (ids.length === 0) return;
  // Locks the devices first, so that no answer comes between the totals and the deletion.
  await sql`select from live_devices where room_id = any(${ids}::int[]) order by id for update`.execute(db);
  await sql`update live_questions q set state = case when state = 'open' then 'closed' else state end,
      votes = array(select (select count(*)::int from live_answers a
        where a.room_id = q.room_id and a.place = q.place and a.choice = n)
        from unnest(q.numbers) with ordinality each (n, at) order by at)
    where room_id = any(${ids}::int[])`.execute(db);
  await sql`delete from live_devices where room_id = any(${ids}::int[])`.execute(db);
  for (const id of ids) await tellRoom(db, id);
}

/** How long the totals of a room are kept, in days. */
const totalsDays = 400;

/** Ends rooms that nobody ended, and removes totals that are past their term. */
export async function clearRooms(db: Db): Promise<void> {
  await db.transaction().execute((tx) => endRooms(tx, sql`r.ends_at <= now()`));
  await sql`delete from live_rooms where ended_at < now() - make_interval(days => ${totalsDays})`.execute(db);
}

/** Opens a class's room, or finds the one that is open; returns its id. */
export async function openRoom(db: Db, userId: number, schoolId: number): Promise<number> {
  // One opening of a class after the other, so that two windows get the same room.
  await sql`select pg_advisory_xact_lock(3, hashtext(${`live:${userId}:${schoolId}`}))`.execute(db);
  const isOfClass = sql`r.user_id = ${userId} and r.school_id = ${schoolId}`;
  await endRooms(db, sql`${isOfClass} and r.ends_at <= now()`);
  const open = await first<{ id: number }>(
    db,
    sql`select r.id from live_rooms r where ${isOfClass} and ${isOpen}`,
  );
  if (open) return open.id;
  // A code that another room has is drawn again.
  for (;;) {
    const made = await first<{ id: number }>(
      db,
      sql`insert into live_rooms (user_id, school_id, code, ends_at)
        values (${userId}, ${schoolId}, ${newCode()}, now() + make_interval(mins => ${liveRoomMinutes}))
        on conflict (code) do nothing returning id`,
    );
    if (made) return made.id;
  }
}

/** What a teacher asks of the question of a room. */
export interface Asked {
  readonly key: string;
  readonly numbers: readonly number[];
  readonly state: LiveState;
  readonly right: number | null;
}

/** Makes a question the one of its room, as far as it has come; the same key is the same question. */
export async function setQuestion(db: Db, roomId: number, asked: Asked | null): Promise<void> {
  if (!asked) {
    await sql`update live_rooms set place = null where id = ${roomId}`.execute(db);
    return tellRoom(db, roomId);
  }
  const { key, numbers, state, right } = asked;
  await sql`select from live_rooms where id = ${roomId} for update`.execute(db);
  const { place } = await sole<{ place: number }>(
    db,
    sql`insert into live_questions (room_id, place, key, numbers, state, right_number)
      values (${roomId}, (select coalesce(max(place), 0) + 1 from live_questions where room_id = ${roomId}),
        ${key}, ${[...numbers]}::int[], ${state}, ${right})
      on conflict (room_id, key) do update set state = excluded.state, right_number = excluded.right_number
      returning place`,
  );
  await sql`update live_rooms set place = ${place} where id = ${roomId}`.execute(db);
  await tellRoom(db, roomId);
}
