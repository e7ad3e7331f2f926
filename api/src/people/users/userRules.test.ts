import { type Group, type RoleName, userEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import type { SignedIn } from "../../../test/signInAs.ts";

const kit = await buildApp();
const { call, make, signInAs, db } = kit;
const site = await make.site();
const provider_id = Number(site.provider_id);

let count = 0;
const person = () => ({ first_name: "Eva", last_name: "Marin", email: `eva${++count}@people.example` });

const registerAdmin = (as: SignedIn, body: object) =>
  call(userEndpoints.registerAdmin, { as, body: { ...person(), ...body } });
const updateAdmin = (as: SignedIn, id: number, body: object) =>
  call(userEndpoints.updateAdmin, { as, params: { id }, body: { ...body } });
const remove = (as: SignedIn, id: number) => call(userEndpoints.remove, { as, params: { id } });

/** Leaves only these Super Admins without restrictions active. */
const leaveOnly = (...ids: number[]) =>
  sql`update users set is_active = false where role = 'Super Admin' and user_type = '{}' and id <> all(${ids}::int[])`.execute(
    db,
  );

describe("an admin", () => {
  test("needs at least one permission group, when made and when changed", async () => {
    const as = await signInAs("Super Admin");
    for (const body of [{}, { user_type: [] }, { role: "admin" }]) {
      const { status, body: refusal } = await registerAdmin(as, body);
      expect([status, refusal.errors?.map(({ path }) => path)]).toEqual([422, ["user_type"]]);
    }
    const admin = await signInAs("admin");
    expect((await updateAdmin(as, admin.id, { user_type: [] })).body.errors?.[0]?.path).toBe("user_type");
    const ruler = await make.user({ role: "Super Admin" });
    expect((await updateAdmin(as, ruler.id, { role: "admin" })).body.errors?.[0]?.path).toBe("user_type");
  });

  test.each([
    ["Super Admin", ["Constituents"]],
    ["admin", ["Constituents", "Charities", "Curriculum", "Page Files", "Teacher Media Uploads", "Reports"]],
  ] as [RoleName, Group[]][])(
    "who is %s with groups may not register, change, delete or reset staff",
    async (role, user_type) => {
      const as = await signInAs(role, { user_type });
      for (const body of [{ user_type: ["Reports"] }, { role: "Super Admin" }]) {
        expect((await registerAdmin(as, body)).status).toBe(403);
      }
      for (const victim of [
        await make.user({ role: "Super Admin" }),
        await make.user({ role: "Super Admin", user_type: ["Reports"] }),
        await make.user({ role: "admin", user_type: ["Reports"] }),
      ]) {
        expect((await updateAdmin(as, victim.id, { first_name: "X" })).status).toBe(403);
        expect((await remove(as, victim.id)).status).toBe(403);
        const { body } = await call(userEndpoints.get, { as, params: { id: victim.id } });
        expect(body.data.can).toEqual([]);
      }
    },
  );

  test("with Constituents manages leaders and instructors", async () => {
    const as = await signInAs("admin");
    const school_ids = [site.id];
    const answers = [
      await call(userEndpoints.registerProviderLeader, { as, body: { ...person(), provider_id } }),
      await call(userEndpoints.registerSiteLeader, { as, body: { ...person(), school_ids } }),
      await call(userEndpoints.registerInstructor, { as, body: { ...person(), school_ids } }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(201);
      expect((await remove(as, body.data.id)).status).toBe(200);
    }
  });
});

describe("nobody", () => {
  test("deactivates, demotes, restricts or deletes themselves", async () => {
    const as = await signInAs("Super Admin");
    for (const body of [
      { is_active: false },
      { role: "admin", user_type: ["Reports"] },
      { user_type: ["Constituents"] },
    ]) {
      const { status, body: refusal } = await updateAdmin(as, as.id, body);
      expect(status).toBe(409);
      expect(refusal.message).toContain("your own account");
    }
    expect((await remove(as, as.id)).status).toBe(409);
    const { body } = await call(userEndpoints.get, { as, params: { id: as.id } });
    expect(body.data).toMatchObject({ is_active: true, user_type: [], can: ["update"] });
    const admin = await signInAs("admin");
    expect((await remove(admin, admin.id)).status).not.toBe(200);
  });

  test("is stopped from changing their own name", async () => {
    const as = await signInAs("Super Admin");
    const body = { first_name: "Own", role: "Super Admin", user_type: [], is_active: true };
    expect((await updateAdmin(as, as.id, body)).status).toBe(200);
    const again = await updateAdmin(as, as.id, { last_name: "Name" });
    expect([again.status, again.body.data?.name]).toEqual([200, "Own Name"]);
  });
});

describe("the last active Super Admin without restrictions", () => {
  test.each([
    ["deactivated", { is_active: false }],
    ["demoted", { role: "admin", user_type: ["Reports"] }],
    ["restricted", { user_type: ["Reports"] }],
    ["deleted", undefined],
  ] as const)("of two, one is not %s when both try it on each other at the same moment", async (_, body) => {
    const [first, second] = [await signInAs("Super Admin"), await signInAs("Super Admin")];
    await leaveOnly(first.id, second.id);
    const act = (as: SignedIn, id: number) => (body ? updateAdmin(as, id, body) : remove(as, id));
    const answers = await Promise.all([act(first, second.id), act(second, first.id)]);
    // The slower of them is refused, or finds that they are signed out already.
    const [done, refused] = answers.map(({ status }) => status).sort();
    expect(done).toBe(200);
    expect([401, 409]).toContain(refused);
    const { rows } = await sql`select id from users
      where role = 'Super Admin' and user_type = '{}' and is_active and archived_at is null`.execute(db);
    expect(rows).toHaveLength(1);
  });

  test("cannot be ended through one who is restricted or inactive", async () => {
    const as = await signInAs("Super Admin");
    await leaveOnly(as.id);
    const restricted = await make.user({ role: "Super Admin", user_type: ["Reports"] });
    const inactive = await make.user({ role: "Super Admin", is_active: false });
    expect((await updateAdmin(as, restricted.id, { is_active: false })).status).toBe(200);
    expect((await remove(as, inactive.id)).status).toBe(200);
    expect((await remove(as, restricted.id)).status).toBe(200);
  });
});

describe("leaders", () => {
  test("a Provider Leader manages their sites' people, and no fellow and nobody elsewhere", async () => {
    const as = await signInAs("Provider Leader", { provider_id });
    const fellow = await make.user({ role: "Provider Leader", provider_id });
    const stranger = await make.user({ school_ids: [(await make.site()).id] });
    const [chief, teacher] = [
      await make.user({ role: "Site Leader", school_ids: [site.id] }),
      await make.user({ school_ids: [site.id] }),
    ];
    const patch = (endpoint: typeof userEndpoints.updateInstructor, id: number) =>
      call(endpoint, { as, params: { id }, body: { first_name: "New" } });
    expect((await patch(userEndpoints.updateInstructor, teacher.id)).status).toBe(200);
    expect((await patch(userEndpoints.updateInstructor, stranger.id)).status).toBe(404);
    const chiefs = { as, params: { id: chief.id }, body: { first_name: "New" } };
    expect((await call(userEndpoints.updateSiteLeader, chiefs)).status).toBe(200);
    const fellows = { as, params: { id: fellow.id }, body: { first_name: "New" } };
    expect((await call(userEndpoints.updateProviderLeader, fellows)).status).toBe(403);
    expect((await remove(as, teacher.id)).status).toBe(403);
  });

  test("a Site Leader manages instructors of their sites only, and sends nobody elsewhere", async () => {
    const as = await signInAs("Site Leader", { school_ids: [site.id] });
    const elsewhere = (await make.site({ provider_id })).id;
    const add = (school_ids: number[]) =>
      call(userEndpoints.registerInstructor, { as, body: { ...person(), school_ids } });
    const own = await add([site.id]);
    expect(own.status).toBe(201);
    for (const school_ids of [[elsewhere], [site.id, elsewhere]]) {
      const { status, body } = await add(school_ids);
      expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, ["school_ids"]]);
    }
    const moved = { as, params: { id: own.body.data.id }, body: { school_ids: [elsewhere] } };
    expect((await call(userEndpoints.updateInstructor, moved)).status).toBe(422);
    const chief = { ...person(), school_ids: [site.id] };
    expect((await call(userEndpoints.registerSiteLeader, { as, body: chief })).status).toBe(403);
  });

  test("a Site Leader saves an instructor who teaches at another site too, whose place there stays", async () => {
    const as = await signInAs("Site Leader", { school_ids: [site.id] });
    const elsewhere = await make.site();
    const teacher = await make.user({ school_ids: [site.id, elsewhere.id], grade: "5" });
    const patch = (body: object) =>
      call(userEndpoints.updateInstructor, { as, params: { id: teacher.id }, body: { ...body } });
    const saved = await patch({ grade: teacher.grade, school_ids: [site.id, elsewhere.id] });
    expect([saved.status, saved.body.errors]).toEqual([200, undefined]);
    expect(saved.body.data.school).toHaveLength(2);
    const sister = await make.site({ provider_id });
    const both = await signInAs("Site Leader", { school_ids: [site.id, sister.id] });
    const moved = { as: both, params: { id: teacher.id }, body: { school_ids: [sister.id] } };
    const { school } = (await call(userEndpoints.updateInstructor, moved)).body.data;
    expect(school.map(({ id }) => id).sort((a, b) => a - b)).toEqual([elsewhere.id, sister.id]);
  });
});

describe("logins", () => {
  const stillIn = async (who: SignedIn) => (await call(userEndpoints.list, { as: who })).status !== 401;

  test("end at once with deactivation, deletion and a change of role", async () => {
    const as = await signInAs("Super Admin");
    const made = () => signInAs("admin");
    const [off, gone, promoted] = [await made(), await made(), await made()];
    expect(await Promise.all([off, gone, promoted].map(stillIn))).toEqual([true, true, true]);
    await updateAdmin(as, off.id, { is_active: false });
    await remove(as, gone.id);
    await updateAdmin(as, promoted.id, { role: "Super Admin" });
    expect(await Promise.all([off, gone, promoted].map(stillIn))).toEqual([false, false, false]);
    await updateAdmin(as, off.id, { is_active: true });
    expect(await stillIn(off)).toBe(false);
  });

  test("go on through a change that leaves role and status as they were", async () => {
    const as = await signInAs("Super Admin");
    const admin = await signInAs("admin");
    const body = { first_name: "Renamed", role: "admin", user_type: ["Constituents"], is_active: true };
    expect((await updateAdmin(as, admin.id, body)).status).toBe(200);
    expect(await stillIn(admin)).toBe(true);
    expect((await updateAdmin(as, as.id, { role: "Super Admin", first_name: "Me" })).status).toBe(200);
    expect(await stillIn(as)).toBe(true);
  });

  test("feel a change of permission groups with the next call", async () => {
    const as = await signInAs("Super Admin");
    const admin = await signInAs("admin");
    await updateAdmin(as, admin.id, { user_type: ["Charities"] });
    expect((await call(userEndpoints.list, { as: admin })).status).toBe(403);
  });
});
