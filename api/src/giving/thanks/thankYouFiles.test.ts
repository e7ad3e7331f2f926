import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { thankYouEndpoints, thankYouLinkEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { startClamdDouble, virus } from "../../../test/clamdDouble.ts";
import { film, phonePhoto } from "../../../test/media.ts";
import { paymentWorld } from "../../../test/paymentWorld.ts";
import { rows } from "../../core/database.ts";
import { deliverMails } from "../../core/mail/deliverMails.ts";
import { letters } from "../../letters.ts";

const double = await startClamdDouble();
const kit = await buildApp({ virusScanner: double.address });
const { call, db, folder, make, services } = kit;
const world = await paymentWorld(kit);
const photo = await phonePhoto();
const token = await invite();

beforeEach(() => {
  double.manner = "scans";
});

/** Invites a contact of a charity; answers what their link bears. */
async function invite(): Promise<string> {
  const giving = await world.makeGiving();
  await world.verified(giving.elm, 1500);
  const named = { first_name: "Ida", last_name: "Holm", email: "ida@charity.example" };
  const contact = await make.contact({ ...named, charity_id: giving.charity.id });
  const body = { contact_id: contact.id, session_id: giving.session.id };
  await call(thankYouEndpoints.create, { as: world.proposer, body });
  let text = "";
  const keep = async (letter: { to: string; text: string }) => {
    if (letter.to === named.email) text = letter.text;
  };
  await deliverMails(db, keep, services.settings, letters);
  return /\/thanks\/([\w-]+)/.exec(text)?.[1] ?? "";
}

const post = (field: string, name: string, content: Buffer) =>
  call(thankYouLinkEndpoints.post, {
    params: { token },
    body: { words: "Forty children have coats now.", signed_as: "Ida" },
    files: [{ field, name, content }],
  });

/** What is kept of the contact: the state, rows of files, files in the store. */
async function kept() {
  const stored = await readdir(join(folder, "files"), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return {
    states: await rows(db, sql`select state, photo, film from thank_yous`),
    rows: await rows(db, sql`select name from files`),
    stored: stored.filter((entry) => entry.isFile()).map((entry) => entry.name),
  };
}
const nothing = { states: [{ state: "invited", photo: null, film: null }], rows: [], stored: [] };

/** A box of an MP4 that holds what the double takes for a virus. */
const infectedBox = Buffer.concat([
  Buffer.from([0, 0, 0, 8 + virus.length]),
  Buffer.from(`free${virus}`, "latin1"),
]);

describe("POST /thanks/:token with a file from outside", () => {
  test.each([
    ["photo", "coats.jpg", Buffer.concat([photo, Buffer.from(virus)])],
    ["film", "coats.mp4", Buffer.concat([film, infectedBox])],
  ])("refuses a %s with a virus and keeps nothing", async (field, name, content) => {
    const { status, body } = await post(field, name, content);
    const errors = [{ path: field, msg: expect.stringContaining("Test.Virus") }];
    expect([status, body.errors]).toEqual([422, errors]);
    expect(await kept()).toEqual(nothing);
  });

  test("refuses what only begins like a film and keeps nothing", async () => {
    const { status, body } = await post("film", "coats.mp4", film.subarray(0, -100));
    const errors = [{ path: "film", msg: expect.stringContaining("isn't a whole video") }];
    expect([status, body.errors]).toEqual([422, errors]);
    expect(await kept()).toEqual(nothing);
  });

  test("refuses files while the scanner doesn't answer", async () => {
    double.manner = "closes";
    expect((await post("photo", "coats.jpg", photo)).status).toBe(503);
    expect(await kept()).toEqual(nothing);
  });

  test("takes a film once all of it was scanned", async () => {
    double.scanned.length = 0;
    expect((await post("film", "coats.mp4", film)).status).toBe(200);
    expect(double.scanned).toEqual([film.length]);
    expect(await kept()).toMatchObject({ states: [{ state: "waiting" }], rows: [{ name: "coats.mp4" }] });
  });
});

test("takes no more in a day than a person may upload, counted before anything is read", async () => {
  const before = await kept();
  await sql`update thank_yous set uploaded_on = current_date, uploaded_bytes = 5000::bigint * 1024 * 1024 - 100`.execute(
    db,
  );
  await sql`delete from login_attempts`.execute(db);
  const { status, body } = await post("photo", "coats.jpg", photo);
  expect([status, body.message]).toEqual([
    429,
    "This link has taken as much as it can today. Try again tomorrow.",
  ]);
  expect(await kept()).toEqual(before);
  await sql`update thank_yous set uploaded_on = current_date - 1`.execute(db);
  expect((await post("photo", "coats.jpg", photo)).status).toBe(200);
});

test("takes no more tries in a quarter of an hour than it should, before anything is read", async () => {
  await sql`delete from login_attempts`.execute(db);
  const statuses: number[] = [];
  const scanned: number[] = [];
  for (let nth = 0; nth < 12; nth += 1) {
    statuses.push((await post("photo", "coats.jpg", photo)).status);
    scanned.push(double.scanned.length);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  expect(scanned.slice(9)).toEqual([scanned[9], scanned[9], scanned[9]]);
});

test("takes no file while there is no room, and none is read", async () => {
  await sql`delete from login_attempts`.execute(db);
  const scanned = double.scanned.length;
  const full = vi.spyOn(services.storage, "isFull").mockResolvedValue(true);
  const { status } = await post("photo", "coats.jpg", photo);
  full.mockRestore();
  expect([status, double.scanned.length]).toEqual([507, scanned]);
});
