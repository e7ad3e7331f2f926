import { type AddressInfo, connect } from "node:net";
import { categoryEndpoints, type ErrorBody } from "@kindling/contract";
import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { caller } from "../../../test/call.ts";
import { kitClients } from "../../../test/kills/clients.ts";
import { expectWhole, keptBy } from "../../../test/kills/expectWhole.ts";
import { databaseNamed } from "../../../test/testDatabase.ts";
import { createApp } from "../../app.ts";
import { createDatabase, isDatabaseAway, rows, sole } from "../database.ts";

const kit = await buildApp();
const { db, services, signInAs } = kit;
const staff = await signInAs("Super Admin");
const authorization = `Bearer ${staff.token}`;
const { name } = await sole<{ name: string }>(db, sql`select current_database() as name`);

/** A server with its own pool, so that ending its connections doesn't affect other tests. */
async function serverOfItsOwn() {
  const own = createDatabase({ ...databaseNamed(inject("server"), name), application_name: "own" });
  const app = await createApp({ ...services, db: own });
  return { own, app, call: caller(app) };
}

/** Connections of its pool that wait for a lock. */
const backends = () =>
  rows<{ pid: number }>(
    db,
    sql`select pid from pg_stat_activity where application_name = 'own' and wait_event_type = 'Lock'`,
  );

test("a connection that dies in the middle of a call is 503 with Retry-After", async () => {
  const { own, app, call } = await serverOfItsOwn();
  await db.transaction().execute(async (tx) => {
    await sql`lock table categories in access exclusive mode`.execute(tx);
    const waiting = call(categoryEndpoints.create, { as: staff, body: { name: "Late" } });
    await expect.poll(backends).toHaveLength(1);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'own'`.execute(
      db,
    );
    const { status, headers, body } = await waiting;
    expect([status, Number(headers["retry-after"]) > 0]).toEqual([503, true]);
    expect(body.message).toContain("nothing was changed");
  });
  const { status } = await call(categoryEndpoints.create, { as: staff, body: { name: "Late" } });
  expect(status).toBe(201);
  await app.close();
  await own.destroy();
});

test("what is written while connections die again and again is there once, and nothing needs a hand", async () => {
  const { own, app } = await serverOfItsOwn();
  await app.listen({ port: 0, host: "127.0.0.1" });
  const clients = await kitClients(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, kit);
  for (let times = 0; times < 5; times += 1) {
    const before = clients.count();
    await expect.poll(clients.count).toBeGreaterThan(before + 8);
    const { rows: died } =
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'own'`.execute(
        db,
      );
    expect(died).not.toEqual([]);
  }
  const before = clients.count();
  await expect.poll(clients.count).toBeGreaterThan(before + 8);
  await expectWhole(keptBy(kit), clients);
  await app.close();
  await own.destroy();
});

test("so is one that has died between two statements, and a pool that has ended", async () => {
  const { own, app } = await serverOfItsOwn();
  const statement = sql`select 1`;
  const dead = own.transaction().execute(async (tx) => {
    await statement.execute(tx);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'own'`.execute(
      db,
    );
    await expect
      .poll(() => statement.execute(tx).catch(({ message }: Error) => message))
      .toContain("not queryable");
    await statement.execute(tx);
  });
  expect(await dead.catch(isDatabaseAway)).toBe(true);
  await own.destroy();
  const answer = await app.inject({ url: "/api/school", headers: { authorization } });
  expect([answer.statusCode, Number(answer.headers["retry-after"]) > 0]).toEqual([503, true]);
  await app.close();
});

test("what still comes while the server ends is refused in the envelope of all refusals", async () => {
  const { own, app } = await serverOfItsOwn();
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const get = `GET /api/category HTTP/1.1\r\nHost: portal\r\nAuthorization: ${authorization}\r\n\r\n`;
  let come = 0;
  app.server.on("request", () => {
    come += 1;
  });
  const socket = connect(port, "127.0.0.1");
  let answered = "";
  socket.on("data", (chunk) => {
    answered += chunk;
  });
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  socket.on("close", resolve);
  const closed = await db.transaction().execute(async (tx) => {
    await sql`lock table categories in access exclusive mode`.execute(tx);
    socket.write(get);
    await expect.poll(backends).not.toHaveLength(0);
    const closing = app.close();
    socket.write(get);
    await expect.poll(() => come).toBe(2);
    return { closing };
  });
  await closed.closing;
  await ended;
  const [first = "", second = ""] = answered.split(/(?=HTTP\/1\.1 )/);
  expect([first.slice(0, 12), second.slice(0, 12)]).toEqual(["HTTP/1.1 200", "HTTP/1.1 503"]);
  expect(second).toMatch(/^retry-after: \d+\r$/m);
  const body = JSON.parse(second.split("\r\n\r\n")[1] ?? "") as ErrorBody;
  expect(body).toEqual({
    message: expect.stringContaining("restarting"),
    request_id: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  await own.destroy();
});
