import { accountEndpoints, importEndpoints, userEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { csv, importing } from "../../../test/importing.ts";
import { org, person, rosterKit } from "../../../test/roster.ts";
import { deliverMails } from "../../core/mail/deliverMails.ts";
import type { Letter } from "../../core/mail/transport.ts";
import { letters } from "../../letters.ts";

const kit = await buildApp();
const { call, make, db, services } = kit;
const { figures, send } = importing(kit);
const { staff, send: sendRoster } = await rosterKit(kit);
const site = await make.site({ name: "Lincoln" });

let count = 0;
/** A file of new people, the last of them inactive. */
function file(people: number) {
  const emails = Array.from({ length: people }, () => `invited${++count}@import.example`);
  const rows = emails.map((email, at) => [
    "Ana",
    "Lopez",
    email,
    "Lincoln",
    at === people - 1 ? "no" : "yes",
  ]);
  return { emails, content: csv([["First name", "Last name", "Email", "Site", "Active"], ...rows]) };
}
async function deliver(): Promise<Letter[]> {
  const sent: Letter[] = [];
  const keep = (letter: Letter) => Promise.resolve(void sent.push(letter));
  await deliverMails(db, keep, services.settings, letters);
  return sent;
}
const imported = async (content: string, query: object = {}) => {
  const { body } = await send(userEndpoints.import, content, { as: staff, query: { ...query } });
  return body as unknown as { data: { import_id?: number; invitations?: number }; message: string };
};
const undo = async (id: number) => (await call(importEndpoints.undo, { as: staff, params: { id } })).body;

describe("POST /auth/bulk-register", () => {
  test("tells beforehand how many will be mailed, and mails as many", async () => {
    const { content, emails } = file(3);
    const preview = await imported(content, { dry_run: true });
    expect([preview.data.invitations, await deliver()]).toEqual([2, []]);
    const { data, message } = await imported(content);
    expect([data.invitations, message]).toEqual([2, expect.stringContaining("2 invitations sent")]);
    expect((await deliver()).map(({ to }) => to)).toEqual(emails.slice(0, 2));
    const again = await imported(content, { dry_run: true, mode: "upsert" });
    expect(again.data.invitations).toBe(0);
  });

  test("sends no invitation with invite=later; a link asked for afterwards is one", async () => {
    const { content, emails } = file(2);
    const query = { invite: "later" };
    expect((await imported(content, { ...query, dry_run: true })).data.invitations).toBe(0);
    expect((await imported(content, query)).data.invitations).toBe(0);
    expect(await deliver()).toEqual([]);
    const { rows } = await sql<{ id: number }>`select id from users where email = ${emails[0]}`.execute(db);
    await call(accountEndpoints.resetAll, { as: staff, body: { ids: [rows[0]?.id ?? 0] } });
    const sent = await deliver();
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [emails[0], "Welcome to Kindling: choose your password"],
    ]);
  });

  test("refuses another word for when", async () => {
    const { status, body } = await send(userEndpoints.import, file(1).content, {
      as: staff,
      query: { invite: "tomorrow" },
    });
    expect([status, body.errors?.[0]?.path]).toEqual([422, "invite"]);
  });
});

describe("POST /import/{id}/undo", () => {
  test("revokes the links it had mailed, for good, and says how many", async () => {
    const { content } = file(3);
    const { id } = await figures(userEndpoints.import, content, { as: staff });
    const tokens = (await deliver()).map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? "");
    const { data, message } = await undo(id);
    expect([data, message]).toEqual([
      { undone: 3, spared: [], revoked: 2 },
      "3 rows undone. 2 invitations were revoked",
    ]);
    await sql`update users set archived_at = null where email like 'invited%'`.execute(db);
    for (const token of tokens) {
      const body = { token, password: "nine copper kettles" };
      expect((await call(accountEndpoints.resetPassword, { body })).status).toBe(422);
    }
    const shown = await call(importEndpoints.get, { as: staff, params: { id: String(id) } });
    expect(shown.body.data.undone).toMatchObject({ revoked: 2 });
  });

  test("withdraws invitations that are not sent yet", async () => {
    const { content } = file(3);
    const { id } = await figures(userEndpoints.import, content, { as: staff });
    expect((await undo(id)).data.revoked).toBe(2);
    await sql`update users set archived_at = null where email like 'invited%'`.execute(db);
    expect(await deliver()).toEqual([]);
  });

  test("has nothing to revoke where nobody was invited", async () => {
    const { id } = await figures(userEndpoints.import, file(2).content, {
      as: staff,
      query: { invite: "later" },
    });
    const { data, message } = await undo(id);
    expect([data.revoked, message]).toEqual([undefined, "2 rows undone"]);
  });
});

describe("POST /import/oneRoster", () => {
  test("tells how many it invites, or invites them later", async () => {
    await make.site({ name: "unused", external_id: `${site.id}` });
    const tables = {
      "orgs.csv": [org("S-7", "school", "Oak")],
      "users.csv": [person("T-7", "teacher", "S-7"), person("A-7", "principal", "S-7")],
    };
    const invited = async (query: object) =>
      (await sendRoster(tables, { query: { ...query } })).body.data.invitations;
    expect(await invited({ dry_run: true })).toBe(2);
    expect(await invited({ dry_run: true, invite: "later" })).toBe(0);
    expect(await invited({ invite: "later" })).toBe(0);
    expect(await deliver()).toEqual([]);
  });
});
