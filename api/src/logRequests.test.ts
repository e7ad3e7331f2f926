import { PassThrough } from "node:stream";
import { userEndpoints } from "@kindling/contract";
import { expect, test } from "vitest";
import { buildApp } from "../test/buildApp.ts";
import { caller } from "../test/call.ts";
import { createApp } from "./app.ts";

const kit = await buildApp();
const staff = await kit.signInAs("Super Admin");

test("each request is one line of the log, without what was asked for", async () => {
  const stream = new PassThrough();
  const app = await createApp(kit.services, { log: stream, logsRequests: true });
  const call = caller(app);
  await call(userEndpoints.list, { as: staff, query: { search: "Ada Lovelace" } });
  await call(userEndpoints.get, { params: { id: 7 } });
  await app.inject("/log-in?next=Ada");
  const text = String(stream.read());
  const lines = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.map(({ method, route, status, account }) => [method, route, status, account])).toEqual([
    ["GET", "/api/user", 200, staff.id],
    ["GET", "/api/user/:id", 401, null],
    ["GET", null, expect.any(Number), null],
  ]);
  for (const { reqId, ms } of lines) expect([typeof reqId, typeof ms]).toEqual(["string", "number"]);
  expect(text).not.toMatch(/Ada|Lovelace/);
});
