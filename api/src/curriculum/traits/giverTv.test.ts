import { giverTv, giverTvEndpoints, traitEndpoints } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { captionedFilms } from "../../../test/captionedFilms.ts";
import { describeCrud } from "../../../test/describeCrud.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const dates = { start: "2026-09-01", end: "2026-09-30" };
const [trait, other] = [
  await make.trait({ ...dates, title: "Patience" }),
  await make.trait({ ...dates, title: "Courage" }),
];
const staff = await signInAs("admin", { user_type: ["Curriculum"] });
const url = "https://vimeo.com/76979871";

const films = await captionedFilms(kit, "episode");

describeCrud(kit, giverTv, {
  endpoints: giverTvEndpoints,
  body: (n) => ({
    name: `Episode ${String(n).padStart(4, "0")}`,
    trait_id: trait.id,
    trait_opening_url: url,
    position: n % 20,
    start: "2026-09-01",
    end: `2026-09-${16 + (n % 14)}`,
  }),
  change: {
    body: { name: "Finale", start: "", end: null },
    row: { name: "Finale", start: null, end: null, shown_from: "2026-09-01", shown_until: "2026-09-30" },
  },
  search: [
    { text: "lemonade", hit: { name: "The lemonade stand" } },
    { text: "courage", hit: { trait_id: other.id } },
  ],
  filters: {
    traits: { value: other.id, hit: { trait_id: other.id }, miss: {} },
    state: { value: "past", hit: { end: "2026-09-14" }, miss: {} },
    captions: { value: "complete", hit: { trait_opening_url: films.complete }, miss: {} },
    from: { value: "2026-10-01", hit: { end: "2026-10-01" }, miss: {} },
    to: { value: "2026-08-31", hit: { start: "2026-08-31" }, miss: {} },
  },
});

describe("POST /giverTv/add", () => {
  test("puts an episode that names no place last, and shows it on its trait's days", async () => {
    const { id: trait_id } = await make.trait(dates);
    const add = async (name: string) =>
      (await call(giverTvEndpoints.create, { as: staff, body: { name, trait_id, trait_opening_url: url } }))
        .body.data;
    expect([(await add("one")).position, (await add("two")).position]).toEqual([0, 1]);
    expect(await add("three")).toMatchObject({
      shown_from: dates.start,
      shown_until: dates.end,
      state: "live",
    });
    const { videos } = (await call(traitEndpoints.get, { as: staff, params: { id: trait_id } })).body.data;
    expect(videos.map(({ name }) => name)).toEqual(["one", "two", "three"]);
  });

  test("refuses what is no web address and no file of ours", async () => {
    for (const trait_opening_url of ["javascript:alert(1)", "/etc/passwd", "ftp://videos.example/a"]) {
      const { status, body } = await call(giverTvEndpoints.create, {
        as: staff,
        body: { name: "Odd", trait_id: trait.id, trait_opening_url },
      });
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, ["trait_opening_url"]]);
    }
  });
});

describe("an episode's trait", () => {
  const versionOf = async (id: number) =>
    (await call(traitEndpoints.get, { as: staff, params: { id } })).body.data.version;

  test("counts as changed when an episode is added, changed, moved or deleted", async () => {
    const [from, to] = [await make.trait(dates), await make.trait(dates)];
    const { id } = (
      await call(giverTvEndpoints.create, {
        as: staff,
        body: { name: "one", trait_id: from.id, trait_opening_url: url },
      })
    ).body.data;
    expect(await versionOf(from.id)).toBe(2);
    await call(giverTvEndpoints.update, { as: staff, params: { id }, body: { name: "first" } });
    expect(await versionOf(from.id)).toBe(3);
    await call(giverTvEndpoints.update, { as: staff, params: { id }, body: { trait_id: to.id } });
    expect([await versionOf(from.id), await versionOf(to.id)]).toEqual([4, 2]);
    await call(giverTvEndpoints.remove, { as: staff, params: { id } });
    expect(await versionOf(to.id)).toBe(3);
  });
});

describe("POST /giverTv/bulkImport", () => {
  test("finds traits by their title and puts each row last", async () => {
    const { id, title } = await make.trait({ ...dates, title: "Gratitude" });
    const content = Buffer.from(
      `Name,Character Trait,Video,Position\nThe kite,${title},${url},\nThe boat,${title},${url},5\n`,
    );
    const { status, body } = await call(giverTvEndpoints.import, {
      as: staff,
      file: { field: "file", name: "episodes.csv", content },
    });
    expect([status, body.errors ?? body.data]).toEqual([200, expect.objectContaining({ created: 2 })]);
    const { data } = (
      await call(giverTvEndpoints.list, { as: staff, query: { traits: String(id), sort: "position" } })
    ).body;
    expect(data.map(({ name, position }) => [name, position])).toEqual([
      ["The kite", 0],
      ["The boat", 5],
    ]);
  });
});
