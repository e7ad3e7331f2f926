import { expect, test } from "vitest";
import { buildApp } from "../test/buildApp.ts";

const { app } = await buildApp();

test("GET /api/docs finds its style sheets and scripts", async () => {
  const { body } = await app.inject("/api/docs");
  const files = [...body.matchAll(/(?:href|src)="([^"]+\.(?:css|js))"/g)].flatMap(([, file]) => file ?? []);
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const { statusCode, headers } = await app.inject(file);
    expect([file, statusCode]).toEqual([file, 200]);
    expect(headers["content-type"]).toMatch(file.endsWith("css") ? /^text\/css/ : /javascript/);
  }
});
