import { liveEndpoints as calls, type Language } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, transaction } from "../../core/database.ts";
import type { Context } from "../../core/entities/entity.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { openRoute, type Route, route } from "../../core/route.ts";
import { say } from "../../core/say.ts";
import { enterClassroom } from "../enterClassroom.ts";
import { findFollowed, joinRoom, keepAnswer } from "./devices.ts";
import { eventsAnswer } from "./eventStream.ts";
import { admitFrom, deviceLimit } from "./liveLimits.ts";
import { liveSay } from "./liveSay.ts";
import type { RoomFeeds } from "./roomFeeds.ts";
import { endRooms, openRoom, type ReadRoom, readRoom, setQuestion } from "./rooms.ts";

/** @throws Refusal notFound for a room that isn't the caller's */
async function ownRoom(db: Db, id: number, { caller, language }: Context): Promise<ReadRoom> {
  const read = await readRoom(db, id);
  if (read?.userId !== caller.id || !caller.schoolIds.includes(read.schoolId))
    throw new Refusal("notFound", say[language].notFound(calls.room.labels?.[language].one ?? "ID"));
  return read;
}

const over = (language: Language) => new Refusal("notFound", liveSay[language].over);

/** Rooms in which classes answer live: their teachers' calls, and those of devices, which have no account. */
export function liveRoutes(feeds: RoomFeeds): Route[] {
  const admitDevice = deviceLimit();
  return [
    route(calls.open, async ({ db, body, context }) => {
      const { userId, schoolId } = await enterClassroom(db, body.school_id, context);
      const id = await openRoom(db, userId, schoolId);
      return { data: (await ownRoom(db, id, context)).room };
    }),
    route(calls.room, async ({ db, params, context }) => {
      return { data: (await ownRoom(db, params.id, context)).room };
    }),
    route(calls.watch, async ({ db, query, context }) => {
      const read = await ownRoom(db, query.room, context);
      if (read.isOver) throw over(context.language);
      return eventsAnswer(feeds.watch(read));
    }),
    route(calls.ask, async (call) => {
      const { db, params, context, language } = call;
      const { isOver } = await ownRoom(db, params.id, context);
      if (isOver) throw over(language);
      const { key, numbers, state = "open", right = null } = call.body;
      if (key !== null && !numbers) throw invalid("numbers", liveSay[language].noNumbers);
      if (right !== null && !numbers?.includes(right)) throw invalid("right", liveSay[language].notAnAnswer);
      await setQuestion(db, params.id, key === null ? null : { key, numbers: numbers ?? [], state, right });
      return { data: (await ownRoom(db, params.id, context)).room };
    }),
    route(calls.end, async ({ db, params, context }) => {
      await ownRoom(db, params.id, context);
      await endRooms(db, sql`r.id = ${params.id}`);
      return { data: (await ownRoom(db, params.id, context)).room };
    }),
    // Its own transactions, so that a wrong code is counted though the call is refused.
    openRoute(calls.join, async ({ services, body, address, language }) => {
      await admitFrom(services, "join", address, language);
      const joined = await transaction(services.db, (tx) => joinRoom(tx, body.code));
      if (joined === "unknown") {
        await admitFrom(services, "guess", address, language);
        throw invalid("code", liveSay[language].noRoom);
      }
      if (joined === "full") throw invalid("code", liveSay[language].full);
      return { data: joined };
    }),
    openRoute(calls.answer, async ({ services, body, language }) => {
      const { secret, ...answer } = body;
      admitDevice(secret, language);
      const answered = await keepAnswer(services.db, secret, answer);
      const { became } = answered;
      if (became === "over") throw over(language);
      if (became === "kept") feeds.changed(answered.roomId);
      if (became === "notOpen") throw invalid("place", liveSay[language].notOpen);
      if (became === "notAnAnswer") throw invalid("choice", liveSay[language].notAnAnswer);
      return { data: answer };
    }),
    openRoute(calls.follow, async ({ services, body, language }) => {
      admitDevice(body.secret, language);
      const followed = await findFollowed(services.db, body.secret);
      if (!followed) throw over(language);
      return eventsAnswer(feeds.follow(followed));
    }),
  ];
}
