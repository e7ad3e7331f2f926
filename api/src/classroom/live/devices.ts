import { randomInt } from "node:crypto";
import type { LiveBadge, LiveTold } from "@kindling/contract";
import { mostLiveDevices } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, rows, sole } from "../../core/database.ts";
import { hashToken, randomToken } from "../../core/server/tokens.ts";
import { badgeCount, badgeOf, isOpen, type ReadRoom, readRoom, tellRoom } from "./rooms.ts";

/** What became of joining: the device, or why there is none. */
export type Joined = ({ readonly secret: string } & LiveBadge) | "full" | "unknown";

/** Lets a device into the open room of a code; of its secret only a hash is kept. */
export async function joinRoom(db: Db, code: string): Promise<Joined> {
  // One after the other within a room, so that it never holds more than it takes.
  const room = await first<{ id: number }>(
    db,
    sql`select r.id from live_rooms r where r.code = ${code} and ${isOpen} for update`,
  );
  if (!room) return "unknown";
  const taken = await rows<{ badge: number }>(
    db,
    sql`select badge from live_devices where room_id = ${room.id}`,
  );
  if (taken.length >= mostLiveDevices) return "full";
  const used = new Set(taken.map(({ badge }) => badge));
  const free = Array.from({ length: badgeCount }, (_, badge) => badge).filter((badge) => !used.has(badge));
  const badge = free[randomInt(free.length)] ?? 0;
  const secret = randomToken();
  await sql`insert into live_devices (room_id, badge, secret_hash)
    values (${room.id}, ${badge}, ${hashToken(secret)})`.execute(db);
  await tellRoom(db, room.id);
  return { secret, ...badgeOf(badge) };
}

/** What became of an answer, and whose room it is for; none for a device of no open room. */
export type Answered =
  | { readonly became: "kept" | "notAnAnswer" | "notOpen"; readonly roomId: number }
  | { readonly became: "over" };

/**
 * Keeps a device's answer to the open question of its room, in place of an earlier one, in one statement. It tells no
 * process: so many answers come at once that their rooms are gathered first.
 */
export async function keepAnswer(
  db: Db,
  secret: string,
  { place, choice }: { readonly place: number; readonly choice: number },
): Promise<Answered> {
  const found = await sole<{ room: number | null; is_open: boolean; is_kept: boolean }>(
    db,
    sql`with device as (
        select d.id, d.room_id, r.place from live_devices d join live_rooms r on r.id = d.room_id
          where d.secret_hash = ${hashToken(secret)} and ${isOpen} for key share of d),
      question as (
        select d.id, d.room_id, q.numbers from device d join live_questions q on q.room_id = d.room_id
          where q.place = ${place} and d.place = q.place and q.state = 'open'),
      kept as (
        insert into live_answers (device_id, room_id, place, choice)
          select id, room_id, ${place}, ${choice} from question where ${choice}::int = any(numbers)
        on conflict (device_id, place) do update set choice = excluded.choice
        returning 1)
      select (select room_id from device) as room, exists (select from question) as is_open,
        (select count(*) from kept) > 0 as is_kept`,
  );
  const { room: roomId } = found;
  if (roomId === null) return { became: "over" };
  if (!found.is_open) return { became: "notOpen", roomId };
  return { became: found.is_kept ? "kept" : "notAnAnswer", roomId };
}

/** The room of a device, and what it is told first. */
export interface Followed {
  readonly roomId: number;
  readonly deviceId: number;
  /** What all devices are told. */
  readonly told: LiveTold;
  /** The same, with what this device is and has answered. */
  readonly first: LiveTold;
}

/** Finds the open room that a device is in; undefined for a secret that is of no device. */
export async function findFollowed(db: Db, secret: string): Promise<Followed | undefined> {
  const device = await first<{ id: number; room_id: number; badge: number; answered: number | null }>(
    db,
    sql`select d.id, d.room_id, d.badge,
        (select a.choice from live_answers a where a.device_id = d.id and a.place = r.place) as answered
      from live_devices d join live_rooms r on r.id = d.room_id
      where d.secret_hash = ${hashToken(secret)} and ${isOpen}`,
  );
  const read = device && (await readRoom(db, device.room_id));
  if (!device || !read || read.isOver) return undefined;
  const told = toldOf(read);
  return {
    roomId: device.room_id,
    deviceId: device.id,
    told,
    first: { ...told, device: badgeOf(device.badge), answered: device.answered },
  };
}

/** Returns what all devices of a room are told: never who answered what, and the right answer only once it is revealed. */
export function toldOf({ room, isOver }: Pick<ReadRoom, "isOver" | "room">): LiveTold {
  if (isOver) return { is_over: true, question: null };
  if (!room.question) return { is_over: false, question: null };
  const { place, numbers, state, right } = room.question;
  return { is_over: false, question: { place, numbers, state, right } };
}
