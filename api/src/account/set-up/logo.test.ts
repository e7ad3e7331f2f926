import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  fileEndpoints,
  paymentEndpoints,
  setUpEndpoints,
  systemEndpoints,
  teacherMediaEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { paymentWorld } from "../../../test/paymentWorld.ts";
import { rows } from "../../core/database.ts";
import { followOrganization, installedSettings, readChanges } from "./followOrganization.ts";
import { readBrand } from "./readBrand.ts";

const kit = await buildApp();
const { call, db, folder, make, services, signInAs } = kit;
const boss = await signInAs("Super Admin");

const painted = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#1a5fb4" }, limitInputPixels: false });
/** A PNG whose head is right and whose pixels can't be read. */
async function damaged(): Promise<Buffer> {
  const whole = await painted(60, 20).png().toBuffer();
  const at = whole.indexOf("IDAT") + 6;
  return Buffer.concat([whole.subarray(0, at), Buffer.alloc(8, 0xff), whole.subarray(at + 8)]);
}

const upload = async (name: string, content: Buffer, as = boss) =>
  (await call(fileEndpoints.upload, { as, file: { name, content } })).body.data.fileKey;
const save = (logo_key: string | null) => call(setUpEndpoints.save, { as: boss, body: { logo_key } });
const hashNow = async () =>
  /of=(\w+)/.exec((await call(systemEndpoints.constants)).body.data.brand.logo ?? "")?.[1];
const kept = (dataDir = folder) => readdir(join(dataDir, "logo")).catch(() => []);
/** What a process looks for twice a minute. */
const follow = async (settings = services.settings) => (await readChanges(settings, db))();

beforeEach(async () => {
  await save(null);
  await follow();
});

describe("a logo of PATCH /setUp", () => {
  test.each([
    ["PNG", "image/png", () => painted(1500, 300).png()],
    ["WebP", "image/png", () => painted(1500, 300).webp()],
    [
      "JPEG",
      "image/jpeg",
      () =>
        painted(1500, 300)
          .jpeg()
          .withExif({ IFD0: { Artist: "Ana Ortiz" } }),
    ],
  ])(
    "is drawn anew from %s, at most 1,000 pixels wide and without what was beside the pixels",
    async (kind, type, make) => {
      const content = await make().toBuffer();
      expect((await save(await upload(`logo.${kind.toLowerCase()}`, content))).status).toBe(200);
      const { bytes, headers } = await call(systemEndpoints.logo, { query: { of: await hashNow() } });
      expect(headers["content-type"]).toBe(type);
      const { width, height, exif } = await sharp(bytes).metadata();
      expect([width, height, exif]).toEqual([1000, 200, undefined]);
      expect((await readBrand(services.settings)).logo).toMatch(/^data:image\/(png|jpeg);base64,/);
    },
  );

  test.each([
    ["one that is damaged", damaged],
    ["one with more than 30 megapixels", () => painted(6000, 5100).png().toBuffer()],
  ])("is refused at its field if it is %s, and the former one stays", async (_what, make) => {
    await save(await upload("logo.png", await painted(60, 20).png().toBuffer()));
    const before = await hashNow();
    const { status, body } = await save(await upload("logo.png", await make()));
    const msg =
      "This picture can't be read, or has more than 30 megapixels. Save it again, smaller, as PNG or JPEG.";
    expect([status, body.errors]).toEqual([422, [{ path: "logo_key", msg }]]);
    expect([await hashNow(), await kept()]).toEqual([before, [`${before}.png`]]);
  });

  test("is refused as SVG", async () => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><rect width="60" height="20"/></svg>`;
    const key = await upload("logo.svg", Buffer.from(drawing)).catch(() => "no-such-key-as-this-one");
    expect((await save(key ?? "no-such-key-as-this-one")).status).toBe(422);
  });
});

const content = await painted(60, 20).png().toBuffer();

describe("a stored picture that isn't an upload for the logo", () => {
  const refused = [422, [{ path: "logo_key", msg: "Choose a picture from your device and upload it here." }]];
  const answerTo = async (key: string) => {
    const { status, body } = await save(key);
    return [status, body.errors];
  };

  test("of a class, and its preview, are refused, even to the person who uploaded them", async () => {
    const site = await make.site();
    const teacher = await signInAs("Instructor", { school_ids: [site.id], grade: "3" });
    const added = await call(teacherMediaEndpoints.create, {
      as: teacher,
      body: { school_id: site.id },
      file: { name: "kite.png", content },
    });
    expect(added.status).toBe(201);
    const ofClass = await rows<{ key: string }>(db, sql`select key from files where guard = 'signed'`);
    expect(ofClass.length).toBeGreaterThan(0);
    await sql`update files set user_id = ${boss.id} where guard = 'signed'`.execute(db);
    for (const { key } of ofClass) expect(await answerTo(key)).toEqual(refused);
    await sql`update files set guard = 'closed' where guard = 'signed'`.execute(db);
    for (const { key } of ofClass) expect(await answerTo(key)).toEqual(refused);
    expect(await kept()).toEqual([]);
  });

  test("of another person is refused", async () => {
    const other = await signInAs("Super Admin");
    expect(await answerTo(await upload("a.png", content, other))).toEqual(refused);
  });
});

describe("files of logos", () => {
  const setOne = async (width: number) => {
    await save(await upload("logo.png", await painted(width, 20).png().toBuffer()));
    return `${await hashNow()}.png`;
  };

  test("are kept for the logo and, until others have followed, the one before", async () => {
    const [first, second] = [await setOne(61), await setOne(62)];
    expect((await kept()).toSorted()).toEqual([first, second].toSorted());
    await follow();
    expect(await kept()).toEqual([second]);
    await save(null);
    await follow();
    expect(await kept()).toEqual([]);
  });

  test("are made anew at the start if they are cut off, and what is left over goes", async () => {
    const name = await setOne(63);
    const dataDir = join(folder, "machine");
    const place = (each: string) => join(dataDir, "logo", each);
    await mkdir(join(dataDir, "logo"), { recursive: true });
    for (const each of [name, "former.png", "half.png.1.part", "underway.png.2.part"])
      await writeFile(place(each), "cut");
    const old = new Date(Date.now() - 120_000);
    await utimes(place("half.png.1.part"), old, old);
    const settings = await followOrganization({ ...installedSettings(services.settings), dataDir }, db);
    expect((await kept(dataDir)).toSorted()).toEqual([name, "underway.png.2.part"].toSorted());
    expect(
      (await readFile(settings.brandLogo ?? "")).equals(await readFile(join(folder, "logo", name))),
    ).toBe(true);
  });

  test("need room: without, saving says so and changes nothing, and the portal starts without its logo", async () => {
    const name = await setOne(64);
    await save(null);
    await follow();
    const noRoom = (dataDir: string) =>
      symlink("/dev/full", join(dataDir, "logo", `${name}.${process.pid}.part`));
    await noRoom(folder);
    const key = await upload("logo.png", await painted(64, 20).png().toBuffer());
    expect((await save(key)).status).toBe(507);
    expect([await hashNow(), await kept()]).toEqual([undefined, []]);
    expect((await save(key)).status).toBe(200);

    const dataDir = join(folder, "full");
    await mkdir(join(dataDir, "logo"), { recursive: true });
    await noRoom(dataDir);
    const settings = await followOrganization({ ...installedSettings(services.settings), dataDir }, db);
    expect([settings.brandLogo, await kept(dataDir)]).toEqual([undefined, []]);
    await follow(settings);
    expect(existsSync(settings.brandLogo ?? "")).toBe(true);
  });
});

test("a damaged BRAND_LOGO leaves papers with the organization's name", async () => {
  const brandLogo = join(folder, "damaged.png");
  await writeFile(brandLogo, await damaged());
  const own = await buildApp({ brandLogo });
  expect(await readBrand(own.services.settings)).toEqual({ brand: "Kindling", logo: null, mark: false });
  const world = await paymentWorld(own);
  const { run, payment } = await world.approved();
  await world.send(run.id, [{ id: payment.id, reference: "No. 7" }]);
  const letter = await own.call(paymentEndpoints.letter, { as: world.proposer, params: { id: payment.id } });
  expect([letter.status, letter.bytes.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
  // What was damaged is mended: the next paper has it.
  await writeFile(brandLogo, await painted(60, 20).png().toBuffer());
  expect((await readBrand(own.services.settings)).logo).toMatch(/^data:image\/png;base64,/);
  await rm(brandLogo);
});
