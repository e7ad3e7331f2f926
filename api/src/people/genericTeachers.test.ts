import { genericTeacherEndpoints, genericTeachers, siteEndpoints } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { describeCrud } from "../../test/describeCrud.ts";
import { csv, importing } from "../../test/importing.ts";
import type { SignedIn } from "../../test/signInAs.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const { badCells, figures } = importing(kit);
const [site, other] = [await make.site({ name: "Lincoln" }), await make.site({ name: "Mapleton" })];

describeCrud(kit, genericTeachers, {
  endpoints: genericTeacherEndpoints,
  body: (n) => ({
    name: `Ms. Rivera ${String(n).padStart(4, "0")}`,
    school_id: site.id,
    grade: n % 3 ? "3" : "",
    email: n % 2 ? `rivera${n}@school.example` : "",
    is_active: true,
  }),
  change: {
    body: { grade: "K", school_id: other.id },
    row: { grade: "K", school: { id: other.id, name: "Mapleton" } },
  },
  search: [
    { text: "Okafor", hit: { name: "Mr. Okafor" } },
    { text: "odd.address@", hit: { email: "odd.address@school.example" } },
    { text: "mapleton", hit: { school_id: other.id } },
  ],
  filters: {
    schools: { value: [other.id], hit: { school_id: other.id }, miss: { school_id: site.id } },
    is_active: { value: false, hit: { is_active: false }, miss: { is_active: true } },
  },
  said: {
    added: "Generic Teachers added successfully!",
    updated: "Generic Teachers updated successfully!",
  },
});

const add = async (body: object) => {
  const as = await signInAs("admin", { user_type: ["Constituents"] });
  return call(genericTeacherEndpoints.create, { as, body: { ...body } });
};

describe("POST /genericTeacher/add", () => {
  test("refuses a name that the site has, whatever its case, and lets another site have it", async () => {
    expect((await add({ name: "Mx. Stone", school_id: site.id })).status).toBe(201);
    expect((await add({ name: "Mx. Stone", school_id: other.id })).status).toBe(201);
    const again = await add({ name: "MX. STONE", school_id: site.id });
    expect([again.status, again.body.errors?.map(({ path }) => path)]).toEqual([409, ["name"]]);
  });

  test("refuses a grade there is none of", async () => {
    const { status, body } = await add({ name: "Mr. High", school_id: site.id, grade: "13" });
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, ["grade"]]);
  });
});

describe("GET /genericTeacher/allGeneric", () => {
  test("answers a site's active ones by name, to its Instructors, its leaders and Constituents", async () => {
    const place = await make.site();
    for (const [name, is_active] of [
      ["Ms. Young", true],
      ["Mr. Abe", true],
      ["Ms. Gone", false],
    ] as const) {
      await make.genericTeacher({ name, is_active, school_id: place.id, grade: "2" });
    }
    await make.genericTeacher();
    for (const as of [
      await signInAs("Instructor", { school_ids: [place.id] }),
      await signInAs("Site Leader", { school_ids: [place.id] }),
      await signInAs("admin", { user_type: ["Constituents"] }),
    ]) {
      const { status, body } = await call(genericTeacherEndpoints.ofSite, {
        as,
        query: { school_id: place.id },
      });
      expect([status, body.data.map(({ name, grade }) => [name, grade])]).toEqual([
        200,
        [
          ["Mr. Abe", "2"],
          ["Ms. Young", "2"],
        ],
      ]);
    }
  });

  test("answers without a site all that the caller may see, and which site each belongs to", async () => {
    const { id: provider_id } = await make.provider();
    const [first, second, other] = [
      await make.site({ provider_id }),
      await make.site({ provider_id }),
      await make.site(),
    ];
    const ids: number[] = [];
    for (const { id } of [first, second, other]) ids.push((await make.genericTeacher({ school_id: id })).id);
    await make.genericTeacher({ school_id: first.id, is_active: false });
    const seenBy = async (as: SignedIn) => {
      const { status, body } = await call(genericTeacherEndpoints.ofSite, { as });
      expect(status).toBe(200);
      return body.data.filter(({ id }) => ids.includes(id)).map(({ school }) => school.id);
    };
    expect(await seenBy(await signInAs("Instructor", { school_ids: [first.id, other.id] }))).toEqual([
      first.id,
      other.id,
    ]);
    expect(await seenBy(await signInAs("Site Leader", { school_ids: [second.id] }))).toEqual([second.id]);
    const both = [first.id, second.id];
    expect((await seenBy(await signInAs("Provider Leader", { provider_id }))).sort()).toEqual(both);
    const staff = await signInAs("admin", { user_type: ["Constituents"] });
    expect((await seenBy(staff)).sort()).toEqual([...both, other.id]);
  });

  test("wants a site that there is", async () => {
    const as = await signInAs("Super Admin");
    for (const query of [{ school_id: 2_000_000_000 }, { school_id: "x" }]) {
      const { status, body } = await call(genericTeacherEndpoints.ofSite, { as, query });
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, ["school_id"]]);
    }
  });
});

test("POST /genericTeacher/bulkImport knows a row by its name and its site", async () => {
  const as = await signInAs("admin", { user_type: ["Constituents"] });
  const place = await make.site({ name: "Import Hill" });
  const rows = (grade: string) =>
    csv([
      ["Name", "Site", "Grade"],
      ["Ms. One", "Import Hill", grade],
      ["Ms. Two", "Import Hill", "4"],
    ]);
  const imported = async (grade: string, query: object = {}) =>
    (await figures(genericTeacherEndpoints.import, rows(grade), { as, query: { ...query } })).figures;
  expect(await imported("3")).toEqual([2, 0, 0]);
  expect(await imported("5", { mode: "upsert" })).toEqual([0, 1, 1]);
  const { body } = await call(genericTeacherEndpoints.list, { as, query: { schools: place.id } });
  expect(body.data.map(({ name, grade }) => [name, grade])).toEqual([
    ["Ms. One", "5"],
    ["Ms. Two", "4"],
  ]);
  const again = await badCells(genericTeacherEndpoints.import, rows("5"), { as });
  expect(again.map(([row]) => row)).toEqual([2, 3]);
});

test("DELETE /school/delete/{id} is refused while generic teachers belong to the site", async () => {
  const as = await signInAs("Super Admin");
  const place = await make.site();
  const teacher = await make.genericTeacher({ school_id: place.id });
  const remove = () => call(siteEndpoints.remove, { as, params: { id: place.id } });
  const refused = await remove();
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringMatching(/^Site is still used by 1 Generic Teacher \(.+\)$/),
  ]);
  await call(genericTeacherEndpoints.remove, { as, params: { id: teacher.id } });
  expect((await remove()).status).toBe(200);
});
