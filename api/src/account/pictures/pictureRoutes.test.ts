import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { charityEndpoints, fileEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { afterAll, beforeEach, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { picture } from "../../../test/media.ts";
import { first, rows } from "../../core/database.ts";
import { sweepFiles } from "../../core/files/fileKeeping.ts";
import { pictureSources } from "../../pictureSources.ts";
import { loadSharp } from "./loadSharp.ts";
import { forgetPictures } from "./outsidePictures.ts";

const kit = await buildApp({ pictureNetworks: ["127.0.0.1"] });
const { app, db, make, services, setNow } = kit;

const png = await picture("png");

let answer: RequestListener;
let asked: string[];
const others = createServer((request, response) => {
  asked.push(request.url ?? "");
  answer(request, response);
});
await new Promise<void>((done) => others.listen(0, "127.0.0.1", done));
const host = `http://127.0.0.1:${(others.address() as AddressInfo).port}`;
afterAll(() => {
  others.closeAllConnections();
  others.close();
});

beforeEach(() => {
  asked = [];
  answer = (_, response) => response.end(png);
  setNow("2026-09-15T16:00:00Z");
});

const see = (address: string) => app.inject({ url: `/api${fileEndpoints.picture.path}`, query: { address } });

/** What is seen once there is a copy, which takes longer on a busy machine than anybody waits. */
async function shown(address: string) {
  await expect.poll(async () => (await see(address)).statusCode).toBe(200);
  return see(address);
}

test("shows a picture of others from our copy, fetched once for all who look", async () => {
  const address = `${host}/logo.png`;
  await make.charity({ logo_url: address });
  const seen = await Promise.all([shown(address), shown(address), shown(address)]);
  for (const { statusCode, headers, rawPayload } of seen) {
    expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      "image/webp",
      "private, max-age=86400",
    ]);
    expect(rawPayload.subarray(8, 12).toString()).toBe("WEBP");
  }
  expect(asked).toEqual(["/logo.png"]);
});

test("shows the pictures of charities, traits, activities and quiz questions", async () => {
  await make.charity({ logo_url: `${host}/charity` });
  await make.trait({ banner_url: `${host}/trait` });
  await make.puzzle({ details: { puzzle_type: "jigsaw", image_url: `${host}/puzzle` } as never });
  await make.quizQuestion({ primary_graphic: `${host}/question`, answer_4_graphic: `${host}/answer` });
  for (const path of ["charity", "trait", "puzzle", "question", "answer"])
    expect((await shown(`${host}/${path}`)).headers["content-type"], path).toBe("image/webp");
});

test("makes a copy anew whose file is gone", async () => {
  const address = `${host}/lost`;
  await make.charity({ logo_url: address });
  await shown(address);
  const { file } = (await first<{ file: string }>(
    db,
    sql`select file from outside_pictures where address = ${address}`,
  )) ?? { file: "" };
  await services.files.remove(file);
  expect((await see(address)).statusCode).toBe(404);
  await shown(address);
  expect(asked).toHaveLength(2);
});

test("draws what names the size of a wall", async () => {
  answer = (_, response) =>
    response.end(
      `<svg xmlns="http://www.w3.org/2000/svg" width="8000" height="4000"><rect width="9" height="9"/></svg>`,
    );
  await make.charity({ logo_url: `${host}/wall.svg` });
  const { rawPayload } = await shown(`${host}/wall.svg`);
  const { width, height } = await (await loadSharp())(rawPayload).metadata();
  expect([width, height]).toEqual([2000, 1000]);
});

test("fetches only what rows name", async () => {
  await make.charity({ logo_url: `${host}/named` });
  for (const address of [`${host}/named?`, `${host}/else`, "file:///etc/passwd", "nonsense"])
    expect([404, 422], address).toContain((await see(address)).statusCode);
  expect(asked).toEqual([]);
});

test("draws an SVG, so that nothing in it can run", async () => {
  answer = (_, response) =>
    response.end(
      `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><script>alert(1)</script></svg>`,
    );
  await make.charity({ logo_url: `${host}/icon.svg` });
  const { headers, rawPayload } = await shown(`${host}/icon.svg`);
  expect(headers["content-type"]).toBe("image/webp");
  expect(String(rawPayload)).not.toContain("alert");
});

test("a failure is a 404, remembered for an hour", async () => {
  const address = `${host}/broken`;
  await make.charity({ logo_url: address });
  answer = (_, response) => response.end("<html>No such page</html>");
  for (let time = 0; time < 2; time++) expect((await see(address)).statusCode).toBe(404);
  await expect.poll(() => asked.length).toBe(1);
  answer = (_, response) => response.end(png);
  setNow("2026-09-15T17:01:00Z");
  await shown(address);
  expect(asked).toHaveLength(2);
});

test("after a month the copy is shown while it is fetched anew, and stays if that fails", async () => {
  const address = `${host}/monthly`;
  await make.charity({ logo_url: address });
  await shown(address);
  const kept = () =>
    first<{ file: string }>(db, sql`select file from outside_pictures where address = ${address}`);
  const before = await kept();
  setNow("2026-10-16T16:00:00Z");
  answer = (_, response) => response.writeHead(500).end();
  expect((await see(address)).statusCode).toBe(200);
  await expect.poll(kept).toEqual(before);
  await expect.poll(() => asked.length).toBe(2);
  setNow("2026-10-16T18:00:00Z");
  answer = (_, response) => response.end(png);
  expect((await see(address)).statusCode).toBe(200);
  await expect.poll(kept).not.toEqual(before);
});

test("doesn't keep a browser waiting for a slow server, and has the picture later", async () => {
  const address = `${host}/slow`;
  await make.charity({ logo_url: address });
  const arrived = Promise.withResolvers<() => void>();
  answer = (_, response) => arrived.resolve(() => response.end(png));
  expect((await see(address)).statusCode).toBe(404);
  (await arrived.promise)();
  await shown(address);
  expect(asked).toHaveLength(1);
});

test("forgets what no row names any more, and deletes its copy", async () => {
  const [gone, stays] = [`${host}/gone`, `${host}/stays`];
  const { id } = await make.charity({ logo_url: gone });
  await make.charity({ logo_url: stays });
  for (const address of [gone, stays]) await shown(address);
  const staff = await kit.signInAs("Super Admin");
  await kit.call(charityEndpoints.update, { as: staff, params: { id }, body: { logo_url: "" } });
  await forgetPictures(db, pictureSources);
  await sql`update files set created_at = created_at - interval '2 days'`.execute(db);
  await sweepFiles(db, services.files);
  const known = await rows<{ address: string }>(
    db,
    sql`select address from outside_pictures join files on key = file where address like '%/gone' or address like '%/stays'`,
  );
  expect(known).toEqual([{ address: stays }]);
  expect((await see(gone)).statusCode).toBe(404);
  expect((await see(stays)).statusCode).toBe(200);
});
