import { sessionThemeEndpoints, sessionThemes } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { describeCrud } from "../../../test/describeCrud.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const [session, other] = [await make.session({ name: "Autumn" }), await make.session({ name: "Spring" })];
const ofItem = await make.sessionTheme();
await make.mindfulOpen({ session_theme_id: ofItem.id });
const ofSession = await make.sessionTheme();
await make.session({ theme_id: ofSession.id });

describeCrud(kit, sessionThemes, {
  endpoints: sessionThemeEndpoints,
  said: {
    added: "Session Theme added successfully!",
    updated: "Session Theme updated successfully!",
  },
  body: (n) => ({
    session_theme: `Listening ${String(n).padStart(4, "0")}`,
    start: "2026-09-10",
    end: `2026-09-${11 + (n % 15)}`,
    display_start: "2026-09-01",
    display_end: "2026-09-30",
    session_id: session.id,
  }),
  change: {
    body: { session_theme: "Sharing", display_start: "2026-08-31" },
    row: { session_theme: "Sharing", name: "Sharing", display_start: "2026-08-31" },
  },
  search: [
    { text: "Gratitude", hit: { session_theme: "Gratitude" } },
    { text: "spring", hit: { session_id: other.id } },
  ],
  filters: {
    sessions: { value: [other.id], hit: { session_id: other.id }, miss: {} },
    programs: { value: other.program_id, hit: { session_id: other.id }, miss: {} },
    state: {
      value: "past",
      hit: { end: "2026-09-11", display_end: "2026-09-14" },
      miss: { end: "2026-09-11", display_end: "2026-09-15" },
    },
    from: { value: "2026-10-02", hit: { end: "2026-10-02", display_end: "2026-10-02" }, miss: {} },
    to: {
      value: "2026-08-02",
      hit: { start: "2026-08-02", display_start: "2026-08-01" },
      miss: { start: "2026-08-03", display_start: "2026-08-01" },
    },
  },
  inUse: [
    { id: ofItem.id, by: "1 Mindfulness Open Form" },
    { id: ofSession.id, by: "1 Session" },
  ],
});

describe("POST /sessionTheme/add", () => {
  const add = async (dates: object) => {
    const as = await signInAs("admin", { user_type: ["Curriculum"] });
    const body = { session_theme: "Care", start: "2026-09-10", end: "2026-09-20", ...dates };
    return call(sessionThemeEndpoints.create, { as, body });
  };

  test("shows a theme on its own dates unless told", async () => {
    const own = { display_start: "2026-09-10", display_end: "2026-09-20" };
    expect((await add({})).body.data).toMatchObject(own);
    expect((await add({ display_start: "", display_end: null })).body.data).toMatchObject(own);
  });

  test.each([
    ["display_start", "2026-09-11"],
    ["display_end", "2026-09-19"],
  ])("refuses a %s that hides the theme on one of its days", async (field, date) => {
    const { status, body } = await add({ [field]: date });
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, [field]]);
  });
});

describe("PATCH /sessionTheme/update/{id}", () => {
  const patch = async (body: object) => {
    const as = await signInAs("Super Admin");
    const theme = await make.sessionTheme({ start: "2026-09-10", end: "2026-09-20" });
    return call(sessionThemeEndpoints.update, { as, params: { id: theme.id }, body: { ...body } });
  };

  test("refuses new dates that the display dates would not enclose", async () => {
    expect((await patch({ start: "2026-09-09" })).body.errors?.[0]?.path).toBe("display_start");
    expect((await patch({ end: "2026-09-21" })).body.errors?.[0]?.path).toBe("display_end");
    expect((await patch({ display_end: "2026-09-19" })).body.errors?.[0]?.path).toBe("display_end");
  });

  test("lets the display dates follow when they are emptied", async () => {
    const { body } = await patch({
      start: "2026-09-01",
      display_start: "",
      end: "2026-09-30",
      display_end: null,
    });
    expect(body.data).toMatchObject({ display_start: "2026-09-01", display_end: "2026-09-30" });
  });
});
