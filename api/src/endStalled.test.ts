import { once } from "node:events";
import { mkdir, readdir } from "node:fs/promises";
import { type AddressInfo, connect, type Socket } from "node:net";
import { join } from "node:path";
import { activityDetails } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { buildApp, type TestApp } from "../test/buildApp.ts";
import { kitClients } from "../test/kills/clients.ts";
import { expectWhole, keptBy } from "../test/kills/expectWhole.ts";
import { createApp } from "./app.ts";
import { rows } from "./core/database.ts";
import { turnsTaken } from "./reports/machinery/turns.ts";

/** A portal that listens, with a report that no buffer holds. */
async function listeningPortal(clientTimeoutSeconds: number) {
  const kit = await buildApp({ clientTimeoutSeconds });
  const { app, db, make, signInAs } = kit;
  await app.listen({ port: 0, host: "127.0.0.1" });
  const staff = await signInAs("Super Admin");
  const site = await make.site();
  await sql`insert into responses (type, object_id, user_id, school_id, grade, answers, created_at)
    select 'trait', n, ${staff.id}, ${site.id}, (select string_agg(md5(n::text || g), '') from generate_series(1, 48) g), '{}', timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, 15000) n`.execute(db);
  await sql`analyze responses`.execute(db);
  return { ...kit, staff, port: (app.server.address() as AddressInfo).port };
}

type Portal = Awaited<ReturnType<typeof listeningPortal>>;

const portal = await listeningPortal(1);
const { app, db, folder } = portal;

/** Connects and writes; what is answered is read by the test. */
function open({ port }: Pick<Portal, "port">, text: string): Socket {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  socket.write(text);
  return socket;
}

/** A write to one that was ended is an error first. */
const closed = (socket: Socket) => new Promise((resolve) => socket.once("close", resolve));

/** What a connection answers until it is closed. */
async function answerOf(socket: Socket): Promise<string> {
  let answer = "";
  socket.setEncoding("latin1").on("data", (text: string) => {
    answer += text;
  });
  await closed(socket);
  return answer;
}

/** Writes a few bytes a second for as long as the connection is open. */
function trickle(socket: Socket, text: string): Socket {
  const writing = setInterval(() => socket.write(text), 200);
  return socket.once("close", () => clearInterval(writing));
}

const halfHeaders = "GET /api/health HTTP/1.1\r\nHost: portal\r\nX-Part: ";
const halfJson =
  "POST /api/auth/login HTTP/1.1\r\nHost: portal\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{";
const pdf = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n";
const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
const uploadOf = ({ staff: { token } }: Portal, length: number) =>
  `POST /api/upload HTTP/1.1\r\nHost: portal\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n` +
  `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n${part}${pdf}`;
const reportOf = ({ staff: { token } }: Portal) =>
  `GET /api${activityDetails.download.path} HTTP/1.1\r\nHost: portal\r\nConnection: close\r\n` +
  `Authorization: Bearer ${token}\r\n\r\n`;

/** Lasts for longer than a stalled client may, by another one that is ended meanwhile. */
const aStalledOneEnds = () => closed(open(portal, halfJson).resume());

const filesIn = async (kit: TestApp) => {
  const found = await readdir(join(kit.folder, "files"), { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
};

const keysIn = async (kit: TestApp) => {
  const keys = await rows<{ key: string }>(kit.db, sql`select key from files`);
  return keys.map(({ key }) => key).toSorted();
};

const openTransactions = (kit: TestApp) =>
  rows(
    kit.db,
    sql`select state from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and xact_start is not null and backend_type = 'client backend'`,
  );

const eventually = (assertion: () => Promise<void> | void) =>
  vi.waitFor(assertion, { timeout: 15_000, interval: 50 });

const connections = () =>
  new Promise<number>((resolve) => {
    app.server.getConnections((_, count) => resolve(count));
  });

/** No connection, transaction, turn or file without a row is left. */
const nothingIsLeft = () =>
  eventually(async () => {
    expect([await connections(), await openTransactions(portal)]).toEqual([0, []]);
    const files = await keysIn(portal);
    expect([turnsTaken(), await filesIn(portal)]).toEqual([{ running: 0, waiting: 0 }, files]);
  });

const counted = async (what: string) => {
  const { body } = await app.inject({ url: "/api/metrics" });
  return Number(
    new RegExp(`^kindling_stalled_clients_total\\{what="${what}"\\} (\\d+)$`, "m").exec(body)?.[1],
  );
};

await mkdir(join(folder, "files"), { recursive: true });

describe("a client that stalls", () => {
  test.each([
    ["stop", (socket: Socket) => socket],
    ["trickle", (socket: Socket) => trickle(socket, "a")],
  ])("is ended when its headers %s", async (_, stall) => {
    const socket = stall(open(portal, halfHeaders));
    expect(await answerOf(socket)).toMatch(/^(?:HTTP\/1.1 408 |$)/);
    await nothingIsLeft();
  });

  test.each([
    ["stops", (socket: Socket) => socket],
    ["trickles", (socket: Socket) => trickle(socket, " ")],
  ])("is ended when its JSON %s", async (_, stall) => {
    const before = await counted("body");
    expect(await answerOf(stall(open(portal, halfJson)))).toBe("");
    expect(await counted("body")).toBe(before + 1);
    await nothingIsLeft();
  });

  test.each([
    ["stops", (socket: Socket) => socket],
    ["trickles", (socket: Socket) => trickle(socket, "a")],
  ])("is ended when its upload %s, and leaves no file", async (_, stall) => {
    const socket = open(portal, uploadOf(portal, 50_000));
    socket.write("a".repeat(5000));
    await eventually(async () => expect(await filesIn(portal)).toHaveLength(1));
    expect(await answerOf(stall(socket))).toBe("");
    await nothingIsLeft();
    expect(await rows(db, sql`select from files`)).toEqual([]);
  });

  test("is ended when it doesn't read its answer, and no transaction stays open", async () => {
    const before = await counted("answer");
    const socket = open(portal, reportOf(portal));
    await once(socket, "readable");
    expect(await openTransactions(portal)).toHaveLength(1);
    await nothingIsLeft();
    expect(await counted("answer")).toBe(before + 1);
    socket.destroy();
  });

  test("is ended when its connection is idle", async () => {
    const socket = open(portal, "GET /api/health HTTP/1.1\r\nHost: portal\r\n\r\n");
    expect(await answerOf(socket)).toMatch(/^HTTP\/1.1 200 /);
    await nothingIsLeft();
  });
});

describe("a client that moves", () => {
  test("may take longer with its upload", async () => {
    const length = part.length + pdf.length + 200_000 + "\r\n--b--\r\n".length;
    const socket = open(portal, uploadOf(portal, length));
    const answer = answerOf(socket);
    let left = 200_000;
    const write = (count: number) => {
      left -= count;
      socket.write("a".repeat(count));
    };
    const moving = setInterval(() => write(1000), 100);
    await aStalledOneEnds().then(aStalledOneEnds);
    clearInterval(moving);
    write(left);
    socket.write("\r\n--b--\r\n");
    expect(await answer).toMatch(/^HTTP\/1.1 201 /);
  });

  test("may take longer with its answer", async () => {
    const socket = open(portal, reportOf(portal));
    let answer = "";
    let isSlow = true;
    const read = () => {
      const chunk = socket.read() as Buffer | null;
      if (chunk) answer = (answer + chunk.toString("latin1")).slice(-10_000);
    };
    const reading = setInterval(read, 50);
    socket.on("readable", () => isSlow || read());
    await aStalledOneEnds().then(aStalledOneEnds);
    expect(await openTransactions(portal)).toHaveLength(1);
    isSlow = false;
    await once(socket, "end");
    clearInterval(reading);
    expect(answer.slice(-7)).toBe("\r\n0\r\n\r\n");
    await nothingIsLeft();
  });

  test("may wait longer than the timeout for what the server does", async () => {
    await db.transaction().execute(async (tx) => {
      await sql`lock table activities in access exclusive mode`.execute(tx);
      const socket = open(portal, reportOf(portal));
      const ended = closed(socket);
      await aStalledOneEnds().then(aStalledOneEnds);
      expect(socket.readyState).toBe("open");
      socket.destroy();
      await ended;
    });
    await nothingIsLeft();
  });
});

test("what is written while clients stall is there once, and so is what they send again", async () => {
  const clients = await kitClients(`http://127.0.0.1:${portal.port}`, portal);
  await expect.poll(clients.count).toBeGreaterThan(8);
  const donations = () =>
    rows(db, sql`select note from class_donations where note in ('half sent', 'never answered')`);
  const gone = open(portal, clients.donationText("never answered"));
  await expect.poll(donations).toEqual([{ note: "never answered" }]);
  const stalled = [
    open(portal, halfHeaders),
    open(portal, halfJson),
    open(portal, clients.donationText("half sent").slice(0, -1)),
    trickle(open(portal, uploadOf(portal, 50_000)), "a"),
  ];
  const before = clients.count();
  await Promise.all(stalled.map((socket) => closed(socket.resume())));
  // As when a cable was pulled: nobody says that it's over.
  gone.pause();
  expect(clients.count()).toBeGreaterThan(before);
  expect(await donations()).toEqual([{ note: "never answered" }]);
  for (const note of ["half sent", "never answered"]) await clients.donate(note);
  gone.destroy();
  await expectWhole(keptBy(portal), clients);
  await nothingIsLeft();
}, 30_000);

test("the server ends within ten seconds while clients with a longer timeout stall and others write", async () => {
  const patient = await listeningPortal(3600);
  const stalled = [
    open(patient, halfHeaders),
    trickle(open(patient, halfHeaders), "a"),
    open(patient, halfJson),
    trickle(open(patient, halfJson), " "),
    open(patient, uploadOf(patient, 50_000) + "a".repeat(5000)),
    open(patient, reportOf(patient)),
  ];
  await once(stalled[5] as Socket, "readable");
  await eventually(async () => expect(await filesIn(patient)).toHaveLength(1));
  const clients = await kitClients(`http://127.0.0.1:${patient.port}`, patient);
  await expect.poll(clients.count).toBeGreaterThan(8);
  const begun = performance.now();
  await patient.app.close();
  expect(performance.now() - begun).toBeLessThan(9000);
  await eventually(async () =>
    expect([await openTransactions(patient), await filesIn(patient)]).toEqual([[], await keysIn(patient)]),
  );
  for (const socket of stalled) socket.destroy();
  const before = clients.count();
  const next = await createApp(patient.services);
  await next.listen({ port: patient.port, host: "127.0.0.1" });
  await expect.poll(clients.count).toBeGreaterThan(before + 8);
  await expectWhole(keptBy(patient), clients);
  await next.close();
}, 60_000);
