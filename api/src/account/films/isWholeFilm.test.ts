import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileEndpoints } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { film, movie, phoneFilm } from "../../../test/media.ts";
import { isWholeFilm } from "./isWholeFilm.ts";

const { call, signInAs } = await buildApp();
const staff = await signInAs("Super Admin");
const breath = await readFile(join(import.meta.dirname, "../../demo/files/breath.webm"));

const upload = (content: Buffer, name: string, headers = {}) =>
  call(fileEndpoints.upload, { as: staff, file: { name, content }, headers });

const msg = "This file isn't a whole video. Save it again as MP4, WebM or MOV and upload it.";

const looksLike = (text: string) =>
  Buffer.concat([Buffer.from(text, "hex"), Buffer.alloc(5000, "<script>alert(1)</script>")]);
const mp4Head = "00000018667479706d703432000000006d70343269736f6d";

/** WebM elements: an identifier, a length of 8 bytes, the content. */
function element(id: string, content: Buffer, length = content.length): Buffer {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, "hex"), size, content]);
}
const webmHead = element("1a45dfa3", element("4282", Buffer.from("webm")));
const tracks = element("1654ae6b", element("ae", Buffer.alloc(20)));
const live = Buffer.concat([webmHead, Buffer.from("1853806701ffffffffffffff", "hex"), tracks]);

describe("an upload that begins like a video", () => {
  test.each([
    ["an MP4", "a.mp4", film],
    ["a video of a phone", "a.mp4", phoneFilm()],
    [
      "an MP4 whose last box goes as far as the file",
      "a.mp4",
      Buffer.concat([film, Buffer.from("000000006d646174ff", "hex")]),
    ],
    [
      "an MP4 with a long length",
      "a.mp4",
      Buffer.concat([film, Buffer.from("000000016d646174000000000000001100", "hex")]),
    ],
    ["a WebM", "a.webm", breath],
    ["a WebM that was recorded live", "a.webm", live],
  ])("is kept if it is %s", async (_, name, content) => {
    expect((await upload(content, name)).status).toBe(201);
  });

  test.each([
    ["something else after the head of an MP4", "a.mp4", looksLike(mp4Head)],
    ["something else after the head of a WebM", "a.webm", looksLike(webmHead.toString("hex"))],
    ["an MP4 that was cut off", "a.mp4", film.subarray(0, -100)],
    ["a WebM that was cut off", "a.webm", breath.subarray(0, -100)],
    [
      "an MP4 with something behind it",
      "a.mp4",
      Buffer.concat([film, Buffer.from("PK\x03\x04 and a ZIP file")]),
    ],
    [
      "a WebM with something behind it",
      "a.webm",
      Buffer.concat([breath, Buffer.from("PK\x03\x04 and a ZIP file")]),
    ],
    ["an MP4 without a track", "a.mp4", movie()],
    [
      "a WebM without tracks",
      "a.webm",
      Buffer.concat([webmHead, element("18538067", element("ec", Buffer.alloc(9)))]),
    ],
    ["an MP4 of nothing but its head", "a.mp4", Buffer.from(mp4Head, "hex")],
  ])("is refused at its field if it is %s", async (_, name, content) => {
    const { status, body } = await upload(content, name);
    expect([status, body.errors]).toEqual([422, [{ path: "file", msg }]]);
  });

  test("is refused in Spanish, too", async () => {
    const { body } = await upload(looksLike(mp4Head), "a.mp4", { "accept-language": "es" });
    expect(body.message).toBe(
      "Este archivo no es un video completo. Guárdelo de nuevo como MP4, WebM o MOV y súbalo.",
    );
  });
});

test("isWholeFilm reads heads alone, and gives up on endless parts", async () => {
  const sizes: number[] = [];
  const readAt = (from: Buffer) => async (start: number, length: number) => {
    sizes.push(length);
    return from.subarray(start, start + length);
  };
  expect(await isWholeFilm(readAt(film), film.length, "video/mp4")).toBe(true);
  expect(Math.max(...sizes)).toBeLessThan(17);
  const endless = Buffer.alloc(8 * 60_000, Buffer.from("0000000866726565", "hex"));
  expect(
    await isWholeFilm(readAt(Buffer.concat([film, endless])), film.length + endless.length, "video/mp4"),
  ).toBe(false);
});
