import { accountEndpoints, mostSavedViews, savedViewEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import type { SignedIn } from "../../../test/signInAs.ts";

const { call, db, signInAs } = await buildApp();
const screen = "/users/instructor";

const staff = await signInAs("Super Admin");
const save = async (as: SignedIn, name: string, more: object = {}) =>
  call(savedViewEndpoints.create, { as, body: { screen, name, query: "search=elm&sort=name", ...more } });
const namesOf = async (as: SignedIn, of = screen) =>
  (await call(savedViewEndpoints.ofScreen, { as, query: { screen: of } })).body.data.map(({ name }) => name);
const defaultsOf = async (as: SignedIn) => (await call(accountEndpoints.me, { as })).body.data.default_views;

describe("saved views", () => {
  test("are their owner's, of one screen, by name, and can be renamed, replaced and deleted", async () => {
    const leader = await signInAs("Provider Leader");
    await save(leader, "Silent");
    const made = (await save(leader, "Elm")).body.data;
    expect(made).toMatchObject({
      name: "Elm",
      query: "sort=name",
      shared_with: null,
      owner: { id: leader.id },
      is_default: false,
      can: ["update", "delete"],
    });
    expect(await namesOf(leader)).toEqual(["Elm", "Silent"]);
    expect(await namesOf(leader, "/charity")).toEqual([]);
    expect(await namesOf(staff)).toEqual([]);
    const params = { id: made.id };
    const renamed = await call(savedViewEndpoints.update, { as: leader, params, body: { name: "Oak" } });
    expect(renamed.body.data).toMatchObject({ name: "Oak", query: "sort=name" });
    const taken = await call(savedViewEndpoints.update, { as: leader, params, body: { name: "silent" } });
    expect([taken.status, taken.body.errors]).toEqual([
      409,
      [{ path: "name", msg: "You already have a view named “silent”. Choose another name." }],
    ]);
    expect((await call(savedViewEndpoints.remove, { as: leader, params })).status).toBe(200);
    expect(await namesOf(leader)).toEqual(["Silent"]);
  });

  test("are shared with a group of the one who shares, whose members can't change them", async () => {
    const charities = await signInAs("admin", { user_type: ["Charities"] });
    const colleague = await signInAs("admin", { user_type: ["Charities", "Reports"] });
    const other = await signInAs("admin", { user_type: ["Curriculum"] });
    const leader = await signInAs("Site Leader");
    const refused = await save(charities, "Ours", { shared_with: "Curriculum" });
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([422, "shared_with"]);
    expect((await save(leader, "Ours", { shared_with: "Charities" })).status).toBe(422);
    const { id } = (await save(charities, "Ours", { shared_with: "Charities" })).body.data;
    expect([
      await namesOf(colleague),
      await namesOf(staff),
      await namesOf(other),
      await namesOf(leader),
    ]).toEqual([["Ours"], ["Ours"], [], []]);
    const change = (as: SignedIn) =>
      call(savedViewEndpoints.update, { as, params: { id }, body: { name: "Mine" } });
    expect([(await change(colleague)).status, (await change(other)).status]).toEqual([403, 404]);
    expect((await call(savedViewEndpoints.remove, { as: staff, params: { id } })).status).toBe(403);
  });

  test("open their screen for those who chose them, as long as they see them", async () => {
    const owner = await signInAs("admin", { user_type: ["Curriculum", "Reports"] });
    const reader = await signInAs("admin", { user_type: ["Reports"] });
    const { id } = (await save(owner, "Reports", { shared_with: "Reports" })).body.data;
    const choose = (as: SignedIn, chosen: number | null, of = screen) =>
      call(savedViewEndpoints.setDefault, { as, body: { screen: of, id: chosen } });
    expect((await choose(reader, id)).body.message).toBe("This list now opens with “Reports”");
    expect([await defaultsOf(reader), await defaultsOf(owner)]).toEqual([{ [screen]: "sort=name" }, {}]);
    expect((await choose(reader, id, "/charity")).status).toBe(422);
    await call(savedViewEndpoints.update, { as: owner, params: { id }, body: { shared_with: null } });
    expect(await defaultsOf(reader)).toEqual({});
    expect((await choose(reader, id)).status).toBe(422);
    expect((await choose(owner, id)).status).toBe(200);
    expect((await choose(owner, null)).status).toBe(200);
    expect(await defaultsOf(owner)).toEqual({});
  });

  test("can't be saved twice under a name at the same moment, nor without limit", async () => {
    const leader = await signInAs("Provider Leader");
    const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await save(leader, "Twice")).status));
    expect(statuses.sort()).toEqual([201, 409, 409, 409]);
    await sql`insert into saved_views (owner_id, screen, name, query)
      select ${leader.id}, ${screen}, 'View ' || n, '' from generate_series(2, ${mostSavedViews}) n`.execute(
      db,
    );
    expect((await save(leader, "One more")).body.message).toBe(
      `You have ${mostSavedViews} views of this screen. Delete one first.`,
    );
  });
});
