import { fileCategories, fileCategoryEndpoints, pageCategories } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { describeCrud } from "../../../test/describeCrud.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const used = await make.fileCategory();
await make.pageFile({ file_category_id: used.id });

describeCrud(kit, fileCategories, {
  endpoints: fileCategoryEndpoints,
  body: (n) => ({ name: `Letters ${String(n).padStart(4, "0")}`, page: "FAMILY CONNECTION" }),
  change: { body: { page: "" }, row: { page: null } },
  search: [{ text: "Guides", hit: { name: "Guides" } }],
  filters: { pages: { value: "ANNOUNCMENTS", hit: { page: "ANNOUNCMENTS" }, miss: {} } },
  unique: ["name"],
  inUse: [{ id: used.id, by: "1 Page File" }],
});

describe("GET /fileCategory", () => {
  test("counts the files of each", async () => {
    const as = await signInAs("admin", { user_type: ["Page Files"] });
    const { data } = (await call(fileCategoryEndpoints.get, { as, params: { id: used.id } })).body;
    expect(data.file_count).toBe(1);
  });

  test("takes every page the specification names, and no other", async () => {
    const as = await signInAs("admin", { user_type: ["Page Files"] });
    for (const page of pageCategories) {
      const { body } = await call(fileCategoryEndpoints.create, { as, body: { name: `For ${page}`, page } });
      expect(body.data.page).toBe(page);
    }
    const wrong = await call(fileCategoryEndpoints.create, {
      as,
      body: { name: "Odd", page: "ANNOUNCEMENTS" as "ANNOUNCMENTS" },
    });
    expect([wrong.status, wrong.body.errors?.[0]?.path]).toEqual([422, "page"]);
  });
});

describe("POST /fileCategory/bulkImport", () => {
  test("takes a file of names and pages", async () => {
    const as = await signInAs("admin", { user_type: ["Page Files"] });
    const content = Buffer.from("Name,Page\nWall charts,PUZZLES\nOther things,\n");
    const file = { field: "file", name: "categories.csv", content };
    const { body } = await call(fileCategoryEndpoints.import, { as, file });
    expect(body.data).toMatchObject({ created: 2 });
    const { data } = (await call(fileCategoryEndpoints.list, { as, query: { search: "Wall charts" } })).body;
    expect(data).toMatchObject([{ name: "Wall charts", page: "PUZZLES", file_count: 0 }]);
  });
});
