import { siteEndpoints, userEndpoints } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const staff = await signInAs("Super Admin");

const names = async (search: string) =>
  (await call(siteEndpoints.list, { as: staff, query: { search } })).body.data.map(({ name }) => name);

describe("search", () => {
  test("looks for every word, in any of the fields, in any order", async () => {
    const provider = await make.provider({ name: "Bright Futures" });
    await make.site({ name: "Lincoln Elementary", provider_id: provider.id });
    await make.site({ name: "Lincoln High" });
    expect(await names("lincoln")).toEqual(["Lincoln Elementary", "Lincoln High"]);
    expect(await names("bright lincoln")).toEqual(["Lincoln Elementary"]);
    expect(await names("elem linc")).toEqual(["Lincoln Elementary"]);
    expect(await names("lincoln futures nothing")).toEqual([]);
    expect(await names("   ")).toHaveLength(2);
  });

  test("takes the signs of patterns for themselves", async () => {
    await make.site({ name: "100% Kind_ness \\ Hill" });
    for (const search of ["100%", "kind_ness", "\\", "% _"]) {
      expect(await names(search)).toEqual(["100% Kind_ness \\ Hill"]);
    }
    expect(await names("1__%")).toEqual([]);
    expect(await names("'; drop table sites; --")).toEqual([]);
  });
});

describe("a list", () => {
  test("shows each row once over all its pages, also when the sort holds the same or nothing for many", async () => {
    const school = await make.site();
    for (let count = 0; count < 9; count++)
      await make.user({ school_ids: [school.id], grade: count % 2 ? "1" : null });
    const pageOf = async (query: object) => {
      const { data, meta } = (
        await call(userEndpoints.list, { as: staff, query: { ...query, sort: "grade", schools: school.id } })
      ).body;
      expect(meta.total).toBe(9);
      return data.map(({ id, grade }) => ({ id, grade }));
    };
    for (const order of ["asc", "desc"]) {
      const whole = await pageOf({ order });
      expect(whole.map(({ grade }) => grade)).toEqual(["1", "1", "1", "1", null, null, null, null, null]);
      for (const rows of [1, 2, 4, 5, 9]) {
        const seen = [];
        for (let page = 0; page * rows < 9; page++) seen.push(...(await pageOf({ order, rows, page })));
        expect(seen).toEqual(whole);
      }
      expect(await pageOf({ order, rows: 2, page: 5 })).toEqual([]);
    }
  });

  test("puts names in order as people do it, whatever their case and accents", async () => {
    const school = await make.site();
    for (const last_name of ["Zorn", "de la Cruz", "Álvarez", "Baker", "baker", "Ángel", "Alba"])
      await make.user({ school_ids: [school.id], last_name });
    const query = { sort: "last_name", schools: school.id };
    const { data } = (await call(userEndpoints.list, { as: staff, query })).body;
    expect(data.map(({ last_name }) => last_name)).toEqual([
      "Alba",
      "Álvarez",
      "Ángel",
      "baker",
      "Baker",
      "de la Cruz",
      "Zorn",
    ]);
  });

  test("takes an empty filter for none, and refuses one that is no list of ids", async () => {
    const all = (await call(siteEndpoints.list, { as: staff })).body.meta.total;
    const empty = { providers: "", districts: "", is_active: "", search: "" };
    expect((await call(siteEndpoints.list, { as: staff, query: empty })).body.meta.total).toBe(all);
    for (const providers of ["1,x", "1;2", "-1", "1,,2", "1.5", "99999999999"]) {
      const { status, body } = await call(siteEndpoints.list, { as: staff, query: { providers } });
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, ["providers"]]);
    }
  });
});
