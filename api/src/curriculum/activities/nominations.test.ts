import { classroomEndpoints, districtEndpoints, resourceEndpoints, resources } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { captionedFilms } from "../../../test/captionedFilms.ts";
import { describeCrud } from "../../../test/describeCrud.ts";
import { csv, importing } from "../../../test/importing.ts";
import type { SignedIn } from "../../../test/signInAs.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const { figures } = importing(kit);
const as = await signInAs("admin", { user_type: ["Curriculum"] });
const district = await make.district({ name: "Clear Lake" });
const program = await make.program();
const provider = await make.provider({ name: "Good Roots" });
const site = await make.site({
  name: "Lincoln",
  provider_id: provider.id,
  district_id: district.id,
  program_id: program.id,
});
const elsewhere = await make.site({ name: "Mapleton", program_id: program.id });
const teacher = await signInAs("Instructor", {
  school_ids: [site.id],
  grade: "3",
  first_name: "Zoe",
  last_name: "Hill",
});
const stranger = await signInAs("Instructor", { school_ids: [elsewhere.id], grade: "3" });
const [level, trait, theme, session] = [
  await make.level(),
  await make.trait(),
  await make.sessionTheme(),
  await make.session(),
];

const films = await captionedFilms(kit, "nomination");

describeCrud(kit, resources.nomination, {
  endpoints: resourceEndpoints.nomination,
  body: (n) => ({
    title: `Star of the month ${String(n).padStart(4, "0")}`,
    start: "2026-09-10",
    end: `2026-09-${15 + (n % 10)}`,
    max_per_class: 3,
    trait_id: trait.id,
    is_approved: true,
    user_ids: [teacher.id],
    school_ids: [site.id],
    provider_ids: [provider.id],
    district_ids: [district.id],
  }),
  change: {
    body: { title: "Kind friend", max_per_class: 2, school_ids: [elsewhere.id], user_ids: [] },
    row: {
      title: "Kind friend",
      name: "Kind friend",
      max_per_class: 2,
      schools: [{ id: elsewhere.id, name: "Mapleton" }],
      users: [],
      providers: [{ id: provider.id, name: "Good Roots" }],
    },
  },
  search: [{ text: "Starfish", hit: { title: "Starfish" } }],
  filters: {
    levels: { value: level.id, hit: { level_id: level.id }, miss: {} },
    traits: { value: trait.id, hit: {}, miss: { trait_id: null } },
    session_themes: { value: theme.id, hit: { session_theme_id: theme.id }, miss: {} },
    sessions: { value: session.id, hit: { session_id: session.id }, miss: {} },
    programs: { value: 999_999_999, hit: {}, miss: { session_id: session.id } },
    state: { value: "draft", hit: { is_approved: false }, miss: {} },
    captions: { value: "none", hit: { video_url: films.none }, miss: {} },
    is_active: { value: false, hit: { is_active: false }, miss: {} },
    is_approved: { value: false, hit: { is_approved: false }, miss: {} },
    from: { value: "2026-12-01", hit: { end: "2026-12-01" }, miss: {} },
    to: { value: "2026-09-09", hit: { start: "2026-09-09" }, miss: {} },
  },
});

const sound = { title: "Star", start: "2026-09-01", end: "2026-09-30", is_approved: true };
const add = async (body: object = {}) => {
  const answer = await call(resourceEndpoints.nomination.create, { as, body: { ...sound, ...body } });
  return answer;
};

describe("POST /studentNomanation/add", () => {
  test("is for everybody, once a class, and asks why unless told otherwise", async () => {
    const { data } = (await add()).body;
    expect(data).toMatchObject({ max_per_class: 1, users: [], schools: [], providers: [], districts: [] });
    expect(data.questions).toEqual([
      { id: "reason", label: "Why was this student chosen?", kind: "long_text", required: false },
    ]);
  });

  test.each([0, 1.5, "three", 101, null])("refuses %j nominations per class", async (max_per_class) => {
    const { status, body } = await add({ max_per_class });
    expect([status, body.errors?.[0]?.path]).toEqual([422, "max_per_class"]);
  });
});

const somebody = await make.user();

describe("the audience of a nomination form", () => {
  const sees = async (who: SignedIn, id: number) => {
    const { data } = (await call(classroomEndpoints.curriculumData, { as: who })).body;
    return data.some((item) => item.id === id && item.type === "student_nomination_form");
  };
  const preview = async (id: number, query: object) => {
    const { data } = (
      await call(resourceEndpoints.nomination.preview, { as, params: { id }, query: { ...query } })
    ).body;
    return data;
  };
  const audiences: [string, object][] = [
    ["instructors", { user_ids: [teacher.id] }],
    ["sites", { school_ids: [site.id] }],
    ["providers", { provider_ids: [provider.id] }],
    ["districts", { district_ids: [district.id] }],
    ["a site and somebody elsewhere", { school_ids: [site.id], user_ids: [somebody.id] }],
  ];

  test.each(audiences)(
    "named %s see it, in class and preview alike, and nobody else does",
    async (_, body) => {
      const { id } = (await add(body)).body.data;
      expect([await sees(teacher, id), await sees(stranger, id)]).toEqual([true, false]);
      expect(await preview(id, { school_id: site.id, user_id: teacher.id })).toMatchObject({
        seen: true,
        why: [],
      });
      expect(await preview(id, { school_id: elsewhere.id, user_id: stranger.id })).toMatchObject({
        seen: false,
        why: ["It's for other instructors or sites"],
      });
      expect((await preview(id, {})).seen).toBe(true);
    },
  );

  test("nobody named: everybody sees it", async () => {
    const { id } = (await add()).body.data;
    expect([await sees(teacher, id), await sees(stranger, id)]).toEqual([true, true]);
  });

  test("a preview for a site takes its program, and for an instructor their grade", async () => {
    const other = await make.session();
    const away = (await add({ session_id: other.id })).body.data;
    expect((await preview(away.id, { school_id: site.id })).why).toEqual([
      "Its session belongs to another program",
    ]);
    const older = await make.level({ grade: ["7"] });
    const high = (await add({ level_id: older.id })).body.data;
    expect((await preview(high.id, { user_id: teacher.id })).why).toEqual([
      "Its level doesn't include this grade",
    ]);
  });

  test("an item tells how many a class may name, and is answered only when so many are", async () => {
    const { id } = (await add({ max_per_class: 2 })).body.data;
    const item = async () => {
      const { data } = (await call(classroomEndpoints.curriculumData, { as: teacher })).body;
      return data.find((each) => each.id === id);
    };
    const nominate = () => make.response({ object_id: id, user_id: teacher.id, school_id: site.id });
    await nominate();
    expect(await item()).toMatchObject({ answered: false, details: { max_per_class: 2 } });
    await nominate();
    expect((await item())?.answered).toBe(true);
  });

  test("holds on to the district it is for", async () => {
    const { id } = await make.district();
    await add({ district_ids: [id] });
    const { status, body } = await call(districtEndpoints.remove, {
      as: await signInAs("Super Admin"),
      params: { id },
    });
    expect([status, body.message]).toEqual([
      409,
      expect.stringMatching(/^District is still used by 1 Student Nomination Form \(.+\)$/),
    ]);
  });
});

test("POST /studentNomanation/bulkImport takes the audience of a form by name", async () => {
  const file = csv([
    ["Title", "Start", "End", "Sites", "Districts", "Nominations per Class"],
    ["Helping hands", "2026-09-01", "2026-09-30", "Lincoln; Mapleton", "Clear Lake", 2],
  ]);
  expect((await figures(resourceEndpoints.nomination.import, file, { as })).figures).toEqual([1, 0, 0]);
  const { data } = (await call(resourceEndpoints.nomination.list, { as, query: { search: "Helping hands" } }))
    .body;
  expect(data).toMatchObject([
    {
      max_per_class: 2,
      schools: [{ name: "Lincoln" }, { name: "Mapleton" }],
      districts: [{ id: district.id }],
    },
  ]);
});
