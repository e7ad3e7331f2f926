import {
  auditLogEndpoints,
  districtEndpoints,
  importEndpoints,
  sessionThemeEndpoints,
  siteEndpoints,
  userEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { csv, importing } from "../../../test/importing.ts";
import type { SignedIn } from "../../../test/signInAs.ts";

const kit = await buildApp();
const { call, make, signInAs, db } = kit;
const { figures } = importing(kit);
const staff = await signInAs("Super Admin");
const site = await make.site({ name: "Lincoln" });
const other = await make.site({ name: "Mapleton" });

const header = ["First name", "Last name", "Email", "Site"];
let count = 0;
const teacher = () => ["Ana", "Lopez", `undo${++count}@import.example`, "Lincoln"];
const undo = async (id: number, as: SignedIn = staff) => {
  const { status, body } = await call(importEndpoints.undo, { as, params: { id } });
  return { status, ...body.data, message: body.message };
};
const find = async (email: string | undefined) =>
  (await call(userEndpoints.list, { as: staff, query: { search: email } })).body.data[0];

describe("POST /import/{id}/undo", () => {
  test("removes people that an import created, so that the file can be imported again", async () => {
    const rows = [teacher(), teacher(), teacher()];
    const { id } = await figures(userEndpoints.import, csv([header, ...rows]), { as: staff });
    expect(await undo(id)).toMatchObject({ status: 200, undone: 3, spared: [], revoked: 3 });
    expect(await find(rows[0]?.[2])).toBeUndefined();
    const shown = await call(importEndpoints.get, { as: staff, params: { id: String(id) } });
    expect(shown.body.data).toMatchObject({ state: "undone", can: [] });
    expect((await undo(id)).status).toBe(409);
    const again = await figures(userEndpoints.import, csv([header, ...rows]), { as: staff });
    expect(again.figures).toEqual([3, 0, 0]);
  });

  test("gives rows it changed what they had, places and all", async () => {
    const user = await make.user({
      first_name: "Before",
      email: "restore@x.example",
      school_ids: [site.id],
      grade: "2",
    });
    const before = await find("restore@x.example");
    const content = csv([
      ["Email", "First name", "Site", "Grade"],
      ["restore@x.example", "After", "Mapleton", ""],
    ]);
    const query = { mode: "upsert", confirm: true };
    const { id } = await figures(userEndpoints.import, content, { as: staff, query });
    expect(await find("restore@x.example")).toMatchObject({
      first_name: "After",
      grade: null,
      school: [{ id: other.id }],
    });
    expect((await undo(id)).undone).toBe(1);
    const { version, updated_at, ...rest } = before ?? {};
    expect(await find("restore@x.example")).toMatchObject(rest);
    expect([version, updated_at]).not.toContain((await find("restore@x.example"))?.version);
    expect(user.id).toBe(before?.id);
  });

  test("spares and names who was changed since, and who has set a password", async () => {
    const rows = [teacher(), teacher(), teacher()];
    const { id } = await figures(userEndpoints.import, csv([header, ...rows]), { as: staff });
    const [changed, active] = [await find(rows[0]?.[2]), await find(rows[1]?.[2])];
    const sent = { as: staff, params: { id: changed?.id ?? 0 }, body: { first_name: "Changed" } };
    await call(userEndpoints.updateInstructor, sent);
    await sql`update users set password_hash = 'x', version = version + 1 where id = ${active?.id}`.execute(
      db,
    );
    expect(await undo(id)).toMatchObject({
      undone: 1,
      spared: [
        { id: changed?.id, name: "Changed Lopez", reason: "changed since" },
        { id: active?.id, name: "Ana Lopez", reason: "changed since" },
      ],
      message: "1 row undone, 2 kept. 1 invitation was revoked",
    });
    expect(await find(rows[0]?.[2])).toMatchObject({ first_name: "Changed" });
    expect(await find(rows[2]?.[2])).toBeUndefined();
  });

  test("spares rows that others use by now, and takes back the rest", async () => {
    const provider = await make.provider({ name: "North" });
    await make.program({ name: "Kind" });
    const names = ["One", "Two", "Three", "Four", "Five"];
    const content = csv([["Name", "Provider", "Program"], ...names.map((name) => [name, "North", "Kind"])]);
    const { id } = await figures(siteEndpoints.import, content, { as: staff });
    const sites = async () =>
      (await call(siteEndpoints.list, { as: staff, query: { providers: provider.id } })).body.data;
    const three = (await sites())[2];
    await make.user({ school_ids: [three?.id ?? 0] });
    const result = await undo(id);
    expect(result).toMatchObject({ undone: 4, spared: [{ id: three?.id, name: "Three" }] });
    expect(result.spared?.[0]?.reason).toContain("used");
    expect((await sites()).map(({ name }) => name)).toEqual(["Three"]);
  });

  test("spares a row whose old name somebody else has taken meanwhile", async () => {
    const user = await make.user({ email: "wanted@x.example", external_id: "W-1", school_ids: [site.id] });
    const content = csv([
      ["External ID", "Email"],
      ["W-1", "moved@x.example"],
    ]);
    const { id } = await figures(userEndpoints.import, content, { as: staff, query: { mode: "upsert" } });
    await make.user({ email: "wanted@x.example", school_ids: [site.id] });
    expect(await undo(id)).toMatchObject({ status: 200, undone: 0, spared: [{ id: user.id }] });
  });

  test("erases rows that are not archived", async () => {
    const content = csv([
      ["Session theme", "Start", "End"],
      ["Undone", "2026-09-01", "2026-09-05"],
    ]);
    const { id } = await figures(sessionThemeEndpoints.import, content, { as: staff });
    expect((await undo(id)).undone).toBe(1);
    const { rows } = await sql`select id from session_themes where session_theme = 'Undone'`.execute(db);
    expect(rows).toEqual([]);
  });

  test("leaves its own entries in the audit log beside those of the import", async () => {
    const row = teacher();
    const { id } = await figures(userEndpoints.import, csv([header, row]), { as: staff });
    const entity_id = (await find(row[2]))?.id;
    await undo(id);
    const query = { entity: "user", entity_id };
    const { data } = (await call(auditLogEndpoints.list, { as: staff, query })).body;
    expect(
      data.map(({ action, before, after, can }) => [action, Boolean(before), Boolean(after), can]),
    ).toEqual([
      ["import", false, true, []],
      ["undo", true, false, ["restore"]],
    ]);
  });

  test("does not give who may not touch staff a way to touch them", async () => {
    const content = csv([
      ["First name", "Last name", "Email", "Role", "Permissions"],
      ["Ana", "Ruler", "ruler@import.example", "Super Admin", ""],
      ["Ana", "Admin", "admin@import.example", "admin", "Reports"],
    ]);
    const { id } = await figures(userEndpoints.import, content, { as: staff });
    const restricted = await signInAs("admin");
    expect(await undo(id, restricted)).toMatchObject({
      undone: 0,
      spared: [{ name: "Ana Ruler" }, { name: "Ana Admin" }],
    });
    expect(await find("ruler@import.example")).toBeDefined();
  });

  test("is of no use for ending oneself", async () => {
    const content = csv([
      ["Email", "Role", "Permissions"],
      ["self@import.example", "Super Admin", ""],
    ]);
    const self = await signInAs("admin", { email: "self@import.example" });
    const { id } = await figures(userEndpoints.import, content, { as: staff, query: { mode: "upsert" } });
    const { rows } = await sql<{ id: string }>`insert into logins (id, user_id, expires_at)
      values ('again', ${self.id}, now() + interval '1 hour') returning id`.execute(db);
    expect(rows).toHaveLength(1);
    await sql`update logins set ended_at = null where id = ${self.loginId}`.execute(db);
    expect(await undo(id, self)).toMatchObject({ undone: 0, spared: [{ id: self.id }] });
    expect(await find("self@import.example")).toMatchObject({ role: { name: "Super Admin" } });
  });

  test("ends the sign-ins of people whose role it restores", async () => {
    const person = await signInAs("Instructor", { email: "role@import.example", school_ids: [site.id] });
    const content = csv([
      ["Email", "Role", "Site"],
      ["role@import.example", "Site Leader", "Lincoln"],
    ]);
    const { id } = await figures(userEndpoints.import, content, { as: staff, query: { mode: "upsert" } });
    await sql`update logins set ended_at = null where id = ${person.loginId}`.execute(db);
    expect(await undo(id)).toMatchObject({ undone: 1, spared: [] });
    const { rows } = await sql<{ ended: boolean }>`select ended_at is not null as ended from logins
      where id = ${person.loginId}`.execute(db);
    expect(rows).toEqual([{ ended: true }]);
  });

  test("spares somebody whose old site is gone", async () => {
    const old = await make.site({ name: "Gone by then" });
    const user = await make.user({ email: "moved@import.example", school_ids: [old.id] });
    const content = csv([
      ["Email", "Site"],
      ["moved@import.example", "Mapleton"],
    ]);
    const query = { mode: "upsert", confirm: true };
    const { id } = await figures(userEndpoints.import, content, { as: staff, query });
    expect((await call(siteEndpoints.remove, { as: staff, params: { id: old.id } })).status).toBe(200);
    expect(await undo(id)).toMatchObject({ undone: 0, spared: [{ id: user.id }] });
    expect(await find("moved@import.example")).toMatchObject({ school: [{ id: other.id }] });
  });

  test("keeps what somebody saved while the import was waiting for the row", async () => {
    const { id: district } = await make.district({ name: "Contested" });
    const saving = await db.startTransaction().execute();
    await sql`update districts set abbreviation = 'NEW', version = version + 1 where id = ${district}`.execute(
      saving,
    );
    const content = csv([
      ["Name", "External ID"],
      ["Contested", "C-1"],
    ]);
    const under = figures(districtEndpoints.import, content, { as: staff, query: { mode: "upsert" } });
    const waits = async () => {
      const found = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return found.rows;
    };
    await expect.poll(waits).toHaveLength(1);
    await saving.commit().execute();
    expect(await undo((await under).id)).toMatchObject({ undone: 1 });
    const { body } = await call(districtEndpoints.get, { as: staff, params: { id: district } });
    expect(body.data).toMatchObject({ abbreviation: "NEW", external_id: null });
  });
});
