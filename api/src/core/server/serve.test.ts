import { type AddressInfo, connect } from "node:net";
import { promisify } from "node:util";
import {
  accountEndpoints,
  allEndpoints,
  categoryEndpoints,
  districtEndpoints,
  type ErrorBody,
  fileEndpoints,
  levelEndpoints,
  siteEndpoints,
  systemEndpoints,
} from "@kindling/contract";
import Fastify from "fastify";
import { sql } from "kysely";
import pg from "pg";
import { describe, expect, test, vi } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { picture } from "../../../test/media.ts";
import type { SignedIn } from "../../../test/signInAs.ts";
import { createApp } from "../../app.ts";
import { createDatabase } from "../database.ts";
import { clearAway } from "../housekeeping.ts";
import { route } from "../route.ts";
import { serve } from "./serve.ts";
import { tokenKit } from "./tokens.ts";

const kit = await buildApp();
const { app, call, make, services, signInAs, db } = kit;
const staff = await signInAs("Super Admin");
const authorization = `Bearer ${staff.token}`;

const post = async (
  payload: string | Buffer,
  type = "application/json",
  headers: Record<string, string> = {},
) => {
  const response = await app.inject({
    method: "POST",
    url: "/api/category/add",
    headers: { authorization, "content-type": type, ...headers },
    payload,
  });
  return { status: response.statusCode, body: response.json<ErrorBody>() };
};

describe("a refusal", () => {
  test.each([
    ["malformed JSON", () => post("{ name: "), 400],
    ["JSON that would change prototypes", () => post('{"__proto__": {"x": 1}}'), 400],
    ["a form that is none", () => post("nothing", "multipart/form-data; boundary=x"), 400],
    ["a form without a boundary", () => post("nothing", "multipart/form-data"), 400],
    ["XML", () => post("<name/>", "text/xml"), 415],
    ["plain text", () => post("name", "text/plain"), 415],
    ["an HTML form", () => post("name=x", "application/x-www-form-urlencoded"), 415],
    ["more than 2 MB of JSON", () => post(JSON.stringify({ name: "x".repeat(2 ** 21) })), 413],
    ["a list where an object belongs", () => post("[]"), 422],
    ["a text where an object belongs", () => post('"x"'), 422],
  ])("for %s leaves in the envelope", async (_, send, expected) => {
    const { status, body } = await send();
    expect(status).toBe(expected);
    expect(body).toMatchObject({
      message: expect.any(String),
      request_id: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(body.message.length).toBeGreaterThan(10);
  });

  test("for a file that is too large leaves the next call a connection of its own", async () => {
    const address = await app.listen({ port: 0, host: "127.0.0.1" });
    const picture = Buffer.alloc(16 * 2 ** 20);
    Buffer.from("89504e470d0a1a0a0000000d49484452", "hex").copy(picture);
    const form = new FormData();
    form.set("file", new Blob([picture]), "large.png");
    const refused = await fetch(`${address}/api/upload`, {
      method: "POST",
      headers: { authorization },
      body: form,
    });
    expect([refused.status, refused.headers.get("connection")]).toEqual([413, "close"]);
    await refused.text();
    for (let calls = 0; calls < 3; calls++) expect((await fetch(`${address}/api/health`)).status).toBe(200);
  });

  test.each([
    ["GET", "/api/nowhere", 404],
    ["PUT", "/api/school", 404],
    ["GET", "/api/school/%zz", 400],
    ["GET", `/api/school/${"9".repeat(400)}`, 404],
    ["GET", "/api/school/12/34/56", 404],
    ["GET", "/api/import/%00", 404],
  ] as const)("to %s %.20s leaves in the envelope", async (method, url, expected) => {
    const response = await app.inject({ method, url, headers: { authorization } });
    const body = response.json<ErrorBody>();
    expect([response.statusCode, Object.keys(body).sort()]).toEqual([expected, ["message", "request_id"]]);
  });

  test("has a request_id of its own", async () => {
    const ids = await Promise.all([1, 2, 3].map(async () => (await post("{")).body.request_id));
    expect(new Set(ids).size).toBe(3);
  });

  test("speaks Spanish where it is asked for first, English otherwise", async () => {
    const speak = async (language: string) =>
      (await post("{", "application/json", { "accept-language": language })).body.message;
    for (const language of ["es", "es-MX,es;q=0.9,en;q=0.8", " ES "]) {
      expect(await speak(language)).toBe("No se pudo leer la solicitud. Envíe JSON válido.");
    }
    for (const language of ["en,es", "de", "estonian", ""]) {
      expect(await speak(language)).toBe("Couldn't read the request. Send valid JSON.");
    }
  });

  test("comes in the order 401, 403, 404, 422, whatever else is wrong", async () => {
    const body = { start: 1, name: 5 };
    const missing = { params: { id: 2_000_000_000 }, body };
    const leader = await signInAs("Site Leader");
    const category = await make.category();
    const statuses = [
      await call(categoryEndpoints.update, { ...missing }),
      await call(categoryEndpoints.update, { ...missing, as: leader }),
      await call(categoryEndpoints.update, { ...missing, as: staff }),
      await call(categoryEndpoints.update, { body, params: { id: category.id }, as: staff }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 403, 404, 422]);
    const unsigned = await app.inject({
      method: "POST",
      url: "/api/category/add",
      payload: "{",
      headers: { "content-type": "application/json" },
    });
    expect(unsigned.statusCode).toBe(401);
  });

  test.each(["\u0000", "a\u0000b", "\ud800"])(
    "tells of the unstorable text %j that it is wrong, not us",
    async (text) => {
      const created = await call(categoryEndpoints.create, { as: staff, body: { name: `x${text}` } });
      expect([400, 422]).toContain(created.status);
      const found = await app.inject({
        url: `/api/category?search=${encodeURIComponent(text === "\ud800" ? "x" : text)}`,
        headers: { authorization },
      });
      expect([200, 400, 422]).toContain(found.statusCode);
    },
  );

  test("for a failure of ours says nothing of what failed", async () => {
    await sql`alter table levels rename to levels_away`.execute(db);
    const { status, body, text } = await call(levelEndpoints.list, { as: staff });
    await sql`alter table levels_away rename to levels`.execute(db);
    expect([status, body.message]).toEqual([500, expect.stringContaining("on our side")]);
    expect(text).not.toMatch(/relation|levels|select/);
  });

  test("is 503 with Retry-After while the database is away; health answers, ready tells what is missing", async () => {
    const away = createDatabase({ host: "127.0.0.1", port: 1 });
    const cut = await createApp({ ...kit.services, db: away });
    const answer = await cut.inject({ url: "/api/school", headers: { authorization } });
    expect([answer.statusCode, Number(answer.headers["retry-after"]) > 0]).toEqual([503, true]);
    expect(answer.json<ErrorBody>().message).toContain("database");
    const [health, ready] = [await cut.inject("/api/health"), await cut.inject("/api/ready")];
    expect([health.statusCode, health.json()]).toEqual([200, { status: "ok", version: "v1.0.94" }]);
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: "waiting", missing: ["database"] }]);
    expect((await app.inject("/api/ready")).statusCode).toBe(200);
    await cut.close();
    await away.destroy();
  });
});

describe("a body", () => {
  test("may be left out or empty where nothing has to be said", async () => {
    for (const headers of [{}, { "content-type": "application/json" }]) {
      const who = await signInAs("Instructor");
      const answer = await app.inject({
        method: "POST",
        url: "/api/auth/logout",
        headers: { authorization: `Bearer ${who.token}`, ...headers },
      });
      expect(answer.statusCode).toBe(200);
    }
  });
});

describe("If-Match", () => {
  test("is read with quotes, without them and as weak; what is no version of ours is behind", async () => {
    const category = await make.category();
    const patch = async (match: string) => {
      const sent = { as: staff, params: { id: category.id }, body: { abbreviation: "X" } };
      return (await call(categoryEndpoints.update, { ...sent, headers: { "if-match": match } })).status;
    };
    expect(await patch('"1"')).toBe(200);
    expect([await patch('W/"2"'), await patch("3"), await patch("*")]).toEqual([200, 200, 200]);
    expect([await patch('"4"'), await patch('W/"4"'), await patch("4")]).toEqual([412, 412, 412]);
    expect([await patch('"six"'), await patch("")]).toEqual([412, 200]);
  });
});

describe("Idempotency-Key", () => {
  const add = (name: string, key: string, as = staff) =>
    call(districtEndpoints.create, { as, body: { name }, headers: { "idempotency-key": key } });

  test("of a refused try is free for the next", async () => {
    expect((await add("", "refused")).status).toBe(422);
    expect((await add("Second try", "refused")).status).toBe(201);
  });

  test("answers a repeat with the first answer, whatever the order of its fields", async () => {
    const first = await add("Once", "same key");
    expect((await add("Once", "same key")).text).toBe(first.text);
    const [one, two] = [
      { name: "Two", abbreviation: "T" },
      { abbreviation: "T", name: "Two" },
    ].map((body) =>
      call(districtEndpoints.create, { as: staff, body, headers: { "idempotency-key": "any order" } }),
    );
    expect((await two)?.text).toBe((await one)?.text);
  });

  test("is refused with another body, and with another call", async () => {
    await add("First body", "one body");
    for (const { status, body } of [await add("Other body", "one body"), await add("", "one body")])
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, ["Idempotency-Key"]]);
    const headers = { "idempotency-key": "one body" };
    const other = await call(categoryEndpoints.create, { as: staff, body: { name: "First body" }, headers });
    expect([other.status, other.body.message]).toEqual([422, expect.stringContaining("another request")]);
    const { rows } = await sql`select name from districts where name = 'Other body'`.execute(db);
    expect(rows).toEqual([]);
  });

  test("stands for the files of a form, too", async () => {
    const png = await picture("png");
    const send = (content: Buffer, name = "one.png") =>
      call(fileEndpoints.upload, {
        as: staff,
        file: { name, content },
        headers: { "idempotency-key": "one file" },
      });
    const first = await send(png);
    expect((await send(png)).text).toBe(first.text);
    expect((await send(await picture("webp"))).status).toBe(422);
    expect((await send(png, "two.png")).status).toBe(422);
    expect((await app.inject(first.body.data.url)).rawPayload).toEqual(png);
  });

  test("is each user's own, and is forgotten in the night after 24 hours", async () => {
    const colleague = await signInAs("Super Admin");
    const first = await add("Mine", "shared key");
    expect((await add("Theirs", "shared key", colleague)).body.data.name).toBe("Theirs");
    await sql`update idempotency_keys set created_at = now() - interval '25 hours' where key = 'shared key'`.execute(
      db,
    );
    // Until then it counts: a clock that jumps makes no twin.
    expect((await add("Mine", "shared key")).text).toBe(first.text);
    await clearAway(db);
    const later = await add("Mine again", "shared key");
    expect(later.body.data.id).not.toBe(first.body.data.id);
    expect((await add("Mine again", "shared key")).text).toBe(later.text);
  });
});

describe("statements", () => {
  /** The texts of the statements that something runs. */
  async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    const query = vi.spyOn(pg.Client.prototype, "query");
    await work();
    const texts = query.mock.calls.map(([statement]) => {
      const { text = statement } = statement as unknown as { text?: string };
      return String(text);
    });
    query.mockRestore();
    return texts;
  }

  /** Lets a login be used: once in five minutes that is one statement more. */
  const touch = (as: SignedIn) => call(systemEndpoints.roles, { as });

  const lists = allEndpoints.filter(({ name, method }) => name.endsWith(".list") && method === "GET");

  test.each(lists)("of $method $path are at most three, the login check included", async (endpoint) => {
    const leader = await signInAs("Provider Leader");
    await make.site({ provider_id: leader.providerId ?? 0 });
    for (const as of [staff, leader]) {
      await touch(as);
      const statements = await statementsOf(() => call(endpoint, { as, query: { search: "x", rows: 100 } }));
      // What begins and ends a snapshot of several figures doesn't count.
      const reading = statements.filter((text) => !/^(begin|start transaction|commit)/i.test(text));
      expect(reading.length).toBeLessThanOrEqual(3);
      expect(reading[0]).toContain("from logins");
    }
  });

  test("of a call for one row are at most two", async () => {
    const site = await make.site();
    const get = () => call(siteEndpoints.get, { as: staff, params: { id: site.id } });
    await touch(staff);
    expect((await statementsOf(get)).length).toBeLessThanOrEqual(2);
    expect(lists.length).toBeGreaterThan(10);
  });
});

test("GET /api/openapi.json describes every call of the contract, with who needs no token", async () => {
  const response = await app.inject("/api/openapi.json");
  expect(response.statusCode).toBe(200);
  const { openapi, paths } = response.json<{
    openapi: string;
    paths: Record<string, Record<string, { operationId: string; security?: unknown[] }>>;
  }>();
  expect(openapi).toBe("3.1.0");
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
    allEndpoints.flatMap(({ name, searches }) => (searches ? [name, `${name}.search`] : [name])).sort(),
  );
  const open = operations
    .filter(({ security }) => security?.length === 0)
    .map(({ operationId }) => operationId);
  expect(open).toContain(accountEndpoints.login.name);
  expect(open).not.toContain(siteEndpoints.list.name);
  expect(Object.keys(paths)).toContain("/api/school/update/{id}");
});

test("a call whose maker has left before it is answered knows so", async () => {
  const known = Promise.withResolvers<boolean>();
  const asked = { ...districtEndpoints.list, name: "district.late", path: "/late" };
  const late = route(asked, async ({ signal }) => {
    known.resolve(signal.aborted);
    return { data: [], meta: { page: 0, rows: 25, total: 0 } };
  });
  const other = Fastify();
  other.decorateRequest("isMultipart", () => false);
  other.setValidatorCompiler(() => (value: unknown) => ({ value }));
  other.setSerializerCompiler(() => (value) => JSON.stringify(value));
  serve(other, [late], services, tokenKit(services.secret));
  await other.listen({ port: 0, host: "127.0.0.1" });
  const { port } = other.server.address() as AddressInfo;
  await db.transaction().execute(async (tx) => {
    // Blocks login checks until released.
    await sql`lock table logins in access exclusive mode`.execute(tx);
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET /late HTTP/1.1\r\nHost: portal\r\nAuthorization: ${authorization}\r\n\r\n`);
    const waits = async () => (await sql`select from pg_locks where not granted`.execute(db)).rows;
    await expect.poll(waits).toHaveLength(1);
    socket.destroy();
    const connections = promisify(other.server.getConnections.bind(other.server));
    await expect.poll(() => connections()).toBe(0);
  });
  expect(await known.promise).toBe(true);
  await other.close();
});

test("a body that nests without end is refused at its field", async () => {
  const payload = `{"email":"a@b.example","password":${"[".repeat(50_000)}${"]".repeat(50_000)}}`;
  const headers = { "content-type": "application/json" };
  const answer = await app.inject({ method: "POST", url: "/api/auth/login", headers, payload });
  expect(answer.statusCode).toBe(422);
});

test("where TRUST_PROXY names the proxy, its word on the address counts, and nobody else's", async () => {
  const behind = await createApp({
    ...services,
    settings: { ...services.settings, trustProxy: ["10.0.0.1"] },
  });
  const tryFrom = async (remoteAddress: string, client: string) => {
    const payload = { email: "nobody@site.example", password: "wrong" };
    const headers = { "x-forwarded-for": client };
    await behind.inject({ method: "POST", url: "/api/auth/login", headers, payload, remoteAddress });
  };
  await tryFrom("10.0.0.1", "203.0.113.9");
  await tryFrom("10.0.0.2", "203.0.113.9");
  const { rows } = await sql<{ address: string }>`select address from login_attempts order by id`.execute(db);
  expect(rows.map(({ address }) => address).slice(-2)).toEqual(["203.0.113.9", "10.0.0.2"]);
  await behind.close();
});
