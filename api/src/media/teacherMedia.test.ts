import { auditLogEndpoints, fileEndpoints, teacherMediaEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { imageBomb, phoneFilm, phonePhoto, picture } from "../../test/media.ts";
import type { SignedIn } from "../../test/signInAs.ts";
import { sweepFiles } from "../core/files/fileKeeping.ts";
import { eraseDeletedMedia } from "./eraseDeletedMedia.ts";

const kit = await buildApp();
const { app, call, db, make, services, setNow, signInAs } = kit;
const provider = await make.provider({ name: "Harbor Schools" });
const district = await make.district({ name: "North" });
const site = await make.site({ name: "Lincoln", provider_id: provider.id, district_id: district.id });
const other = await make.site({ name: "Mapleton" });
const names = { first_name: "Ana", last_name: "Torres" };
const teacher = await signInAs("Instructor", { school_ids: [site.id], ...names });
const colleague = await signInAs("Instructor", { school_ids: [site.id], first_name: "Ben" });
const stranger = await signInAs("Instructor", { school_ids: [other.id], first_name: "Cleo" });
const keeper = await signInAs("admin", { user_type: ["Teacher Media Uploads"] });
const siteLeader = await signInAs("Site Leader", { school_ids: [site.id] });
const elsewhere = await signInAs("Site Leader", { school_ids: [other.id] });
const providerLeader = await signInAs("Provider Leader", { provider_id: provider.id });
const photo = await phonePhoto();

const add = (
  content: Buffer | string,
  name = "photo.jpg",
  body: object = {},
  as: SignedIn = teacher,
  key?: string,
) =>
  call(teacherMediaEndpoints.create, {
    as,
    body: { school_id: Number(as.schoolIds[0]), ...body },
    file: { name, content },
    ...(key && { headers: { "idempotency-key": key } }),
  });
const added = async (...sent: Parameters<typeof add>) => {
  const answer = await add(...sent);
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  return answer.body.data;
};
const list = async (as: SignedIn, query: object = {}) =>
  (await call(teacherMediaEndpoints.list, { as, query: { rows: 100, ...query } })).body;
const idsOf = async (as: SignedIn, query: object = {}) => (await list(as, query)).data.map(({ id }) => id);
const statusOf = async (url: string) => (await app.inject(url)).statusCode;

describe("POST /teacherMedia/add", () => {
  test("keeps a photo with its caption, and makes a small upright picture of it", async () => {
    const { status, body } = await add(photo, "kites.jpg", { caption: "Kite day" });
    expect([status, body.message]).toEqual([201, "Photo or Video added successfully"]);
    expect(body.data).toMatchObject({
      full_name: "Ana Torres",
      provider: { id: provider.id, name: "Harbor Schools" },
      district: { id: district.id, name: "North" },
      school: { id: site.id, name: "Lincoln" },
      caption: "Kite day",
      kind: "image",
      mime: "image/jpeg",
      size: photo.length,
      file: { name: "kites.jpg" },
      can: ["update", "delete"],
    });
    const thumb = await app.inject(body.data.thumb_url ?? "");
    const { width, height, format, exif } = await sharp(thumb.rawPayload).metadata();
    expect({ width, height, format, exif }).toEqual({
      width: 480,
      height: 640,
      format: "webp",
      exif: undefined,
    });
  });

  test("blanks where and with what a photo was taken, and keeps which way is up", async () => {
    const before = await sharp(photo).metadata();
    expect(before.exif?.toString("latin1")).toContain("Snoopcam");
    const { url } = await added(photo);
    const { rawPayload } = await app.inject(url);
    const after = await sharp(rawPayload).metadata();
    expect(rawPayload.toString("latin1")).not.toMatch(/Snoopcam|Ana Torres/);
    expect(after.orientation).toBe(6);
    expect(after.exif?.readUInt16BE(14)).toBe(1);
    const pixels = (image: Buffer) => sharp(image).raw().toBuffer();
    expect((await pixels(rawPayload)).equals(await pixels(photo))).toBe(true);
  });

  test.each(["png", "webp"] as const)("blanks what a %s says beside its picture", async (format) => {
    const sent = await picture(format);
    expect(sent.toString("latin1")).toContain("Snoopcam");
    const { url, mime, thumb_url } = await added(sent, "picture.jpg");
    const { rawPayload } = await app.inject(url);
    expect(rawPayload.toString("latin1")).not.toContain("Snoopcam");
    expect([mime, (await sharp(rawPayload, { failOn: "warning" }).stats()).isOpaque]).toEqual([
      `image/${format}`,
      true,
    ]);
    expect(await statusOf(thumb_url ?? "")).toBe(200);
  });

  test("takes a GIF, and a file that says nothing private byte for byte", async () => {
    const gif = await picture("gif");
    const { url, kind } = await added(gif, "wave.gif");
    expect([kind, (await app.inject(url)).rawPayload.equals(gif)]).toEqual(["image", true]);
  });

  test("blanks where a film was taken and leaves its frames alone", async () => {
    const film = phoneFilm();
    const data = await added(film, "kites.mp4");
    expect([data.kind, data.mime, data.thumb_url]).toEqual(["video", "video/mp4", null]);
    const { rawPayload } = await app.inject(data.url);
    expect(rawPayload.length).toBe(film.length);
    expect(rawPayload.toString("latin1")).toContain("frames that stay as they are +40.4461");
    expect(rawPayload.toString("latin1").match(/40\.4461/g)).toHaveLength(1);
    expect(rawPayload.toString("latin1")).not.toContain("udta");
  });

  test("gives a film the frame that was sent before, once and to its owner only", async () => {
    const sendFrame = () =>
      call(teacherMediaEndpoints.thumb, { as: teacher, file: { name: "frame.jpg", content: photo } });
    const { status, body } = await sendFrame();
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ mime: "image/webp", url: expect.stringContaining("sign=") as string });
    const thumb = body.data.fileKey;
    const theirs = await add(phoneFilm(), "a.mp4", { thumb }, colleague);
    expect([theirs.status, theirs.body.errors?.[0]?.path]).toEqual([422, "thumb"]);
    const film = await added(phoneFilm(), "a.mp4", { thumb });
    expect(film.thumb).toMatchObject({ fileKey: thumb });
    const again = await add(phoneFilm(), "a.mp4", { thumb: { fileKey: thumb } });
    expect([again.status, again.body.errors?.[0]?.path]).toEqual([422, "thumb"]);
  });

  test("takes a film and its frame in one form", async () => {
    const { status, body } = await call(teacherMediaEndpoints.create, {
      as: teacher,
      body: { school_id: site.id },
      files: [
        { name: "a.mp4", content: phoneFilm() },
        { field: "thumb", name: "frame.png", content: await picture("png") },
      ],
    });
    expect([status, body.data.thumb?.mime]).toEqual([201, "image/webp"]);
    expect(await statusOf(body.data.thumb_url ?? "")).toBe(200);
  });

  test.each([
    ["a text", "photo.jpg", "Just words, but named like a photo."],
    [
      "a drawing that can hold scripts",
      "photo.jpg",
      '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    ],
    ["a paper", "photo.jpg", "%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n"],
  ])("refuses %s by its content, whatever its name", async (_, name, content) => {
    const { status, body } = await add(content, name);
    expect([status, body.message]).toEqual([415, expect.stringContaining("JPEG, PNG")]);
  });

  test("refuses a photo of more than 15 MB", async () => {
    const { status } = await add(Buffer.concat([photo, Buffer.alloc(15 * 2 ** 20)]));
    expect(status).toBe(413);
  });

  test.each([
    ["would crash programs that open it", imageBomb(), "megapixels"],
    ["is cut off before its size", photo.subarray(0, 300), "can't be read"],
  ])("refuses a picture that %s", async (_, content, says) => {
    const { status, body } = await add(content, "small.png");
    expect([status, body.errors]).toEqual([422, [{ path: "file", msg: expect.stringContaining(says) }]]);
  });

  test("keeps a photo that is cut off, without a small picture", async () => {
    const { kind, thumb_url } = await added(photo.subarray(0, photo.length - 500));
    expect([kind, thumb_url]).toEqual(["image", null]);
  });

  test("wants the file itself, a site of theirs and a teacher of that site", async () => {
    const { fileKey } = (await added(photo)).file;
    const body = { school_id: site.id, file: { fileKey } };
    const named = await call(teacherMediaEndpoints.create, { as: teacher, body });
    expect([named.status, named.body.errors?.[0]?.path]).toEqual([422, "file"]);
    const none = await call(teacherMediaEndpoints.create, { as: teacher, body: { school_id: site.id } });
    expect([none.status, none.body.errors?.[0]?.path]).toEqual([422, "file"]);
    const foreign = await add(photo, "a.jpg", { school_id: other.id });
    expect([foreign.status, foreign.body.errors?.[0]?.path]).toEqual([422, "school_id"]);
    const { id } = await make.genericTeacher({ school_id: other.id });
    const theirs = await add(photo, "a.jpg", { generic_teacher_id: id });
    expect([theirs.status, theirs.body.errors?.[0]?.path]).toEqual([422, "generic_teacher_id"]);
    const own = await make.genericTeacher({ school_id: site.id, name: "Ms. Rivera" });
    const { generic_teacher } = await added(photo, "a.jpg", { generic_teacher_id: own.id });
    expect(generic_teacher?.name).toBe("Ms. Rivera");
  });

  test("answers a repeat of a broken upload with what the first one did", async () => {
    const before = (await idsOf(teacher)).length;
    const once = await added(photo, "a.jpg", {}, teacher, "upload-1");
    const twice = await added(photo, "a.jpg", {}, teacher, "upload-1");
    expect([twice.id, twice.url]).toEqual([once.id, once.url]);
    expect(await idsOf(teacher)).toHaveLength(before + 1);
    expect(await statusOf(twice.thumb_url ?? "")).toBe(200);
  });
});

describe("who sees what", () => {
  test("an instructor their own, leaders that of their sites, staff with the group all", async () => {
    const mine = (await added(photo)).id;
    const benS = (await added(photo, "b.jpg", {}, colleague)).id;
    const far = (await added(photo, "c.jpg", {}, stranger)).id;
    const seenBy = async (as: SignedIn) => (await idsOf(as)).filter((id) => [mine, benS, far].includes(id));
    expect(await seenBy(teacher)).toEqual([mine]);
    expect(await seenBy(colleague)).toEqual([benS]);
    expect(await seenBy(siteLeader)).toEqual([mine, benS]);
    expect(await seenBy(providerLeader)).toEqual([mine, benS]);
    expect(await seenBy(elsewhere)).toEqual([far]);
    expect(await seenBy(keeper)).toEqual([mine, benS, far]);
    expect((await call(teacherMediaEndpoints.get, { as: elsewhere, params: { id: mine } })).status).toBe(404);
  });

  test("filters by place, teacher, kind, day and words", async () => {
    const row = await added(photo, "d.jpg", { caption: "Lantern parade" });
    await sql`update teacher_media set created_at = '2026-05-01T15:00:00Z' where id = ${row.id}`.execute(db);
    const matching = [
      { providers: provider.id },
      { districts: district.id },
      { schools: site.id },
      { users: teacher.id },
      { kind: "image" },
      { from: "2026-05-01", to: "2026-05-01" },
      { search: "lantern ana lincoln" },
    ];
    for (const query of matching)
      expect([query, await idsOf(keeper, query)]).toEqual([query, expect.arrayContaining([row.id])]);
    const failing = [
      { providers: 999_999 },
      { districts: 999_999 },
      { schools: other.id },
      { users: colleague.id },
      { kind: "video" },
      { from: "2026-05-02" },
      { to: "2026-04-30" },
      { search: "lantern ben" },
    ];
    for (const query of failing)
      expect([query, await idsOf(keeper, query)]).toEqual([query, expect.not.arrayContaining([row.id])]);
  });
});

describe("GET /files/{key} of a guarded file", () => {
  test("opens it by the address a list gave, shows it harmlessly, and in parts", async () => {
    const { url } = await added(photo);
    const { statusCode, headers } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("sandbox") as string,
      "cache-control": "no-store",
    });
    const part = await app.inject({ url, headers: { range: "bytes=0-9" } });
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10]);
  });

  test("refuses it without a signature, with a forged one, and with one of another file or time", async () => {
    const [one, two] = [await added(photo), await added(photo)];
    const bare = one.url.replace(/\?.*/, "");
    const { searchParams } = new URL(two.url, "http://portal.example");
    const later = Number(searchParams.get("until")) + 3600;
    expect(await statusOf(bare)).toBe(403);
    expect(
      await statusOf(`${bare}?until=${searchParams.get("until")}&sign=${searchParams.get("sign")}`),
    ).toBe(403);
    expect(await statusOf(one.url.replace(/until=\d+/, `until=${later}`))).toBe(403);
    expect(await statusOf(one.url.replace(/sign=./, "sign=*"))).toBe(403);
    const thumb = one.thumb_url ?? "";
    expect([await statusOf(thumb), await statusOf(thumb.replace(/\?.*/, ""))]).toEqual([200, 403]);
  });

  test("keeps one address for an hour, and closes it within two", async () => {
    setNow("2026-09-15T16:10:00Z");
    const { id, url } = await added(photo);
    const urlNow = async () =>
      (await call(teacherMediaEndpoints.get, { as: teacher, params: { id } })).body.data.url;
    setNow("2026-09-15T16:59:00Z");
    expect(await urlNow()).toBe(url);
    setNow("2026-09-15T17:59:00Z");
    expect([await statusOf(url), (await urlNow()) === url]).toEqual([200, false]);
    setNow("2026-09-15T18:00:00Z");
    expect([await statusOf(url), await statusOf(await urlNow())]).toEqual([403, 200]);
  });

  test("leaves other uploads open to anyone who knows their address", async () => {
    const staff = await signInAs("admin", { user_type: ["Page Files"] });
    const { body } = await call(fileEndpoints.upload, { as: staff, file: { name: "p.jpg", content: photo } });
    expect(await statusOf(body.data.url)).toBe(200);
  });
});

describe("PATCH /teacherMedia/update/{id}", () => {
  test("changes the caption of one's own, keepers of any, and leaders and colleagues of none", async () => {
    const { id } = await added(photo);
    const change = (as: SignedIn) =>
      call(teacherMediaEndpoints.update, { as, params: { id }, body: { caption: "Kites at noon" } });
    const { status, body } = await change(teacher);
    expect([status, body.data.caption, body.data.url]).toEqual([
      200,
      "Kites at noon",
      expect.stringContaining("sign="),
    ]);
    const others = await Promise.all([colleague, siteLeader, keeper].map(change));
    expect(others.map((answer) => answer.status)).toEqual([404, 403, 200]);
  });
});

describe("DELETE /teacherMedia/delete/{id}", () => {
  const remove = async (as: SignedIn, id: number) =>
    (await call(teacherMediaEndpoints.remove, { as, params: { id } })).status;
  const restore = async (as: SignedIn, id: number) =>
    (await call(teacherMediaEndpoints.bulk, { as, body: { action: "restore", ids: [id] } })).body.data.done;

  test("is the owner's and the keepers', not the leaders' nor a colleague's", async () => {
    const { id } = await added(photo);
    expect([await remove(siteLeader, id), await remove(providerLeader, id)]).toEqual([403, 403]);
    expect([await remove(colleague, id), await remove(stranger, id)]).toEqual([404, 404]);
    expect([await remove(teacher, id), await remove(teacher, id)]).toEqual([200, 404]);
    expect(await remove(keeper, (await added(photo)).id)).toBe(200);
    const [row] = (await list(siteLeader)).data;
    expect(row?.can).toEqual([]);
  });

  test("closes the files at once, and brings all back within 30 days", async () => {
    const { id, url, thumb_url } = await added(photo);
    await remove(teacher, id);
    expect([await statusOf(url), await statusOf(thumb_url ?? "")]).toEqual([404, 404]);
    expect([await restore(stranger, id), await restore(teacher, id), await restore(teacher, id)]).toEqual([
      0, 1, 0,
    ]);
    expect([await statusOf(url), await statusOf(thumb_url ?? "")]).toEqual([200, 200]);
    await remove(keeper, id);
    expect([await restore(keeper, id), (await idsOf(teacher)).includes(id)]).toEqual([1, true]);
    await remove(teacher, id);
    await sql`update teacher_media set archived_at = now() - interval '31 days' where id = ${id}`.execute(db);
    expect(await restore(teacher, id)).toBe(0);
  });

  test("is brought back from the audit log, files and all", async () => {
    const root = await signInAs("Super Admin");
    const { id, url } = await added(photo);
    await remove(teacher, id);
    const query = { entity: "teacherMedia", entity_id: id, action: "delete" };
    const [entry] = (await call(auditLogEndpoints.list, { as: root, query })).body.data;
    await call(auditLogEndpoints.restore, { as: root, params: { id: entry?.id ?? 0 } });
    expect(await statusOf(url)).toBe(200);
  });

  test("erases the files 30 days later; those that still stand are spared", async () => {
    const [gone, kept] = [await added(photo), await added(photo)];
    await remove(teacher, gone.id);
    await sql`update files set created_at = now() - interval '2 days'`.execute(db);
    const held = async ({ file, thumb }: typeof gone) =>
      Promise.all(
        [file, thumb].map(async (each) => (await services.files.open(each?.fileKey ?? "")) !== undefined),
      );
    await eraseDeletedMedia(db);
    await sweepFiles(db, services.files);
    expect(await held(gone)).toEqual([true, true]);
    await sql`update teacher_media set archived_at = now() - interval '31 days' where id = ${gone.id}`.execute(
      db,
    );
    await eraseDeletedMedia(db);
    await sweepFiles(db, services.files);
    expect([await held(gone), await held(kept)]).toEqual([
      [false, false],
      [true, true],
    ]);
  });
});

describe("the families' consent", () => {
  test("is heeded once, by the user; uploads don't wait for it", async () => {
    const as = await signInAs("Instructor", { school_ids: [site.id] });
    const consentOf = async () => (await call(teacherMediaEndpoints.consent, { as })).body.data.consented_at;
    expect(await consentOf()).toBeNull();
    await added(photo, "a.jpg", {}, as);
    expect(await consentOf()).toBeNull();
    const first = await call(teacherMediaEndpoints.giveConsent, { as });
    expect(first.status).toBe(200);
    const again = await call(teacherMediaEndpoints.giveConsent, { as });
    expect([again.body.data.consented_at, await consentOf()]).toEqual(
      Array(2).fill(first.body.data.consented_at),
    );
  });
});
