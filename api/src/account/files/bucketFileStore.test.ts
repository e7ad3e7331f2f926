import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { objectStore } from "../../../test/objectStore.ts";
import { Refusal } from "../../core/errors.ts";
import { FilesAway } from "../../core/files/storage.ts";
import { limitFor } from "../../core/files/uploadLimits.ts";
import { openStore } from "./openFiles.ts";

const objects = await objectStore();
const open = (address = objects.address()) => openStore({ dataDir: "/nowhere", filesUrl: address });
const store = await open();

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const pdf = (megabytes: number) =>
  Buffer.concat([Buffer.from("%PDF-1.4\n"), randomBytes(megabytes * 2 ** 20)]);

/** Content in pieces, as it comes from a network; `end` is called after the last. */
async function* inPieces(content: Buffer, end: () => void = () => undefined) {
  for (let at = 0; at < content.length; at += 65_536) yield content.subarray(at, at + 65_536);
  end();
}

const keep = (content: Buffer, end?: () => void, key?: string) =>
  store.keep(Readable.from(inPieces(content, end)), "a/b/file.pdf", limitFor, "en", key ? { key } : {});

async function read(key: string, range?: { start: number; end: number }) {
  const opened = await store.open(key, range);
  return opened && { size: opened.size, content: await buffer(opened.stream) };
}

async function listed() {
  const names: string[] = [];
  for await (const { name } of store.list()) names.push(name);
  return names;
}

describe("a bucket", () => {
  test("keeps a file, opens it or a part, lists it and removes it", async () => {
    const kept = await keep(png);
    expect(kept).toEqual({ key: kept.key, name: "file.pdf", mime: "image/png", size: png.length });
    expect(await read(kept.key)).toEqual({ size: png.length, content: png });
    expect(await read(kept.key, { start: 4, end: 9 })).toEqual({
      size: png.length,
      content: png.subarray(4, 10),
    });
    expect(await listed()).toEqual([kept.key]);
    await store.remove(kept.key);
    expect([await read(kept.key), await listed()]).toEqual([undefined, []]);
    // As often as somebody likes.
    await store.remove(kept.key);
  });

  test("takes a large file in parts, and leaves none of them behind", async () => {
    const large = pdf(20);
    const { key, size } = await keep(large);
    expect([size, (await read(key))?.content.equals(large)]).toEqual([large.length, true]);
    expect(await objects.halfWritten()).toEqual([]);
    await store.remove(key);
  });

  test("leaves nothing of a file that is refused or doesn't arrive", async () => {
    await expect(keep(Buffer.from("neither fish nor fowl"))).rejects.toThrow(Refusal);
    const tooLarge = keep(pdf(51));
    await expect(tooLarge).rejects.toThrow("at most 50 MB");
    const lost = new Error("The client has gone");
    const cut = keep(pdf(20), () => {
      throw lost;
    });
    await expect(cut).rejects.toBe(lost);
    expect([await objects.objects(), await objects.halfWritten()]).toEqual([[], []]);
  });

  test("is told as away when it breaks in the middle of a large file, and leaves nothing of it", async () => {
    objects.takesParts = false;
    await expect(keep(pdf(40))).rejects.toThrow(FilesAway);
    objects.takesParts = true;
    expect([await objects.objects(), await objects.halfWritten()]).toEqual([[], []]);
  });

  test("lists what a process that ended left half-written, and removes it", async () => {
    const { S3Client, CreateMultipartUploadCommand } = await import("@aws-sdk/client-s3");
    const credentials = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
    const client = new S3Client({
      region: "us-east-1",
      endpoint: objects.endpoint,
      forcePathStyle: true,
      credentials,
    });
    await client.send(new CreateMultipartUploadCommand({ Bucket: "kindling", Key: "left" }));
    expect(await listed()).toEqual(["left.part"]);
    await store.remove("left.part");
    expect([await listed(), await objects.halfWritten()]).toEqual([[], []]);
  });

  test("keeps to its folder", async () => {
    const apart = await open(objects.address("", "portal/files"));
    const { key } = await apart.keep(Readable.from([png]), "one.png", limitFor, "en");
    expect(await objects.objects()).toEqual([`portal/files/${key}`]);
    expect((await apart.open(key))?.size).toBe(png.length);
    const other = await open(objects.address("", "other"));
    expect(await other.open(key)).toBeUndefined();
    await apart.remove(key);
    expect(await objects.objects()).toEqual([]);
  });

  test("hands an address to browsers that opens a file under its name", async () => {
    const linked = await open(objects.address("&links=signed"));
    expect(store.links).toBeUndefined();
    expect(linked.links?.origin).toBe(objects.endpoint);
    const { key } = await keep(png);
    const shown = { type: "image/png", disposition: 'inline; filename="sun.png"' };
    const address = await linked.links?.to(key, shown);
    // The same for half an hour, so that a browser that has the file knows it.
    expect(new URL(address ?? "").searchParams.get("X-Amz-Date")).toMatch(/T\d\d[03]000Z$/);
    const answer = await fetch(address ?? "");
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(png);
    expect([answer.headers.get("content-type"), answer.headers.get("content-disposition")]).toEqual([
      "image/png",
      'inline; filename="sun.png"',
    ]);
    const forged = await fetch((address ?? "").replace("image%2Fpng", "text%2Fhtml"));
    expect(forged.status).toBe(403);
    await store.remove(key);
  });

  test("is told as away when the store is", async () => {
    const gone = await objectStore();
    const away = await openStore({ dataDir: "/nowhere", filesUrl: gone.address() });
    expect(await away.missing?.()).toEqual([]);
    await gone.stop();
    await expect(away.open("key")).rejects.toThrow(FilesAway);
    await expect(away.keep(Readable.from([png]), "a.png", limitFor, "en")).rejects.toThrow(FilesAway);
    await expect(away.remove("key")).rejects.toThrow(FilesAway);
    expect(await away.missing?.()).toEqual(["files"]);
  });
});

describe("FILES_URL", () => {
  const refused = (address: string) =>
    open(address).then(
      () => "taken",
      ({ name, message }: Error) => `${name}: ${message}`,
    );

  test("is refused with a sentence that names what is wrong", async () => {
    const address = objects.address();
    expect(await refused(`${address}&bucket=two`)).toBe(
      'SettingsError: FILES_URL has "bucket" in it, but it takes only endpoint, region, style, encryption, kms_key, links.',
    );
    expect(await refused("s3://?endpoint=https://host")).toBe(
      "SettingsError: FILES_URL must be an address such as s3://bucket?endpoint=https://host.",
    );
    expect(await refused("s3://kindling?endpoint=here")).toBe(
      'SettingsError: FILES_URL has endpoint="here" in it, but that must be an address such as https://host.',
    );
    expect(await refused(`${address}&style=odd`)).toBe(
      'SettingsError: FILES_URL has style="odd" in it, but that must be path or virtual.',
    );
    expect(await refused("s3://key@kindling?endpoint=http://localhost:1")).toBe(
      "SettingsError: FILES_URL has a key without a secret in it. Use s3://key:secret@bucket.",
    );
    // Where browsers may go must be known before one asks.
    expect(await refused("s3://key:secret@kindling?links=signed")).toBe(
      "SettingsError: FILES_URL has links=signed in it, so it must also name the endpoint or the region.",
    );
    expect(await refused("s3://key:50%@kindling?endpoint=http://localhost:1")).toBe(
      "SettingsError: FILES_URL has a % in its key, secret or folder that stands for no sign. Write it as %25.",
    );
  });

  test("is refused if the bucket can't be used, without its secret", async () => {
    const next = "Check that the store is running and that the address, key, secret and bucket are correct.";
    expect(await refused(objects.address().replace("@kindling", "@another"))).toBe(
      `SettingsError: Can't use the bucket another in FILES_URL (there is none of that name). ${next}`,
    );
    expect(await refused(objects.address().replace("S3RVER:", "nobody:"))).toBe(
      `SettingsError: Can't use the bucket kindling in FILES_URL (it refuses access). ${next}`,
    );
    const nobody = await refused("s3://key:secret@kindling?endpoint=http://127.0.0.1:1");
    expect(nobody).toMatch(
      /^SettingsError: Can't use the bucket kindling in FILES_URL \(.*ECONNREFUSED.*\)\. Check/,
    );
    expect(nobody).not.toContain("secret@");
  });
});
