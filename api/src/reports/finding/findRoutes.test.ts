import { findEndpoints } from "@kindling/contract";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";

// cspell:ignore marai okfor marria okafr oakwod scool xqzw
const { call, make, signInAs } = await buildApp();
const staff = await signInAs("Super Admin");
const [bright, other] = [
  await make.provider({ name: "Bright Days" }),
  await make.provider({ name: "Other Ways" }),
];
const oak = await make.site({ name: "Oakwood School", provider_id: bright.id });
const elm = await make.site({ name: "Old Oak Academy", provider_id: other.id });
const maria = await make.user({
  first_name: "Maria",
  last_name: "Okafor",
  email: "maria@oak.example",
  school_ids: [oak.id],
});
const mario = await make.user({ first_name: "Mario", last_name: "Oakes", school_ids: [elm.id] });
await make.charity({ name: "Oak Trees for All" });
await make.lead({ first_name: "Olga", last_name: "Oakham", organization: "Oak Grove" });

const find = async (text: string, as = staff, kind?: "user" | "site") => {
  const { status, body } = await call(findEndpoints.find, { as, body: { text, ...(kind && { kind }) } });
  expect(status).toBe(200);
  return body.data;
};
const names = async (...asked: Parameters<typeof find>) => (await find(...asked)).map(({ name }) => name);

test("people, places, charities and leads are found by one text, kind by kind", async () => {
  expect(await names("oak")).toEqual([
    "Mario Oakes",
    "Maria Okafor",
    "Oakwood School",
    "Old Oak Academy",
    "Olga Oakham",
    "Oak Trees for All",
  ]);
});

test("each tells what it is, and what tells it from others of that name", async () => {
  expect((await find("maria okafor"))[0]).toEqual({
    kind: "user",
    id: maria.id,
    name: "Maria Okafor",
    detail: "maria@oak.example",
    role: "Instructor",
  });
  expect((await find("oakwood"))[0]).toEqual({
    kind: "site",
    id: oak.id,
    name: "Oakwood School",
    detail: "Bright Days",
    role: null,
  });
});

test("all words have to be there, in any order, and the case doesn't matter", async () => {
  expect(await names("OAKES mario")).toEqual(["Mario Oakes"]);
  expect(await names("old oakwood")).toEqual([]);
});

test("letters swapped, left out or doubled still find who was meant", async () => {
  for (const text of ["marai okafor", "maria okfor", "marria okafr"])
    expect(await names(text)).toContain("Maria Okafor");
  expect(await names("oakwod scool")).toEqual(["Oakwood School"]);
  expect(await names("xqzw")).toEqual([]);
});

test("signs of patterns stand for themselves", async () => {
  expect(await names("%")).toEqual([]);
  expect(await names("_ak")).toEqual([]);
});

test("one kind alone has room for more of it", async () => {
  for (let n = 0; n < 14; n += 1) await make.site({ name: `Cedar ${n}` });
  expect(await names("cedar")).toHaveLength(5);
  expect(await names("cedar", staff, "site")).toHaveLength(12);
  expect((await find("oak", staff, "user")).map(({ id }) => id)).toEqual([mario.id, maria.id]);
});

test("leaders find what is theirs, and nobody finds what is archived or not for their groups", async () => {
  const leader = await signInAs("Site Leader", { school_ids: [oak.id] });
  expect(await names("oak", leader)).toEqual(expect.arrayContaining(["Maria Okafor", "Oakwood School"]));
  for (const hidden of ["Mario Oakes", "Old Oak Academy", "Olga Oakham"])
    expect(await names("oak", leader)).not.toContain(hidden);
  const provider = await signInAs("Provider Leader", { provider_id: other.id });
  expect(await names("oak", provider)).not.toContain("Maria Okafor");
  const curriculum = await signInAs("admin", { user_type: ["Curriculum"] });
  expect(await names("olga", curriculum)).toEqual([]);
});

test("a text is needed, and not too long a one", async () => {
  const empty = await call(findEndpoints.find, { as: staff, body: { text: "  " } });
  expect([empty.status, empty.body.errors?.[0]?.path]).toEqual([422, "text"]);
  const long = await call(findEndpoints.find, { as: staff, body: { text: "x".repeat(101) } });
  expect(long.body.errors?.[0]).toMatchObject({ path: "text", msg: expect.stringContaining("Search text") });
});
