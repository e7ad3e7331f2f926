import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileEndpoints, fileUrl } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { framesBomb, gifOf, imageBomb, film as mp4, phonePhoto, picture } from "../../test/media.ts";

const { app, db, call, services, signInAs, make, folder } = await buildApp();

/** The smallest files whose content shows what they are. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF");

const staff = await signInAs("Super Admin");

async function upload(content: Buffer | string, name: string, headers = {}) {
  return call(fileEndpoints.upload, { as: staff, file: { name, content }, headers });
}

async function kept(): Promise<string[]> {
  const entries = await readdir(join(folder, "files"), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

describe("POST /upload", () => {
  test("refuses a second file in the same field, and keeps neither", async () => {
    const before = await kept();
    const form = new FormData();
    for (const name of ["one.png", "two.png"]) form.append("file", new Blob([png]), name);
    const sent = new Response(form);
    const answer = await app.inject({
      method: "POST",
      url: "/api/upload",
      headers: {
        authorization: `Bearer ${staff.token}`,
        "content-type": sent.headers.get("content-type") ?? "",
      },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [{ msg: "Send only one file.", path: "file" }],
    ]);
    expect(await kept()).toEqual(before);
  });

  test("reads no more of a form's fields than of any other body, also where nobody is signed in", async () => {
    const field = "a".repeat(900_000);
    const form = new FormData();
    for (const name of ["email", "password", "more"]) form.append(name, field);
    const sent = new Response(form);
    const answer = await app.inject({
      method: "POST",
      url: "/api/auth/login",
      headers: { "content-type": sent.headers.get("content-type") ?? "" },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    expect([answer.statusCode, answer.json().message]).toEqual([413, "The request is too large"]);
  });

  test("refuses a picture of more frames than anybody looks at", async () => {
    const { status, body } = await upload(framesBomb(2001, 1), "small.gif");
    expect([status, body.errors]).toEqual([
      422,
      [{ path: "file", msg: expect.stringContaining("2,000 frames") }],
    ]);
    expect((await upload(framesBomb(2000, 1), "small.gif")).status).toBe(201);
  });

  test("refuses a picture that unpacks to more than memory holds, by its size or its frames", async () => {
    const before = await kept();
    // A browser makes room for the screen of a GIF, whatever its frames; others for the largest frame.
    const moving = [gifOf(60_000, [1]), gifOf(1, [1, 60_000])];
    const cutOff = [
      imageBomb().subarray(0, 33),
      gifOf(60_000, [1]).subarray(0, 20),
      framesBomb(20).subarray(0, 200),
    ];
    for (const bomb of [imageBomb(), framesBomb(), ...moving, ...cutOff]) {
      const { status, body } = await upload(bomb, "small.png");
      expect([status, body.errors]).toEqual([
        422,
        [{ path: "file", msg: expect.stringContaining("120 megapixels") }],
      ]);
    }
    expect(await kept()).toEqual(before);
  });

  test.each([
    ["a PNG without a head", async () => Buffer.concat([png.subarray(0, 8), png.subarray(33)])],
    ["the head of a JPEG", async () => (await phonePhoto()).subarray(0, 30)],
    ["the head of a GIF", async () => Buffer.from("GIF89a")],
    ["the head of a WebP", async () => (await picture("webp")).subarray(0, 16)],
    [
      "the head of a JPEG and a page",
      async () => Buffer.from("\xff\xd8\xff\xe0<script>alert(1)</script>", "latin1"),
    ],
  ])("refuses %s, whose pixels nobody can count, and keeps nothing of it", async (_, content) => {
    const before = await kept();
    const { status, body } = await upload(await content(), "a.png");
    const msg = "This picture can't be read. Save it again as JPEG, PNG, WebP or GIF, and upload it.";
    expect([status, body.errors]).toEqual([422, [{ path: "file", msg }]]);
    const spanish = await upload(await content(), "a.png", { "accept-language": "es" });
    expect(spanish.body.message).toBe(
      "No se puede leer esta imagen. Guárdela de nuevo como JPEG, PNG, WebP o GIF y súbala.",
    );
    expect(await kept()).toEqual(before);
  });

  test("keeps a picture that is cut off after its head", async () => {
    const photo = await phonePhoto();
    for (const content of [png.subarray(0, 33), photo.subarray(0, photo.length - 500)])
      expect((await upload(content, "a.png")).status).toBe(201);
  });

  test.each(["png", "webp", "gif"] as const)("keeps a %s", async (format) => {
    expect((await upload(await picture(format), `a.${format}`)).status).toBe(201);
  });

  test("takes a name with signs that no name has without them", async () => {
    const { status, body } = await upload(png, "a\u0000b\u0007.png");
    expect([status, body.data.name]).toEqual([201, "ab.png"]);
  });

  test("does not blame the caller when the disk is full", async () => {
    const full = Object.assign(new Error("no space"), { code: "ENOSPC", syscall: "write" });
    const keep = vi.spyOn(services.files, "keep").mockRejectedValueOnce(full);
    const { status, body } = await upload(png, "late.png");
    keep.mockRestore();
    expect([status, body.message]).toEqual([507, expect.stringContaining("out of disk space")]);
  });

  test("keeps a file and answers its key, kind and address", async () => {
    const { status, body } = await upload(png, "Otoño.png");
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ name: "Otoño.png", mime: "image/png", size: png.length });
    expect(body.data.url).toBe(fileUrl(body.data.fileKey));
    const { rows } =
      await sql`select name, mime, size, user_id from files where key = ${body.data.fileKey}`.execute(db);
    expect(rows).toEqual([{ name: "Otoño.png", mime: "image/png", size: png.length, user_id: staff.id }]);
    expect(await kept()).toContain(body.data.fileKey);
  });

  test("tells the kind by the content, whatever the name says", async () => {
    const { body } = await upload(pdf, "innocent.png");
    expect(body.data.mime).toBe("application/pdf");
  });

  test("refuses what is not taken, keeping nothing of it", async () => {
    const before = await kept();
    expect((await upload("<script>alert(1)</script>", "page.png")).status).toBe(415);
    expect((await upload('<svg xmlns="http://www.w3.org/2000/svg"/>', "drawing.svg")).status).toBe(415);
    expect(await kept()).toEqual(before);
  });

  test("wants a file under the field's name, and somebody of the staff", async () => {
    const wrongField = await call(fileEndpoints.upload, {
      as: staff,
      file: { name: "a.png", content: png, field: "photo" },
    });
    expect(wrongField.status).toBe(422);
    expect(wrongField.body.errors).toEqual([{ msg: "Choose a file", path: "file" }]);
    const before = await kept();
    const teacher = await signInAs("Instructor");
    const refused = await call(fileEndpoints.upload, { as: teacher, file: { name: "a.png", content: png } });
    expect(refused.status).toBe(403);
    expect(await kept()).toEqual(before);
  });

  test("answers a repeat of the same Idempotency-Key with the first file, and keeps no second", async () => {
    const headers = { "idempotency-key": "the same upload" };
    const first = await upload(png, "once.png", headers);
    const before = await kept();
    const again = await upload(png, "once.png", headers);
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(await kept()).toEqual(before);
    expect(before).toContain(first.body.data.fileKey);
  });
});

describe("GET /files/:key", () => {
  const read = (key: string, headers = {}) => call(fileEndpoints.read, { params: { key }, headers });

  test("sends a picture to anyone who knows its key, to be shown and never run", async () => {
    const { body } = await upload(png, "Otoño 2026.png");
    const { status, bytes, headers } = await read(body.data.fileKey);
    expect(status).toBe(200);
    expect(bytes.equals(png)).toBe(true);
    expect(headers).toMatchObject({
      "content-type": "image/png",
      "content-length": String(png.length),
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=86400",
      "content-disposition": `inline; filename="Oto_o 2026.png"; filename*=UTF-8''Oto%C3%B1o%202026.png`,
    });
    expect(headers["content-security-policy"]).toContain("sandbox");
  });

  test("sends a document to be saved", async () => {
    const { body } = await upload(pdf, "letter.pdf");
    const { headers } = await read(body.data.fileKey);
    expect(headers["content-disposition"]).toMatch(/^attachment;/);
  });

  test.each([
    ["bytes=0-99", 0, 99],
    ["bytes=100-", 100, mp4.length - 1],
    ["bytes=-24", mp4.length - 24, mp4.length - 1],
    ["bytes=5000-999999", 5000, mp4.length - 1],
    ["bytes=0-", 0, mp4.length - 1],
  ])("sends the part that %s asks for, so that a video can be wound", async (range, start, end) => {
    const { body } = await upload(mp4, "episode.mp4");
    const { status, bytes, headers } = await read(body.data.fileKey, { range });
    expect(status).toBe(206);
    expect(headers["content-range"]).toBe(`bytes ${start}-${end}/${mp4.length}`);
    expect(headers["content-length"]).toBe(String(end - start + 1));
    expect(bytes.equals(mp4.subarray(start, end + 1))).toBe(true);
  });

  test.each(["bytes=9-2", "bytes=999999-", "bytes=0-1,5-6", "lines=1-2", "bytes=-"])(
    "sends the whole for %s, which is no part of it",
    async (range) => {
      const { body } = await upload(mp4, "episode.mp4");
      const { status, bytes } = await read(body.data.fileKey, { range });
      expect(status).toBe(200);
      expect(bytes.equals(mp4)).toBe(true);
    },
  );

  test("knows nothing of other keys", async () => {
    expect((await read("a-key-that-nobody-was-given-yet")).status).toBe(404);
    expect((await read("../../../etc/passwd")).status).toBe(404);
    expect((await read("short")).status).toBe(404);
  });
});

describe("DELETE /fileUpload/delete", () => {
  const remove = (fileKey: string, as = staff, headers = {}) =>
    call(fileEndpoints.remove, { as, query: { fileKey }, headers });

  test("deletes one's own file, row and content", async () => {
    const { body } = await upload(png, "mine.png");
    const { status, body: answer } = await remove(body.data.fileKey);
    expect(status).toBe(200);
    expect(answer.message).toBe("File deleted successfully");
    expect(await kept()).not.toContain(body.data.fileKey);
    expect((await call(fileEndpoints.read, { params: { key: body.data.fileKey } })).status).toBe(404);
    expect((await remove(body.data.fileKey)).status).toBe(404);
  });

  test("knows nothing of somebody else's file", async () => {
    const { body } = await upload(png, "mine.png");
    const other = await signInAs("Super Admin");
    expect((await remove(body.data.fileKey, other)).status).toBe(404);
    expect(await kept()).toContain(body.data.fileKey);
  });

  test("refuses a file that an activity or a trait holds, in the caller's language", async () => {
    const attached = (await upload(pdf, "plan.pdf")).body.data;
    const banner = (await upload(png, "banner.png")).body.data;
    await make.mindfulOpen({ attachment: attached.fileKey as never });
    await make.trait({ banner_url: banner.url });
    const refused = await remove(attached.fileKey);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain("still in use");
    const inSpanish = await remove(banner.fileKey, staff, { "accept-language": "es" });
    expect(inSpanish.status).toBe(409);
    expect(inSpanish.body.message).toContain("todavía está en uso");
    expect(await kept()).toEqual(expect.arrayContaining([attached.fileKey, banner.fileKey]));
  });
});
