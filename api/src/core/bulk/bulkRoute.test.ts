import {
  auditLogEndpoints,
  type BulkEndpoint,
  bulkLimit,
  classDonationEndpoints,
  leadEndpoints,
  resourceEndpoints,
  traitEndpoints,
  userEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import type { SignedIn } from "../../../test/signInAs.ts";
import { rows, sole } from "../database.ts";

const { call, db, make, signInAs } = await buildApp();
const root = await signInAs("Super Admin");
const site = await make.site();
const elsewhere = await make.site();
const leader = await signInAs("Site Leader", { school_ids: [site.id] });

const bulk = async (endpoint: BulkEndpoint, body: object, as: SignedIn = root) => {
  const answer = await call(endpoint, { as, body: { ...body } });
  return { status: answer.status, ...answer.body };
};
const donations = (body: object, as?: SignedIn) => bulk(classDonationEndpoints.bulk, body, as);
const statuses = (ids: readonly number[]) =>
  rows<{ status: string }>(
    db,
    sql`select status from class_donations where id = any(${ids}::int[]) order by id`,
  ).then((found) => found.map(({ status }) => status));

async function makeDonations(count: number, at = site, more: object = {}) {
  const user = await make.user({ school_ids: [at.id] });
  const choice = await make.charityChoice({ user_id: user.id, school_id: at.id });
  const { user_id, school_id, session_id, charity_id } = choice;
  const made = [];
  for (let n = 0; n < count; n++)
    made.push(await make.classDonation({ user_id, school_id, session_id, charity_id, ...more }));
  return { user, ids: made.map(({ id }) => id) };
}

describe("POST /classDonation/bulk", () => {
  test("verifies the rows with some ids, in one transaction, each with its audit entry", async () => {
    const { ids } = await makeDonations(3);
    const { status, data, message } = await donations({ action: "verify", ids });
    expect({ status, data, message }).toEqual({
      status: 200,
      data: { done: 3, ids, skipped: [], names: {} },
      message: "Verified 3 donations",
    });
    expect(await statuses(ids)).toEqual(["verified", "verified", "verified"]);
    const query = { entity: "classDonation", entity_id: ids[0], action: "update" };
    const log = await call(auditLogEndpoints.list, { as: root, query });
    expect(log.body.data).toMatchObject([{ before: { status: "counted" }, after: { status: "verified" } }]);
  });

  test("takes all that the list's filters match, if there are as many as the caller saw", async () => {
    const { user, ids } = await makeDonations(4);
    const filter = { users: String(user.id), status: "counted", search: user.last_name };
    const wrong = await donations({ action: "verify", filter, expected: 5 });
    expect([wrong.status, wrong.message]).toEqual([
      409,
      "You saw 5 rows, but 4 match now. Check the list and try again.",
    ]);
    expect(await statuses(ids)).toEqual(Array(4).fill("counted"));
    const { data } = await donations({ action: "verify", filter, expected: 4 });
    expect([data.done, data.ids]).toEqual([4, ids]);
    const paid = await donations({ action: "pay", filter: { users: [user.id] }, expected: 4 });
    expect([paid.data.done, paid.message]).toEqual([4, "Marked 4 donations as paid"]);
  });

  test("skips what the step does not fit, what is unknown and what is out of scope, and says why", async () => {
    const mine = await makeDonations(2);
    const theirs = await makeDonations(1, elsewhere);
    await donations({ action: "verify", ids: mine.ids.slice(0, 1) });
    const ids = [...mine.ids, ...theirs.ids, 2_000_000_000];
    const { data, message } = await donations({ action: "verify", ids }, leader);
    const [first = 0, second = 0] = mine.ids;
    expect(data).toMatchObject({ done: 1, ids: [second] });
    expect(data.skipped).toEqual([
      { id: first, msg: expect.stringMatching(/verified/i) },
      { id: theirs.ids[0], msg: "Donation was not found" },
      { id: 2_000_000_000, msg: "Donation was not found" },
    ]);
    expect(Object.keys(data.names)).toEqual([String(first)]);
    expect(message).toMatch(/^Verified .+\. Skipped 3$/);
    expect(await statuses(theirs.ids)).toEqual(["counted"]);
    const pay = await donations({ action: "pay", ids: mine.ids }, leader);
    expect([pay.data.done, pay.data.skipped.length, pay.message]).toEqual([0, 2, "Nothing was changed"]);
  });

  test("counts and changes only what of a filter's rows lies in the caller's scope", async () => {
    const [mine, theirs] = [await makeDonations(2), await makeDonations(1, elsewhere)];
    const filter = { users: [mine.user.id, theirs.user.id].join() };
    const { data } = await donations({ action: "verify", filter, expected: 2 }, leader);
    expect([data?.ids, data?.skipped]).toEqual([mine.ids, []]);
    expect(await statuses(theirs.ids)).toEqual(["counted"]);
  });

  test("voids with a reason, which is required", async () => {
    const { ids } = await makeDonations(2);
    const without = await donations({ action: "void", ids });
    expect([without.status, without.errors]).toEqual([422, [{ path: "reason", msg: "Reason is required" }]]);
    expect((await donations({ action: "void", ids, reason: "Counted twice" })).data.done).toBe(2);
    const notes = await rows(db, sql`select note from class_donations where id = any(${ids}::int[])`);
    expect(notes).toEqual([{ note: "Counted twice" }, { note: "Counted twice" }]);
  });

  test.each([
    [{ action: "verify" }, "ids"],
    [{ action: "verify", ids: [1], filter: {}, expected: 1 }, "ids"],
    [{ action: "verify", ids: [] }, "ids"],
    [{ action: "verify", filter: {} }, "expected"],
    [{ action: "verify", filter: { color: "red" }, expected: 1 }, "color"],
    // What neither is nor becomes a text.
    [{ action: "verify", filter: { users: { toString: 1, valueOf: null } }, expected: 1 }, "users"],
    [{ action: "verify", filter: { users: [[{ toString: 1, valueOf: null }]] }, expected: 1 }, "users"],
    [{ action: "verify", filter: { status: "odd" }, expected: 1 }, "status"],
    [{ action: "shred", ids: [1] }, "action"],
    [{ action: "verify", ids: Array.from({ length: bulkLimit + 1 }, (_, n) => n + 1) }, "ids"],
  ])("refuses a body that lacks something, at its field", async (body, path) => {
    const { status, errors } = await donations(body);
    expect([status, errors]).toEqual([422, [{ path, msg: expect.any(String) }]]);
  });

  test("repeats its answer for a repeated Idempotency-Key", async () => {
    const { ids } = await makeDonations(2);
    const headers = { "idempotency-key": "bulk once" };
    const sent = { as: root, body: { action: "verify", ids }, headers };
    const first = await call(classDonationEndpoints.bulk, sent);
    const second = await call(classDonationEndpoints.bulk, sent);
    expect([second.status, second.text]).toEqual([200, first.text]);
    expect(first.body.data.done).toBe(2);
  });

  test("does nothing at all when its connection dies on the way", async () => {
    const { ids } = await makeDonations(30);
    const held = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const holder = db.transaction().execute(async (tx) => {
      // What is verified first is held, so that the call waits with its work half done.
      await sql`lock table audit_log in share row exclusive mode`.execute(tx);
      locked.resolve();
      await held.promise;
    });
    await locked.promise;
    const answer = donations({ action: "verify", ids });
    const { pid } = await waitingBackend();
    await sql`select pg_terminate_backend(${pid})`.execute(db);
    const { status } = await answer;
    held.resolve();
    await holder;
    expect(status).toBeGreaterThanOrEqual(500);
    expect(await statuses(ids)).toEqual(Array(30).fill("counted"));
  });
});

/** The connection that waits for a lock of the test's own. */
async function waitingBackend(): Promise<{ pid: number }> {
  for (;;) {
    const [found] = await rows<{ pid: number }>(
      db,
      sql`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    if (found) return found;
  }
}

describe("POST /user/bulk", () => {
  const people = (body: object, as?: SignedIn) => bulk(userEndpoints.bulk, body, as);

  test("deactivates people, signs them out, and activates them again", async () => {
    const teacher = await signInAs("Instructor", {
      school_ids: [site.id],
      first_name: "Maria",
      last_name: "Lopez",
    });
    const { message, data } = await people({ action: "deactivate", ids: [teacher.id] }, leader);
    expect([message, data.done]).toEqual(["Deactivated Maria Lopez", 1]);
    const { open } = await sole<{ open: number }>(
      db,
      sql`select count(*)::int as open from logins where user_id = ${teacher.id} and ended_at is null`,
    );
    expect(open).toBe(0);
    const again = await people({ action: "deactivate", ids: [teacher.id] }, leader);
    expect(again.data.skipped).toEqual([{ id: teacher.id, msg: "Already inactive" }]);
    expect((await people({ action: "activate", ids: data.ids }, leader)).data.done).toBe(1);
  });

  test("keeps the rules of the single call: nobody deactivates themselves, and one Super Admin stays", async () => {
    const { data } = await people({ action: "deactivate", ids: [root.id] });
    expect(data.skipped).toEqual([{ id: root.id, msg: expect.stringMatching(/themselves|your own/) }]);
    const other = await signInAs("Super Admin");
    const both = await people({ action: "delete", ids: [root.id, other.id] });
    expect([both.data.ids, both.data.skipped.length]).toEqual([[other.id], 1]);
  });

  test("mails links for new passwords to who is active", async () => {
    const [on, off] = [await make.user(), await make.user({ is_active: false })];
    const { data, message } = await people({ action: "reset_password", ids: [on.id, off.id] });
    expect(data).toMatchObject({ done: 1, skipped: [{ id: off.id, msg: "This account is inactive" }] });
    expect(message).toBe(`Sent a password link to ${on.first_name} ${on.last_name}. Skipped 1`);
    const mails = await rows(db, sql`select address from mails where kind = 'password_wanted'`);
    expect(mails).toEqual([{ address: on.email }]);
  });

  test("mails everybody of some sites once, however many of those they belong to", async () => {
    const sites = [await make.site(), await make.site()].map(({ id }) => id);
    const both = await make.user({ school_ids: sites });
    const one = await make.user({ school_ids: sites.slice(1) });
    await make.user({ school_ids: sites, is_active: false });
    const filter = { schools: sites.join(), is_active: "true" };
    const { data } = await people({ action: "reset_password", filter, expected: 2 });
    expect([data.done, data.skipped]).toEqual([2, []]);
    const mails = await rows(
      db,
      sql`select user_id from mails where user_id in (${both.id}, ${one.id}) and kind = 'password_wanted'`,
    );
    expect(mails).toHaveLength(2);
  });

  test("lets leaders change, and not delete", async () => {
    const { id } = await make.user({ school_ids: [site.id] });
    expect((await people({ action: "delete", ids: [id] }, leader)).status).toBe(403);
    expect((await people({ action: "restore", ids: [id] }, leader)).status).toBe(403);
  });
});

describe("POST /mindfulOpen/bulk", () => {
  test("approves, takes that back, and deletes what nothing uses, naming what is used", async () => {
    const items = [await make.mindfulOpen(), await make.mindfulOpen(), await make.mindfulOpen()];
    const ids = items.map(({ id }) => id);
    const change = (action: string) => bulk(resourceEndpoints.mindfulOpen.bulk, { action, ids });
    expect((await change("unapprove")).data.done).toBe(3);
    expect((await change("approve")).message).toBe("Approved 3 mindfulness open forms");
    const user = await make.user({ school_ids: [site.id] });
    await make.response({ object_id: ids[1] ?? 0, user_id: user.id, school_id: site.id });
    const { data } = await change("delete");
    expect(data.ids).toEqual([ids[0], ids[2]]);
    const msg = `Mindfulness Open Form is still used by 1 Response (“${items[1]?.title}”)`;
    expect(data.skipped).toEqual([{ id: ids[1], msg }]);
    expect(data.names).toEqual({ [String(ids[1])]: items[1]?.title });
    const back = await bulk(resourceEndpoints.mindfulOpen.bulk, { action: "restore", ids: data.ids });
    expect(back.message).toBe("Restored 2 mindfulness open forms");
  });

  test("skips traits, which don't need approval", async () => {
    const { id } = await make.trait();
    for (const action of ["approve", "unapprove"]) {
      const { data } = await bulk(traitEndpoints.bulk, { action, ids: [id] });
      expect(data.skipped).toEqual([{ id, msg: "Character Traits don't need approval" }]);
    }
  });

  test("changes 5,000 rows in a few seconds, and no more than that", async () => {
    await sql`insert into activities (type, title, start, "end") select 'puzzle_form', 'Many ' || n, '2026-09-01', '2026-09-30'
      from generate_series(1, ${bulkLimit + 1}) n`.execute(db);
    const all = { search: "Many" };
    const tooMany = await bulk(resourceEndpoints.puzzle.bulk, {
      action: "approve",
      filter: all,
      expected: bulkLimit + 1,
    });
    expect([tooMany.status, tooMany.message]).toEqual([
      422,
      "You can change at most 5000 rows at once. Filter the list first.",
    ]);
    await sql`delete from activities where title = 'Many 1'`.execute(db);
    const approved = await bulk(resourceEndpoints.puzzle.bulk, {
      action: "approve",
      filter: all,
      expected: bulkLimit,
    });
    expect(approved.data.done).toBe(bulkLimit);
    const gone = await bulk(resourceEndpoints.puzzle.bulk, {
      action: "delete",
      filter: all,
      expected: bulkLimit,
    });
    expect(gone.data.done).toBe(bulkLimit);
    const back = await bulk(resourceEndpoints.puzzle.bulk, { action: "restore", ids: gone.data.ids });
    expect(back.data.done).toBe(bulkLimit);
  }, 60_000);
});

describe("POST /lead/bulk", () => {
  test("changes leads alike, with their history", async () => {
    const leads = [await make.lead(), await make.lead()];
    const ids = leads.map(({ id }) => id);
    const { data, message } = await bulk(leadEndpoints.bulk, {
      action: "update",
      ids,
      changes: { status: "Contacted", owner_id: root.id },
    });
    expect([data.done, message]).toEqual([2, "Updated 2 leads"]);
    const { body } = await call(leadEndpoints.get, { as: root, params: { id: ids[0] ?? 0 } });
    expect(body.data).toMatchObject({ status: "Contacted", owner: { id: root.id } });
    expect(body.data.history.map(({ field }) => field).sort()).toEqual(["owner", "status"]);
    const junk = await bulk(leadEndpoints.bulk, { action: "update", ids, changes: { status: "Junk" } });
    expect(junk.data.skipped).toHaveLength(2);
  });
});
