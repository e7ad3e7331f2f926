import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { movie } from "../../test/media.ts";
import { mostFiles } from "./uploadQuota.ts";

const { call, db, signInAs } = await buildApp({ uploadDailyMb: 10 });

const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF");
const upload = (as: { token: string }, content: Buffer = pdf, name = "plan.pdf") =>
  call(fileEndpoints.upload, { as, file: { name, content } });

/** Has somebody uploaded some megabytes so many hours ago. */
const uploaded = (id: number, hours: number, mb: number, count = 1) =>
  sql`insert into files (key, name, mime, size, user_id, created_at)
    select gen_random_uuid(), 'a.mp4', 'video/mp4', ${mb}::bigint * 1024 * 1024, ${id}, now() - make_interval(hours => ${hours})
    from generate_series(1, ${count}::int)`.execute(db);

describe("uploads of one person in 24 hours", () => {
  test("are refused above the limit, with the time to wait, and count for nobody else", async () => {
    const [busy, other] = [await signInAs("Super Admin"), await signInAs("Super Admin")];
    await uploaded(busy.id, 30, 50);
    await uploaded(busy.id, 20, 4);
    await uploaded(busy.id, 3, 4);
    expect((await upload(busy)).status).toBe(201);
    await uploaded(busy.id, 1, 3);
    const { status, body, headers } = await upload(busy);
    expect([status, body.message]).toEqual([
      429,
      "You can upload up to 10 MB and 1000 files in 24 hours. Try again in 4 hours.",
    ]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(3.9 * 3600);
    expect((await upload(other)).status).toBe(201);
    await sql`update files set created_at = created_at - interval '4 hours' where user_id = ${busy.id}`.execute(
      db,
    );
    expect((await upload(busy)).status).toBe(201);
  });

  test("can't be sent past it at the same time", async () => {
    const busy = await signInAs("Super Admin");
    const large = Buffer.concat([pdf, Buffer.alloc(4 * 2 ** 20)]);
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload(busy, large)));
    // One that is kept just now may still count as under way, too; never does one count as neither.
    const kept = answers.filter(({ status }) => status === 201).length;
    expect([kept === 1 || kept === 2, answers.length - kept]).toEqual([
      true,
      answers.filter(({ status }) => status === 429).length,
    ]);
    // Afterwards, what was under way counts once.
    expect((await upload(busy)).status).toBe(201);
  });

  test("are counted, too", async () => {
    const busy = await signInAs("Super Admin");
    await uploaded(busy.id, 2, 0, mostFiles - 1);
    expect((await upload(busy)).status).toBe(201);
    expect((await upload(busy)).status).toBe(429);
  });
});

describe("what claims to be a video", () => {
  test("is refused if it holds sound alone", async () => {
    const staff = await signInAs("Super Admin");
    const { status, body } = await upload(staff, movie("soun"), "song.mp4");
    expect([status, body.errors]).toEqual([
      422,
      [{ path: "file", msg: expect.stringContaining("sound but no picture") }],
    ]);
    for (const film of [movie("vide", "soun"), movie("vide")])
      expect((await upload(staff, film, "film.mp4")).status).toBe(201);
    const film = await readFile(join(import.meta.dirname, "../demo/files/breath.webm"));
    expect((await upload(staff, film, "breath.webm")).status).toBe(201);
  });
});
