import { accountEndpoints, userEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { csv, importing } from "../../test/importing.ts";
import { org, person, rosterKit } from "../../test/roster.ts";
import { openLogin } from "../../test/signInAs.ts";
import { deliverMails } from "../core/mail/deliverMails.ts";
import type { Letter } from "../core/mail/transport.ts";
import { tokenKit } from "../core/server/tokens.ts";
import { letters } from "../letters.ts";
import { hashPassword } from "./passwords/passwords.ts";

const kit = await buildApp();
const { call, make, signInAs, db, services } = kit;
const { figures } = importing(kit);
const staff = await signInAs("Super Admin");
const { send, provider, program } = await rosterKit(kit);
const site = await make.site({ external_id: "S-1", provider_id: provider.id, program_id: program.id });
const password_hash = await hashPassword("seven quiet lanterns");

/** Sends the outbox and returns the mails. */
async function deliver(): Promise<Letter[]> {
  const sent: Letter[] = [];
  const send = (letter: Letter) => Promise.resolve(void sent.push(letter));
  await deliverMails(db, send, services.settings, letters);
  return sent;
}
const tokenIn = ({ text }: Letter) => /token=([\w-]+)/.exec(text)?.[1] ?? "";
const reset = (token: string, password = "nine copper kettles") =>
  call(accountEndpoints.resetPassword, { body: { token, password } });
const meAs = async (as: { token: string }) => (await call(accountEndpoints.me, { as })).status;

let count = 0;
/** A user with a password, an open login and an open link. */
async function somebody(more: object = {}) {
  const address = `before${++count}@people.example`;
  const { id } = await make.user({
    email: address,
    school_ids: [site.id],
    password_hash,
    new_login: false,
    external_id: `T-${count}`,
    ...more,
  });
  const login = await openLogin(db, tokenKit(services.secret), id);
  await call(accountEndpoints.resetAll, { as: staff, body: { ids: [id] } });
  const token = tokenIn((await deliver()).find(({ to }) => to === address) as Letter);
  return { id, login, token, address, after: `after${count}@people.example`, external_id: `T-${count}` };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const patch = (id: number, body: object) =>
  call(userEndpoints.updateInstructor, { as: staff, params: { id }, body: { ...body } });

const roads: [string, (who: Somebody) => Promise<unknown>][] = [
  ["PATCH", ({ id, after }) => patch(id, { email: after })],
  [
    "an import",
    ({ external_id, after }) =>
      figures(
        userEndpoints.import,
        csv([
          ["External ID", "Email"],
          [external_id, after],
        ]),
        {
          as: staff,
          query: { mode: "upsert" },
        },
      ),
  ],
  [
    "a roster",
    async ({ external_id, after }) => {
      const place = { "orgs.csv": [org("S-1", "school", "Oak")] };
      const users = [person(external_id, "teacher", "S-1", { email: after })];
      const { status } = await send({ ...place, "users.csv": users }, { query: { confirm: true } });
      expect(status).toBe(200);
    },
  ],
];

describe("a changed email", () => {
  test.each(roads)("by %s ends open links and logins, and tells the old address", async (_, change) => {
    const who = await somebody();
    expect(await meAs(who.login)).toBe(200);
    await change(who);
    expect(await meAs(who.login)).toBe(401);
    const { status, body } = await reset(who.token);
    expect([status, body.errors?.[0]?.path]).toEqual([422, "token"]);
    const told = (await deliver()).map(({ to, subject }) => [to, subject]);
    expect(told).toEqual([[who.address, "Your email for Kindling was changed"]]);
  });

  test("is told in the language of its owner, without a way in or the new address", async () => {
    const who = await somebody({ language: "es" });
    await patch(who.id, { email: who.after });
    const [letter] = await deliver();
    expect([letter?.to, letter?.subject]).toEqual([who.address, "Su correo para Kindling cambió"]);
    expect(letter?.text).not.toMatch(/token=|after/);
  });

  test("in its capitals alone is no change", async () => {
    const who = await somebody();
    expect((await patch(who.id, { email: who.address.toUpperCase(), first_name: "New" })).status).toBe(200);
    expect([await meAs(who.login), await deliver()]).toEqual([200, []]);
    expect((await reset(who.token)).status).toBe(200);
  });

  test("sends the invitation anew to who has not set a password yet", async () => {
    const who = await somebody({ password_hash: null });
    await patch(who.id, { email: who.after });
    const sent = await deliver();
    expect(sent.map(({ to }) => to).sort()).toEqual([who.after, who.address].sort());
    const anew = sent.find(({ to }) => to === who.after) as Letter;
    expect([(await reset(who.token)).status, (await reset(tokenIn(anew))).status]).toEqual([422, 200]);
  });

  test("leaves a link to an address without a way in, however it came about", async () => {
    const who = await somebody();
    await sql`update users set email = ${who.after} where id = ${who.id}`.execute(db);
    expect((await reset(who.token)).status).toBe(422);
  });
});

describe("a deactivated account", () => {
  test("takes no link, nor an old one once it is active again", async () => {
    const who = await somebody();
    await patch(who.id, { is_active: false });
    const refused = await reset(who.token);
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([422, "token"]);
    await patch(who.id, { is_active: true });
    expect((await reset(who.token)).status).toBe(422);
  });
});

describe("a deleted account", () => {
  test("that is restored has lost its logins and links", async () => {
    const who = await somebody();
    await call(userEndpoints.remove, { as: staff, params: { id: who.id } });
    await sql`update users set archived_at = null where id = ${who.id}`.execute(db);
    expect([await meAs(who.login), (await reset(who.token)).status]).toEqual([401, 422]);
  });
});

describe("a password that staff set", () => {
  const given = "set by the program team";

  test("can't be chosen as one's own, signed in or by a link", async () => {
    const who = await somebody();
    await call(accountEndpoints.changePassword, {
      as: staff,
      params: { id: who.id },
      body: { password: given },
    });
    const login = await call(accountEndpoints.login, { body: { email: who.address, password: given } });
    const as = login.body.data;
    const set = (password: string) => call(accountEndpoints.setNewPassword, { as, body: { password } });
    const kept = await set(given);
    expect([kept.status, kept.body.errors?.map(({ path }) => path)]).toEqual([422, ["password"]]);
    await deliver();
    await call(accountEndpoints.resetAll, { as: staff, body: { ids: [who.id] } });
    const token = tokenIn((await deliver())[0] as Letter);
    const linked = await reset(token, given);
    expect([linked.status, linked.body.errors?.map(({ path }) => path)]).toEqual([422, ["password"]]);
    expect((await set("nine copper kettles")).status).toBe(200);
  });
});
