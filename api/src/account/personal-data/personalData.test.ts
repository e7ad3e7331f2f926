import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  personalDataEndpoints as data,
  securityLogEndpoints,
  teacherMediaEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { phonePhoto } from "../../../test/media.ts";
import { rows, sole } from "../../core/database.ts";
import { unzip } from "../../people/rostering/unzip.ts";
import { settleRefusals } from "../../people/security/noteRefusal.ts";

const kit = await buildApp();
const { call, db, folder, make, signInAs } = kit;
const boss = await signInAs("Super Admin");
const people = await signInAs("admin", { user_type: ["Constituents"] });
const site = await make.site({ name: "Lincoln" });
let count = 0;

/** A teacher with a photo. */
async function teacherWithPhoto(more: object = {}) {
  const teacher = await signInAs("Instructor", {
    school_ids: [site.id],
    first_name: "Ana",
    last_name: `Torres ${String.fromCodePoint(65 + count++)}x`,
    ...more,
  });
  const { status } = await call(teacherMediaEndpoints.create, {
    as: teacher,
    body: { school_id: site.id, caption: "<Kite> day" },
    file: { name: "kites.jpg", content: await phonePhoto() },
  });
  expect(status).toBe(201);
  return { teacher, name: `Ana Torres ${String.fromCodePoint(64 + count)}x` };
}
const erase = (id: number, body: object, as = people) =>
  call(data.erase, { as, params: { id }, body: { reason: "Asked for it", media: "keep", ...body } as never });
const photosOf = async (id: number) => {
  const { n } = await sole<{ n: number }>(
    db,
    sql`select count(*) as n from teacher_media where user_id = ${id}`,
  );
  return n;
};

test("everyone downloads what is kept about them, as a page, tables and files", async () => {
  const { teacher, name } = await teacherWithPhoto();
  const { status, bytes, headers } = await call(data.own, { as: teacher, query: { language: "es" } });
  expect([status, headers["content-type"]]).toEqual([200, "application/zip"]);
  expect(headers["content-disposition"]).toContain(`personal-data-${teacher.id}.zip`);
  const wanted = ["index.html", "profile.json", "media.csv", "1-kites.jpg", "sign-ins.csv"];
  const files = await unzip(bytes, wanted, "en");
  const page = String(files.get("index.html"));
  expect(page).toContain(`<title>Datos guardados sobre ${name}</title>`);
  expect(page).toContain("&lt;Kite&gt; day");
  expect(JSON.parse(String(files.get("profile.json")))).toMatchObject([
    { first_name: "Ana", email: teacher.email, role: "Instructor" },
  ]);
  expect(String(files.get("media.csv"))).toMatch(
    /^\uFEFFCuándo,Plantel,Descripción,.*\r\n.*Lincoln,<Kite> day/,
  );
  expect(files.get("1-kites.jpg")?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  expect(String(files.get("sign-ins.csv")).split("\r\n").length).toBeGreaterThan(2);
});

test("staff download it for people they manage, and the security log tells it without a name", async () => {
  const { teacher } = await teacherWithPhoto();
  expect((await call(data.export, { as: people, params: teacher })).status).toBe(200);
  expect((await call(data.export, { as: people, params: boss })).status).toBe(403);
  expect((await call(data.export, { as: boss, params: people })).status).toBe(200);
  await settleRefusals(db);
  const { body } = await call(securityLogEndpoints.list, {
    as: boss,
    query: { kind: "data_exported", sort: "id", order: "desc" },
  });
  expect(body.data.map(({ facts }) => facts["file"])).toContain(`personal-data-${teacher.id}.zip`);
});

test("asks for the password where it wasn't entered lately", async () => {
  const { teacher, name } = await teacherWithPhoto();
  const late = await signInAs("Super Admin");
  await sql`update logins set confirmed_until = now() where id = ${late.loginId}`.execute(db);
  const answers = [
    await call(data.own, { as: late }),
    await call(data.export, { as: late, params: teacher }),
    await erase(teacher.id, { name }, late),
  ];
  expect(answers.map(({ text }) => (JSON.parse(text) as { code?: string }).code)).toEqual(
    Array.from(answers, () => "confirm password"),
  );
});

test("erases an account that isn't deleted yet in one step, with its photos if staff choose so", async () => {
  const { teacher, name } = await teacherWithPhoto();
  const { file } = await sole<{ file: string }>(
    db,
    sql`select file from teacher_media where user_id = ${teacher.id}`,
  );
  const { body } = await call(data.preview, { as: people, params: teacher });
  expect(body.data).toMatchObject({ name, is_active: true, placeholder: `Former teacher ${teacher.id}` });
  const media = body.data.parts.find(({ title }) => title === "Photos and videos");
  expect(media).toEqual({ title: "Photos and videos", rows: 1, erasure: "chosen" });

  const wrong = await erase(teacher.id, { name: "Ana", media: "erase" });
  expect([wrong.status, wrong.body.errors?.[0]]).toEqual([
    422,
    { path: "name", msg: `Type the name exactly: ${name}` },
  ]);
  expect(await photosOf(teacher.id)).toBe(1);
  expect((await erase(teacher.id, { name: ` ${name.toUpperCase()} `, media: "erase" })).status).toBe(200);
  expect(await photosOf(teacher.id)).toBe(0);
  await expect.poll(() => existsSync(join(folder, "files", file.slice(0, 2), file))).toBe(false);
  const { archived_at, password_hash, email } = await sole<Record<string, unknown>>(
    db,
    sql`select archived_at, password_hash, email from users where id = ${teacher.id}`,
  );
  expect([archived_at !== null, password_hash, email]).toEqual([
    true,
    null,
    `erased-${teacher.id}@erased.invalid`,
  ]);
  expect((await call(data.own, { as: teacher })).status).toBe(401);
});

test("leaves another person of the same name alone", async () => {
  const names = { first_name: "Bea", last_name: "Quill" };
  const { teacher } = await teacherWithPhoto(names);
  await signInAs("Instructor", { school_ids: [site.id], ...names });
  await sql`insert into audit_log (action, entity, entity_id, name) values ('update', 'class', 1, 'Bea Quill at Lincoln')`.execute(
    db,
  );
  const { body } = await call(data.preview, { as: people, params: teacher });
  expect(body.data.shares_name).toBe(true);
  expect((await erase(teacher.id, { name: "Bea Quill" })).status).toBe(200);
  const { n } = await sole<{ n: number }>(
    db,
    sql`select count(*) as n from audit_log where name = 'Bea Quill at Lincoln'`,
  );
  expect(n).toBe(1);
});

test("leaves a school that is named after them alone", async () => {
  const { teacher } = await teacherWithPhoto({ first_name: "Ida", last_name: "Wells" });
  const named = await make.site({ name: "Ida Wells Elementary" });
  expect((await erase(teacher.id, { name: "Ida Wells" })).status).toBe(200);
  const { name } = await sole<{ name: string }>(db, sql`select name from sites where id = ${named.id}`);
  expect(name).toBe("Ida Wells Elementary");
});

test("takes name and email out of one text, and the email alone where names are kept", async () => {
  const { teacher } = await teacherWithPhoto({ first_name: "Zoë", last_name: "Ångström" });
  const { email } = teacher;
  const text = `ZOË  ÅNGSTRÖM <${email.toUpperCase()}> for Ångström, Zoë`;
  for (const entity of ["class", "site"])
    await sql`insert into audit_log (action, entity, entity_id, name, after)
      values ('update', ${entity}, 4711, ${text}, ${JSON.stringify({ note: `first\n${email}`, tags: ["Zoë Ångström"] })})`.execute(
      db,
    );
  expect((await erase(teacher.id, { name: "Zoë Ångström" })).status).toBe(200);
  const kept = await rows<Record<string, unknown>>(
    db,
    sql`select entity, name, after from audit_log where entity_id = 4711 order by entity`,
  );
  const former = `Former teacher ${teacher.id}`;
  const address = `erased-${teacher.id}@erased.invalid`;
  const note = `first\n${address}`;
  expect(kept).toEqual([
    { entity: "class", name: `${former} <${address}> for ${former}`, after: { note, tags: [former] } },
    {
      entity: "site",
      name: `ZOË  ÅNGSTRÖM <${address}> for Ångström, Zoë`,
      after: { note, tags: ["Zoë Ångström"] },
    },
  ]);
});

test("nobody erases themselves, and staff accounts are for unrestricted Super Admins", async () => {
  const own = await erase(boss.id, { name: "x" }, boss);
  expect([own.status, own.body.message]).toEqual([
    409,
    "You can't erase your own account. Ask another Super Admin.",
  ]);
  expect((await erase(boss.id, { name: "x" })).status).toBe(403);
  expect((await erase(99_999, { name: "x" })).status).toBe(404);
});

test("logs can't be rewritten but by an erasure", async () => {
  const set = sql`set_config('kindling.erasing', 'on', true)`;
  await expect(
    db.transaction().execute(async (tx) => {
      await sql`select ${set}`.execute(tx);
      await sql`update security_log set kind = 'another'`.execute(tx);
    }),
  ).rejects.toThrow(/only added to/);
  await expect(sql`update ledger_entries set reason = 'another'`.execute(db)).resolves.toBeDefined();
  const words = sql`select erase_words(${boss.id}, array['%a%'], 'a', 'b', '{}', 'c', 'd', '{}', '{}', '{}')`;
  await expect(words.execute(db)).rejects.toThrow(/is not being erased/);
});
