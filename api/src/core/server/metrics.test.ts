import { districtEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { createApp } from "../../app.ts";

const kit = await buildApp();

test("GET /api/metrics counts requests by route, status and method, and the waiting mails", async () => {
  const as = await kit.signInAs("Super Admin");
  await kit.call(districtEndpoints.get, { as, params: { id: 999_999 } });
  await sql`insert into mails (kind, address, language) values ('invitation', 'ann@site.example', 'en')`.execute(
    kit.db,
  );
  const answer = await kit.app.inject({ url: "/api/metrics" });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toMatch(/^text\/plain/);
  expect(answer.body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/district\/:id",status="404"\} 1/,
  );
  expect(answer.body).not.toContain("district/999");
  expect(answer.body).toContain('kindling_mails{state="waiting"} 1');
  expect(answer.body).toContain("nodejs_heap_size_used_bytes");
});

test("GET /api/metrics without METRICS_TOKEN is refused to another machine", async () => {
  const answer = await kit.app.inject({ url: "/api/metrics", remoteAddress: "10.0.0.7" });
  expect(answer.statusCode).toBe(403);
});

test("GET /api/metrics without METRICS_TOKEN is refused through a proxy on this machine", async () => {
  for (const header of ["x-forwarded-for", "x-forwarded-host", "forwarded", "via", "x-real-ip"]) {
    const answer = await kit.app.inject({ url: "/api/metrics", headers: { [header]: "203.0.113.9" } });
    expect([header, answer.statusCode]).toEqual([header, 403]);
  }
});

test("GET /api/metrics without METRICS_TOKEN is refused where others reach the portal, whatever a proxy leaves out", async () => {
  const statusAt = async (settings: Partial<typeof kit.services.settings>) => {
    const app = await createApp({ ...kit.services, settings: { ...kit.services.settings, ...settings } });
    const { statusCode } = await app.inject({ url: "/api/metrics" });
    await app.close();
    return statusCode;
  };
  expect(await statusAt({ appUrl: "https://portal.example.org" })).toBe(403);
  expect(await statusAt({ trustProxy: ["127.0.0.1"] })).toBe(403);
  for (const appUrl of ["http://localhost:4000", "http://127.0.0.1:4000", "http://[::1]:4000"])
    expect([appUrl, await statusAt({ appUrl })]).toEqual([appUrl, 200]);
});

test("GET /api/metrics with METRICS_TOKEN admits any caller with the token, from anywhere", async () => {
  const settings = { ...kit.services.settings, metricsToken: "a-token-of-sixteen" };
  const app = await createApp({ ...kit.services, settings });
  const ask = (authorization?: string) =>
    app.inject({
      url: "/api/metrics",
      remoteAddress: "10.0.0.7",
      headers: authorization ? { authorization } : {},
    });
  const codes = [await ask("Bearer a-token-of-sixteen"), await ask("Bearer a-token-of-sixteem"), await ask()];
  expect(codes.map(({ statusCode }) => statusCode)).toEqual([200, 401, 401]);
  await app.close();
});
