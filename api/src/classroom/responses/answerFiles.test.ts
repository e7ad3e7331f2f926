import { classroomEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { phonePhoto } from "../../../test/media.ts";
import { fileLinks } from "../../core/files/fileLinks.ts";

const { app, call, db, make, services, signInAs } = await buildApp();
const { answerFile, answerPdf } = classroomEndpoints;
const site = await make.site();
const as = await signInAs("Instructor", { school_ids: [site.id], grade: "3" });
const content = await phonePhoto();
const written = async (url: string) => (await app.inject(url)).rawPayload.toString("latin1");
const traces = /Snoopcam|Ana Torres/;

test("photos of a response keep no place, device or name, sent before it or with it", async () => {
  expect(content.toString("latin1")).toMatch(traces);
  const first = await call(answerFile, { as, file: { name: "walk.jpg", content } });
  const { url, size } = first.body.data;
  expect([first.status, size]).toEqual([201, content.length]);
  expect(await written(url)).not.toMatch(traces);
  const { id } = await make.kinesthetic();
  const answered = await call(answerPdf, {
    as,
    body: { school_id: site.id, object_id: id, answers: { students: 20 } },
    files: ["one.jpg", "two.jpg"].map((name) => ({ name, content, field: "files" })),
  });
  expect(answered.status).toBe(201);
  const { rows } = await sql<{
    key: string;
  }>`select key from response_files where response_id = ${answered.body.data.id}`.execute(db);
  expect(rows).toHaveLength(2);
  for (const { key } of rows) expect(await written(fileLinks(services).urlOf(key))).not.toMatch(traces);
});
