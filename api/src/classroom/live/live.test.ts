import { liveEndpoints as calls, type LiveRoom, type LiveTold, mostLiveDevices } from "@kindling/contract";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { addressOf, caller } from "../../../test/call.ts";
import { openStream } from "../../../test/openStream.ts";
import { createApp } from "../../app.ts";
import { rows, sole } from "../../core/database.ts";
import { hashToken } from "../../core/server/tokens.ts";
import { clearRooms } from "./rooms.ts";

const { call, db, make, signInAs, app, services, connection } = await buildApp();

// A second process of the same database.
const other = await createApp(services, { connection });
afterAll(() => other.close());
const callOther = caller(other);
await Promise.all([app, other].map((each) => each.listen({ port: 0, host: "127.0.0.1" })));

/** An open room of a new class, and its teacher. */
async function makeRoom() {
  const site = await make.site();
  const teacher = await signInAs("Instructor", { school_ids: [site.id] });
  const { data: room } = (await call(calls.open, { as: teacher, body: { school_id: site.id } })).body;
  const params = { id: room.id };
  const ask = (body: object, by = call) =>
    by(calls.ask, { as: teacher, params, body: { key: "quiz/1", numbers: [1, 2, 3], ...body } });
  return { site, teacher, room, params, ask, code: room.code ?? "" };
}

const join = (code: string, by = call) => by(calls.join, { body: { code } });
const joined = async (code: string, by = call) => (await join(code, by)).body.data.secret;
const send = (secret: string, place: number, choice: unknown, by = call) =>
  by(calls.answer, { body: { secret, place, choice } });

const watch = (each: typeof app, { params, teacher }: Awaited<ReturnType<typeof makeRoom>>) =>
  openStream<LiveRoom>(each, addressOf(calls.watch, {}, { room: params.id }), {
    headers: { authorization: `Bearer ${teacher.token}`, "accept-encoding": "gzip" },
  });
const follow = (each: typeof app, secret: string) =>
  openStream<LiveTold>(each, addressOf(calls.follow), {
    method: "POST",
    headers: { "content-type": "application/json", "accept-encoding": "gzip" },
    body: JSON.stringify({ secret }),
  });

describe("a room on two processes", () => {
  test("tells a stage of one what devices of the other answer, and devices what the stage asks", async () => {
    const room = await makeRoom();
    const stage = await watch(app, room);
    expect(stage.response.headers.get("content-type")).toContain("text/event-stream");
    expect(stage.response.headers.get("content-encoding")).toBeNull();
    const [one, two] = [await joined(room.code, callOther), await joined(room.code)];
    await expect.poll(() => stage.last()?.devices.length).toBe(2);
    const device = await follow(other, one);
    await expect.poll(device.last).toMatchObject({ is_over: false, question: null, answered: null });

    await room.ask({});
    await expect
      .poll(() => device.last()?.question)
      .toEqual({
        place: 1,
        numbers: [1, 2, 3],
        state: "open",
        right: null,
      });
    expect((await send(one, 1, 3, callOther)).status).toBe(200);
    expect((await send(two, 1, 2)).status).toBe(200);
    // Another answer takes the place of the first, and the same one again changes nothing.
    expect((await send(one, 1, 2, callOther)).status).toBe(200);
    expect((await send(one, 1, 2)).status).toBe(200);
    await expect.poll(() => stage.last()?.question?.votes).toEqual([0, 2, 0]);
    expect(stage.last()?.devices.every(({ has_answered }) => has_answered)).toBe(true);

    await room.ask({ state: "closed", right: 2 }, callOther);
    await expect.poll(() => device.last()?.question?.state).toBe("closed");
    expect(device.last()?.question?.right).toBeNull();
    expect((await send(one, 1, 1)).status).toBe(422);
    await room.ask({ state: "revealed", right: 2 });
    await expect.poll(() => device.last()?.question?.right).toBe(2);
    expect(
      device.events
        .filter(({ question }) => question?.state !== "revealed")
        .every(({ question }) => !question?.right),
    ).toBe(true);
    await Promise.all([stage.close(), device.close()]);
  });

  test("shows answers of a class at once, though they all come in at the other process", async () => {
    const room = await makeRoom();
    const stage = await watch(app, room);
    const secrets = await Promise.all(Array.from({ length: 10 }, () => joined(room.code, callOther)));
    await room.ask({});
    await expect.poll(() => stage.last()?.question?.votes).toEqual([0, 0, 0]);
    const before = stage.events.length;
    await Promise.all(secrets.map((secret, at) => send(secret, 1, 1 + (at % 2), callOther)));
    // Sooner than by the look at all rooms every ten seconds.
    await expect.poll(() => stage.last()?.question?.votes, { timeout: 3000 }).toEqual([5, 5, 0]);
    // Ten answers at once are few events.
    expect(stage.events.length - before).toBeLessThan(5);
    await stage.close();
  });

  test("goes on where it was for a device that was cut off, or whose process has ended", async () => {
    const room = await makeRoom();
    const secret = await joined(room.code);
    const third = await createApp(services, { connection });
    await third.listen({ port: 0, host: "127.0.0.1" });
    const before = await follow(third, secret);
    await room.ask({});
    await expect.poll(() => before.last()?.question?.place).toBe(1);
    await third.close();
    await expect.poll(before.isOver).toBe(true);
    await send(secret, 1, 3);
    const after = await follow(other, secret);
    await expect
      .poll(() => after.events[0])
      .toMatchObject({ question: { place: 1, state: "open" }, answered: 3 });
    await after.close();
  });

  test("is heard again after the connection for notifications broke", async () => {
    const room = await makeRoom();
    const stage = await watch(app, room);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query ilike 'listen live_rooms%' and datname = current_database()`.execute(db);
    await joined(room.code);
    await expect.poll(() => stage.last()?.devices.length, { timeout: 15_000 }).toBe(1);
    await stage.close();
  });
});

describe("POST /live/rooms/open", () => {
  test("answers the open room of the class again, to its own teacher alone", async () => {
    const { teacher, site, room, params } = await makeRoom();
    const again = await call(calls.open, { as: teacher, body: { school_id: site.id } });
    expect(again.body.data).toMatchObject({ id: room.id, code: room.code });
    expect(room.code).toMatch(/^[CDFHJKMNPQRTVWXY3479]{6}$/);
    const stranger = await signInAs("Instructor", { school_ids: [site.id] });
    for (const endpoint of [calls.room, calls.end])
      expect((await call(endpoint, { as: stranger, params })).status).toBe(404);
    expect((await call(calls.watch, { as: stranger, query: { room: room.id } })).status).toBe(404);
    const asked = { key: "quiz/1", numbers: [1, 2] };
    expect((await call(calls.ask, { as: stranger, params, body: asked })).status).toBe(404);
  });
});

describe("POST /live/join", () => {
  test("takes 40 devices, each with a picture and color of its own, also when they come at once", async () => {
    const { code, room, teacher } = await makeRoom();
    const all = await Promise.all(
      Array.from({ length: mostLiveDevices + 5 }, (_, at) =>
        join(code.toLowerCase(), at % 2 ? call : callOther),
      ),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(mostLiveDevices);
    expect(all.filter(({ status }) => status === 422)).toHaveLength(5);
    const { devices } = (await call(calls.room, { as: teacher, params: { id: room.id } })).body.data;
    expect(new Set(devices.map(({ picture, color }) => `${picture} ${color}`)).size).toBe(mostLiveDevices);
  });

  test("keeps neither the device's secret nor the network's address", async () => {
    const { code } = await makeRoom();
    const secret = await joined(code);
    expect(await rows(db, sql`select from live_devices where secret_hash = ${secret}`)).toEqual([]);
    expect(
      await rows(db, sql`select from live_devices where secret_hash = ${hashToken(secret)}`),
    ).toHaveLength(1);
    expect(await rows(db, sql`select from login_attempts where address like '%127.0.0.1%'`)).toEqual([]);
  });

  test("refuses a code of no open room, and who guesses on, but not a class that has its code", async () => {
    const { code } = await makeRoom();
    const guess = (by: typeof call) => by(calls.join, { body: { code: "CCCCCC" } });
    await sql`delete from login_attempts`.execute(db);
    const guesses = [];
    for (let at = 0; at < 61; at += 1) guesses.push((await guess(at % 2 ? call : callOther)).status);
    expect(guesses.slice(0, 60).every((status) => status === 422)).toBe(true);
    expect(guesses[60]).toBe(429);
    expect((await join(code)).status).toBe(201);
    await sql`delete from login_attempts`.execute(db);
  });

  test("refuses a code whose time is over", async () => {
    const { code, room } = await makeRoom();
    await sql`update live_rooms set ends_at = now() where id = ${room.id}`.execute(db);
    expect((await join(code)).status).toBe(422);
  });
});

describe("a hostile device", () => {
  test("answers nothing that wasn't asked of it", async () => {
    const room = await makeRoom();
    const elsewhere = await makeRoom();
    const secret = await joined(room.code);
    await elsewhere.ask({});
    expect((await send(secret, 1, 1)).status).toBe(422);
    await room.ask({ numbers: [1, 4] });
    for (const choice of [0, 2, 6, -1, 1.5, "<b>1</b>", null, [1], 2 ** 40])
      expect((await send(secret, 1, choice)).status).toBe(422);
    expect((await send(secret, 2, 1)).status).toBe(422);
    expect((await send("x".repeat(40), 1, 1)).status).toBe(404);
    expect((await send("x".repeat(100_000), 1, 1)).status).toBe(422);
    const { data } = (await call(calls.room, { as: room.teacher, params: room.params })).body;
    expect(data.question?.votes).toEqual([0, 0]);
    await room.ask({ key: null });
    expect((await send(secret, 1, 1)).status).toBe(422);
  });

  test("is slowed down, while others go on", async () => {
    const room = await makeRoom();
    const [fast, calm] = [await joined(room.code), await joined(room.code)];
    await room.ask({});
    const statuses = [];
    for (let at = 0; at < 40; at += 1) statuses.push((await send(fast, 1, 1 + (at % 3))).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    expect((await send(calm, 1, 2)).status).toBe(200);
  });

  test("has two streams at most, however many it opens", async () => {
    const room = await makeRoom();
    const secret = await joined(room.code);
    const streams: Awaited<ReturnType<typeof follow>>[] = [];
    for (let at = 0; at < 30; at += 1) streams.push(await follow(app, secret));
    expect((await follow(app, secret)).response.status).toBe(429);
    await expect.poll(() => streams.filter(({ isOver }) => !isOver()).length).toBe(2);
    const refused = await Promise.all(
      Array.from(
        { length: 1000 },
        async () => (await callOther(calls.follow, { body: { secret: "none" } })).status,
      ),
    );
    expect(new Set(refused)).toEqual(new Set([404, 429]));
    await Promise.all(streams.map(({ close }) => close()));
  });
});

describe("POST /live/rooms/:id/end", () => {
  test("deletes code, devices and answers at once, keeps totals, and ends the streams", async () => {
    const room = await makeRoom();
    const secrets = [await joined(room.code), await joined(room.code)];
    const [stage, device] = [await watch(other, room), await follow(other, secrets[0] ?? "")];
    await room.ask({});
    for (const secret of secrets) await send(secret, 1, 2);
    await call(calls.end, { as: room.teacher, params: room.params });
    await expect.poll(() => [stage.isOver(), device.isOver()]).toEqual([true, true]);
    expect(device.last()).toEqual({ is_over: true, question: null });
    expect(stage.last()).toMatchObject({ code: null, devices: [], question: { votes: [0, 2, 0] } });
    const left = await sole(
      db,
      sql`select (select count(*) from live_devices where room_id = ${room.room.id}) as devices,
        (select count(*) from live_answers where room_id = ${room.room.id}) as answers,
        (select device_count from live_rooms where id = ${room.room.id}) as total`,
    );
    expect(left).toEqual({ devices: 0, answers: 0, total: 2 });
    expect((await send(secrets[0] ?? "", 1, 1)).status).toBe(404);
    expect((await follow(app, secrets[0] ?? "")).response.status).toBe(404);
    expect((await join(room.code)).status).toBe(422);
    expect((await room.ask({})).status).toBe(404);
  });
});

test("the job ends what nobody ended, and removes totals after 400 days", async () => {
  const [forgotten, old, running] = [await makeRoom(), await makeRoom(), await makeRoom()];
  const secret = await joined(forgotten.code);
  await forgotten.ask({});
  await send(secret, 1, 1);
  await call(calls.end, { as: old.teacher, params: old.params });
  await sql`update live_rooms set ended_at = now() - interval '401 days' where id = ${old.room.id}`.execute(
    db,
  );
  await sql`update live_rooms set ends_at = now() where id = ${forgotten.room.id}`.execute(db);
  await clearRooms(db);
  const ids = [forgotten, old, running].map(({ room }) => room.id);
  expect(
    await rows(
      db,
      sql`select r.ended_at is not null as ended, device_count, (select votes from live_questions q where q.room_id = r.id)
        from live_rooms r where id = any(${ids}::int[]) order by id`,
    ),
  ).toEqual([
    { ended: true, device_count: 1, votes: [1, 0, 0] },
    { ended: false, device_count: 0, votes: null },
  ]);
  expect(await rows(db, sql`select from live_answers where room_id = ${forgotten.room.id}`)).toEqual([]);
});
