import { expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { type Document, describedCalls } from "../../test/fuzz/describedCalls.ts";

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

const document = (await app.inject("/api/openapi.json")).json<Document>();
const calls = new Map(describedCalls(document).map((call) => [call.name, call]));
const asFile = { type: "string", contentMediaType: "application/octet-stream" };

test("GET /api/openapi.json tells of forms with files", () => {
  const bodies = calls.get("giverTv.create")?.bodies;
  expect(bodies?.["application/json"]?.properties?.["trait_opening_url"]).not.toEqual(asFile);
  const { properties } = bodies?.["multipart/form-data"] ?? {};
  expect(properties).toMatchObject({ trait_opening_url: asFile, name: { type: "string" } });
  const several = calls.get("instructor.answerPdf")?.bodies["multipart/form-data"];
  expect(several?.properties?.["files"]).toEqual({ type: "array", items: asFile });
  expect(Object.keys(calls.get("site.import")?.bodies ?? {})).toEqual(["multipart/form-data"]);
});

test("GET /api/openapi.json tells of answers that are files", () => {
  const typesOf = (name: string) => Object.keys(calls.get(name)?.answers[200] ?? {});
  expect(typesOf("report.userActivity")).toEqual(["text/csv", "application/pdf"]);
  expect(typesOf("site.import")).toEqual(["application/json", "text/csv"]);
  expect(Object.keys(calls.get("file.read")?.answers ?? {})).toContain("206");
});

test("GET /api/openapi.json tells why calls are refused", () => {
  const answers = calls.get("site.update")?.answers ?? {};
  expect(Object.keys(answers)).toEqual("200 400 401 403 404 409 412 413 415 422 429 500 503 507".split(" "));
  const schema = { $ref: "#/components/schemas/Refusal" };
  const refused = document.components.responses["behind"];
  expect(refused?.content).toEqual({ "application/json": { schema } });
  expect(document.components.schemas).toMatchObject({ Refusal: { required: ["message", "request_id"] } });
  expect(Object.keys(calls.get("system.constants")?.answers ?? {})).not.toContain("401");
});
