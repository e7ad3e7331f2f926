import { fileEndpoints, fileUrl } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { allFiles, backupWorld, tempFolder } from "../../../test/backups.ts";
import { buildApp } from "../../../test/buildApp.ts";
import { picture } from "../../../test/media.ts";
import { objectStore } from "../../../test/objectStore.ts";
import { openStore } from "./openFiles.ts";

const objects = await objectStore();
const kit = await buildApp({ filesUrl: objects.address("&links=signed") });
const { app, call, db, signInAs } = kit;
const staff = await signInAs("Super Admin");
const content = await picture("png");

const upload = () => call(fileEndpoints.upload, { as: staff, file: { name: "sun.png", content } });
const uploaded = async () => (await upload()).body.data.fileKey;
const get = (key: string, headers = {}) => app.inject({ url: fileUrl(key), headers });

describe("a portal with a bucket", () => {
  test("keeps, shows and deletes uploads there", async () => {
    const key = await uploaded();
    expect(await objects.objects()).toEqual([key]);
    const whole = await get(key);
    expect([whole.statusCode, whole.headers["content-type"], whole.rawPayload.equals(content)]).toEqual([
      200,
      "image/png",
      true,
    ]);
    const part = await get(key, { range: "bytes=2-5" });
    expect([part.statusCode, part.headers["content-range"], part.rawPayload]).toEqual([
      206,
      `bytes 2-5/${content.length}`,
      content.subarray(2, 6),
    ]);
    await call(fileEndpoints.remove, { as: staff, query: { fileKey: key } });
    expect([(await get(key)).statusCode, await objects.objects()]).toEqual([404, []]);
  });

  test("leaves nothing there of an upload that is refused", async () => {
    const refused = await call(fileEndpoints.upload, {
      as: staff,
      file: { name: "sun.png", content: "no picture" },
    });
    expect([refused.status, await objects.objects()]).toEqual([415, []]);
  });

  test("sends browsers there for what a page shows, but neither scripts nor anybody to guarded files", async () => {
    const key = await uploaded();
    const shown = await get(key, { "sec-fetch-dest": "image" });
    expect([shown.statusCode, shown.headers["cache-control"]]).toEqual([302, "no-store"]);
    const address = new URL(String(shown.headers.location));
    expect([address.origin, address.pathname]).toEqual([objects.endpoint, `/kindling/${key}`]);
    const there = await fetch(address);
    expect(Buffer.from(await there.arrayBuffer())).toEqual(content);
    expect(there.headers.get("cache-control")).toBe("private, max-age=86400");
    expect(shown.headers["content-security-policy"]).toContain("sandbox");
    const page = await app.inject("/api/health");
    const policy = String(page.headers["content-security-policy"]);
    for (const what of ["img-src 'self' data: blob: https://i.ytimg.com", "connect-src 'self'"])
      expect(policy).toContain(`${what} ${objects.endpoint}`);
    expect((await get(key, { "sec-fetch-dest": "empty" })).statusCode).toBe(200);
    await sql`update files set guard = 'signed' where key = ${key}`.execute(db);
    expect((await get(key, { "sec-fetch-dest": "image" })).statusCode).toBe(403);
  });

  test("is backed up from there, and restored into a bucket or a folder", async () => {
    const { backUp, backupKey, emptyDatabase, restore } = await backupWorld(kit);
    const before = await objects.objects();
    const { path, files, missing } = await backUp();
    expect([files, missing]).toEqual([before.length, []]);
    const again = objects.address("", "again");
    await restore(path, await emptyDatabase(), await tempFolder(), backupKey, again);
    expect((await objects.objects()).toSorted()).toEqual(
      [...before, ...before.map((key) => `again/${key}`)].toSorted(),
    );
    const dataDir = await tempFolder();
    await restore(path, await emptyDatabase(), dataDir);
    expect(Object.keys(await allFiles(`${dataDir}/files`)).toSorted()).toEqual(before.toSorted());
    const filled = restore(path, await emptyDatabase(), await tempFolder(), backupKey, again);
    await expect(filled).rejects.toThrow(
      /^There are files in s3:\/\/kindling\/again\/, such as .*set FILES_URL to another one\.$/,
    );
  });

  test("says so while the store is away, and tells who looks after it", async () => {
    const key = await uploaded();
    await objects.stop();
    const refused = await upload();
    expect([refused.status, refused.body.message]).toEqual([
      503,
      "Uploaded files can't be reached right now, so nothing was changed. Try again in a few minutes.",
    ]);
    expect((await get(key)).statusCode).toBe(503);
    expect((await app.inject("/api/ready")).json()).toEqual({ status: "ready", limited: ["files"] });
    await expect(openStore(kit.services.settings)).rejects.toThrow("Can't use the bucket kindling");
  });
});
