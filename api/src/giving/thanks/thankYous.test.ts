import {
  auditLogEndpoints,
  charityEndpoints,
  thankYouEndpoints,
  thankYouLinkEndpoints,
  type UsedBy,
} from "@kindling/contract";
import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { imageBomb, phoneFilm, phonePhoto } from "../../../test/media.ts";
import { paymentWorld } from "../../../test/paymentWorld.ts";
import { deliverMails } from "../../core/mail/deliverMails.ts";
import type { Letter } from "../../core/mail/transport.ts";
import { letters } from "../../letters.ts";

const kit = await buildApp({ appUrl: "https://portal.example" });
const { app, call, db, make, services, signInAs } = kit;
const world = await paymentWorld(kit);
const { proposer: staff } = world;
const photo = await phonePhoto();

async function delivered(): Promise<Letter[]> {
  const sent: Letter[] = [];
  await deliverMails(db, (letter) => Promise.resolve(void sent.push(letter)), services.settings, letters);
  return sent;
}
const tokenIn = (letter: Letter | undefined) => /\/thanks\/([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";

let count = 0;
/** Two classes that gave to a charity in a session, and the invitation that its contact got. */
async function invited() {
  const giving = await world.makeGiving();
  const donation = await world.verified(giving.elm, 1500);
  const contact = await make.contact({
    first_name: "Ida",
    last_name: "Holm",
    email: `ida${++count}@charity.example`,
    charity_id: giving.charity.id,
  });
  const body = { contact_id: contact.id, session_id: giving.session.id };
  const answer = await call(thankYouEndpoints.create, { as: staff, body });
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  const letter = (await delivered()).find(({ to }) => to === contact.email);
  return { giving, donation, contact, letter, row: answer.body.data, token: tokenIn(letter) };
}

const words = "Forty children have coats now. Thank you, every one of you!";
const message = { words, signed_as: "Ida and the coat team" };
const read = (token: string) => call(thankYouLinkEndpoints.read, { params: { token } });
const post = (
  token: string,
  body: Readonly<Record<string, unknown>> = message,
  files?: { field: string; name: string; content: Buffer }[],
) => call(thankYouLinkEndpoints.post, { params: { token }, body, ...(files && { files }) });
const step = (id: number, name: string, reason?: string) =>
  call(thankYouEndpoints.step, { as: staff, params: { id }, body: { step: name, reason } });
const seenBy = async (place: { teacher: Parameters<typeof world.propose>[1]; site: { id: number } }) =>
  (await call(thankYouEndpoints.ofClass, { as: place.teacher ?? null, query: { school_id: place.site.id } }))
    .body.data;

describe("POST /thankYou/add", () => {
  test("mails the contact a link in both languages, of which only a hash is kept", async () => {
    const { letter, token, row, giving } = await invited();
    expect(row).toMatchObject({ state: "invited", session: { id: giving.session.id }, words: null });
    expect(letter?.text).toContain("Hello Ida Holm,");
    expect(letter?.text).toContain("Hola, Ida Holm:");
    expect(token.length).toBeGreaterThan(20);
    const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from thank_yous t`.execute(
      db,
    );
    expect(rows.map((each) => each.row).join()).not.toContain(token);
    const log = await call(auditLogEndpoints.list, { as: staff, query: { rows: 100 } });
    expect(log.text).not.toContain("token_hash");
  });

  test("refuses a contact without email or charity", async () => {
    const charity = await make.charity();
    const mute = await make.contact({ first_name: "No", last_name: "Mail", charity_id: charity.id });
    const alone = await make.contact({ first_name: "No", last_name: "Charity", email: "no@charity.example" });
    for (const [contact_id, msg] of [
      [mute.id, "This contact has no email. Add one first."],
      [alone.id, "This contact belongs to no charity. Choose one that does."],
    ] as const) {
      const { status, body } = await call(thankYouEndpoints.create, { as: staff, body: { contact_id } });
      expect([status, body.errors]).toEqual([422, [{ path: "contact_id", msg }]]);
    }
  });

  test("keeps its charity from being deleted, and is called by charity and session", async () => {
    const { giving, row } = await invited();
    const refused = await call(charityEndpoints.remove, { as: staff, params: giving.charity });
    const { used_by } = refused.body as { used_by?: UsedBy[] };
    const name = `${giving.charity.name}, ${giving.session.name}`;
    expect([refused.status, used_by]).toEqual([
      409,
      expect.arrayContaining([{ resource: "thankYou", count: 1, rows: [{ id: row.id, name }] }]),
    ]);
  });
});

describe("GET and POST /thanks/:token", () => {
  test("tells what classes gave, and takes words, photo and film", async () => {
    const { token, row, giving } = await invited();
    const before = await read(token);
    expect(before.headers["cache-control"]).toBe("no-store");
    expect(before.headers["x-robots-tag"]).toBe("noindex, nofollow");
    const page = await app.inject({ url: `/thanks/${token}` });
    expect([page.headers["cache-control"], page.headers["x-robots-tag"]]).toEqual([
      "no-store",
      "noindex, nofollow",
    ]);
    expect(before.body.data).toMatchObject({
      given: { classes: 1, earned_cents: 0, donated_cents: 1500 },
      is_open: true,
      words: null,
    });
    const answer = await post(token, message, [
      { field: "photo", name: "coats.jpg", content: photo },
      { field: "film", name: "coats.mp4", content: phoneFilm() },
    ]);
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
    const kept = answer.body.data.photo;
    const shown = await app.inject(kept?.url ?? "");
    expect(shown.statusCode).toBe(200);
    expect((await sharp(shown.rawPayload).metadata()).exif?.toString("latin1") ?? "").not.toContain(
      "Snoopcam",
    );
    expect((await app.inject(kept?.thumb_url ?? "")).headers["content-type"]).toBe("image/webp");
    expect((await app.inject(answer.body.data.film?.url ?? "")).body).not.toContain("40.4461-079");
    // The address alone, without its signature, opens nothing.
    expect((await app.inject((kept?.url ?? "").replace(/\?.*/, ""))).statusCode).toBe(403);
    const told = (await delivered()).filter(({ subject }) => subject.startsWith("Thank-you to approve"));
    expect(told.map(({ to }) => to)).toEqual([staff.email, world.approver.email]);
    // Changing it tells nobody again, and leaves what isn't sent.
    const again = await post(token, { ...message, words: "Changed", film: null });
    expect(again.body.data).toMatchObject({ words: "Changed", film: null, photo: { mime: "image/jpeg" } });
    expect(await delivered()).toEqual([]);
    expect(await seenBy(giving.elm)).toEqual([]);
    expect(row.classes).toBe(1);
  });

  test("takes no file of others, no other kind of file, no bomb, no empty words", async () => {
    const { token } = await invited();
    const { token: other } = await invited();
    await post(other, message, [{ field: "photo", name: "a.jpg", content: photo }]);
    const { rows } = await sql<{ key: string }>`select photo as key from thank_yous where photo is not null
      order by id desc limit 1`.execute(db);
    const pathOf = ({ body }: Awaited<ReturnType<typeof post>>) => body.errors?.map(({ path }) => path);
    expect(pathOf(await post(token, { ...message, photo: { fileKey: rows[0]?.key } }))).toEqual(["photo"]);
    expect(pathOf(await post(token, message, [{ field: "film", name: "a.mp4", content: photo }]))).toEqual([
      "film",
    ]);
    expect(
      pathOf(await post(token, message, [{ field: "photo", name: "a.png", content: imageBomb() }])),
    ).toEqual(["photo"]);
    expect(pathOf(await post(token, { words: " ", signed_as: "" }))).toEqual(["words", "signed_as"]);
    expect((await read(token)).body.data.state).toBe("invited");
  });

  test("opens nothing when unknown, expired, revoked, deleted or replaced", async () => {
    const first = await invited();
    const second = await invited();
    await sql`update thank_yous set expires_at = now() - interval '1 second' where id = ${first.row.id}`.execute(
      db,
    );
    const expired = await post(first.token);
    expect([expired.status, expired.body.message]).toEqual([
      404,
      "This link has expired. Ask the program team for a new one.",
    ]);
    await step(second.row.id, "revoke");
    const gone = "This link no longer works. Ask the program team for a new one.";
    expect((await read(second.token)).body.message).toBe(gone);
    await step(second.row.id, "send_again");
    const renewed = tokenIn((await delivered())[0]);
    expect([(await read(second.token)).status, (await read(renewed)).status]).toEqual([404, 200]);
    await call(thankYouEndpoints.remove, { as: staff, params: { id: second.row.id } });
    expect((await read(renewed)).body.message).toBe(gone);
    const tries = await Promise.all(Array.from({ length: 12 }, () => read("x".repeat(32))));
    expect(tries.map(({ status }) => status)).toContain(429);
    await sql`delete from login_attempts`.execute(db);
  });

  test("refuses an upload by an unknown link before it is read", async () => {
    const { status } = await post("y".repeat(32), message, [
      { field: "photo", name: "a.jpg", content: photo },
    ]);
    expect(status).toBe(404);
    await sql`delete from login_attempts`.execute(db);
  });

  test("takes ten posts in a quarter of an hour", async () => {
    const { token } = await invited();
    const statuses: number[] = [];
    for (let times = 0; times < 11; times++) statuses.push((await post(token)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    await sql`delete from login_attempts`.execute(db);
    await delivered();
  });
});

describe("POST /thankYou/:id/step", () => {
  test("approving shows it to the classes that gave, and to no other; then the link changes nothing", async () => {
    const { token, row, giving } = await invited();
    await post(token);
    expect((await step(row.id, "withdraw")).status).toBe(409);
    const { body } = await step(row.id, "approve");
    expect(body.data).toMatchObject({
      state: "approved",
      decided_by: { id: staff.id },
      next: ["publish", "withdraw"],
      classes: 1,
    });
    expect(await seenBy(giving.elm)).toMatchObject([{ id: row.id, words, signed_as: message.signed_as }]);
    // Oak's class chose the charity but gave nothing.
    expect(await seenBy(giving.oak)).toEqual([]);
    const late = await post(token);
    expect([late.status, (await read(token)).body.data.is_open]).toEqual([409, false]);
    await step(row.id, "withdraw", "The photo shows a child");
    expect(await seenBy(giving.elm)).toEqual([]);
  });

  test("sending back needs a reason, which the contact reads with a new link", async () => {
    const { token, row } = await invited();
    await post(token);
    await delivered();
    const missing = await step(row.id, "send_back");
    expect(missing.body.errors).toEqual([{ path: "reason", msg: "Enter a reason." }]);
    await step(row.id, "send_back", "Please leave out the name of the child.");
    const [letter] = await delivered();
    expect(letter?.text).toContain("Please leave out the name of the child.");
    const renewed = tokenIn(letter);
    expect((await read(renewed)).body.data).toMatchObject({
      state: "sent_back",
      words,
      reason: "Please leave out the name of the child.",
    });
    await post(renewed, { ...message, words: "Thank you all!" });
    expect((await step(row.id, "approve")).body.data).toMatchObject({
      state: "approved",
      words: "Thank you all!",
    });
  });

  test("leaders see approved ones of their sites, without contact and reasons", async () => {
    const { token, row, giving } = await invited();
    const leader = await signInAs("Site Leader", { school_ids: [giving.elm.site.id] });
    const other = await signInAs("Site Leader", { school_ids: [giving.oak.site.id] });
    const get = (as: typeof leader) => call(thankYouEndpoints.get, { as, params: { id: row.id } });
    await post(token);
    expect((await get(leader)).status).toBe(404);
    await step(row.id, "approve");
    expect((await get(leader)).body.data).toMatchObject({
      words,
      contact: null,
      email: null,
      next: [],
      can: [],
    });
    expect((await get(other)).status).toBe(404);
  });

  test("a deleted one closes its photo, and comes back whole", async () => {
    const { token, row, giving } = await invited();
    const sent = await post(token, message, [{ field: "photo", name: "a.jpg", content: photo }]);
    const url = sent.body.data.photo?.url ?? "";
    await step(row.id, "approve");
    await call(thankYouEndpoints.bulk, { as: staff, body: { action: "delete", ids: [row.id] } });
    expect([(await app.inject(url)).statusCode, await seenBy(giving.elm)]).toEqual([404, []]);
    await call(thankYouEndpoints.bulk, { as: staff, body: { action: "restore", ids: [row.id] } });
    expect([(await app.inject(url)).statusCode, (await seenBy(giving.elm)).length]).toEqual([200, 1]);
  });
});
