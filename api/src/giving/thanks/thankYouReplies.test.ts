import {
  auditLogEndpoints,
  notificationEndpoints,
  retentionKinds,
  retentionTerms,
  thankYouEndpoints,
  thankYouLinkEndpoints,
  thankYouReplyEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { paymentWorld } from "../../../test/paymentWorld.ts";
import { keepTerms } from "../../account/retention/keepTerms.ts";
import { rows } from "../../core/database.ts";
import { deliverMails } from "../../core/mail/deliverMails.ts";
import type { Letter } from "../../core/mail/transport.ts";
import { letters } from "../../letters.ts";
import { retentionRules } from "../../retentionRules.ts";

const kit = await buildApp({ appUrl: "https://portal.example" });
const { call, db, make, services, setNow, signInAs } = kit;
const world = await paymentWorld(kit);
const { proposer: staff } = world;
const replies = thankYouReplyEndpoints;

async function delivered(): Promise<Letter[]> {
  const sent: Letter[] = [];
  await deliverMails(db, (letter) => Promise.resolve(void sent.push(letter)), services.settings, letters);
  return sent;
}

let count = 0;
/** An approved thank-you of a charity that two classes gave to. */
async function thanked() {
  const giving = await world.makeGiving();
  for (const place of [giving.elm, giving.oak]) await world.verified(place, 1500);
  const email = `ida${++count}@charity.example`;
  const contact = await make.contact({
    first_name: "Ida",
    last_name: "Holm",
    email,
    charity_id: giving.charity.id,
  });
  const body = { contact_id: contact.id, session_id: giving.session.id };
  const { id } = (await call(thankYouEndpoints.create, { as: staff, body })).body.data;
  await sql`update thank_yous set state = 'approved', words = 'Thanks!', signed_as = 'Ida', posted_at = now(), decided_at = now()
    where id = ${id}`.execute(db);
  await delivered();
  return { giving, id, email };
}
type Thanked = Awaited<ReturnType<typeof thanked>>;
type Place = Thanked["giving"]["elm"];

const plainReply = { words: "You are welcome!", consent: "nobody_named" };
const send = (id: number, place: Place, body: object = plainReply, as = place.teacher) =>
  call(replies.send, { as, params: { id }, body: { school_id: place.site.id, ...body } as never });
const withdraw = (id: number, place: Place) =>
  call(replies.withdraw, { as: place.teacher, params: { id }, body: { school_id: place.site.id } });
const step = (id: number, name: string, reason?: string) =>
  call(replies.step, { as: staff, params: { id }, body: { step: name, reason } as never });
const listed = async (as = staff) =>
  (await call(replies.list, { as, query: { sort: "id", order: "desc" } })).body.data;
const shownTo = async (place: Place) =>
  (await call(thankYouEndpoints.ofClass, { as: place.teacher, query: { school_id: place.site.id } })).body
    .data[0]?.reply;

/** The page that a mail of these opens. */
async function pageIn(mails: readonly Letter[], to: string) {
  const token = /\/thanks\/([\w-]+)/.exec(mails.find((mail) => mail.to === to)?.text ?? "")?.[1] ?? "";
  const read = async () => (await call(thankYouLinkEndpoints.read, { params: { token } })).body.data;
  return { token, read };
}

describe("POST /instructor/thankYous/:id/reply", () => {
  test("sends one reply for each class, tells staff once, and can be changed until they decide", async () => {
    const { giving, id } = await thanked();
    const first = await send(id, giving.elm);
    expect([first.status, first.body.data.state]).toEqual([200, "waiting"]);
    const mails = await delivered();
    expect(mails.find(({ subject }) => subject.startsWith("Reply to approve"))?.text).toContain(
      "/thank-yous/replies?edit=",
    );
    await send(id, giving.elm, { ...plainReply, words: "You are all welcome!" });
    expect(await delivered()).toEqual([]);
    await send(id, giving.oak);
    const ours = (await listed()).filter(({ charity }) => charity.id === giving.charity.id);
    expect(ours.map(({ words, school }) => [words, school.id])).toEqual([
      ["You are welcome!", giving.oak.site.id],
      ["You are all welcome!", giving.elm.site.id],
    ]);
    expect(await shownTo(giving.elm)).toMatchObject({ state: "waiting", words: "You are all welcome!" });
  });

  test("shows in the notifications of staff while it waits", async () => {
    const { giving, id } = await thanked();
    await send(id, giving.elm);
    const latest = async () =>
      (await call(notificationEndpoints.latest, { as: staff })).body.data.notifications.find(
        ({ kind, title }) => kind === "approval" && title.includes("Elm School"),
      );
    const reply = (await listed())[0]?.id ?? 0;
    await step(reply, "decline", "Names a child");
    await sql`delete from notifications`.execute(db);
    await withdraw(id, giving.elm);
    await send(id, giving.elm);
    expect(await latest()).toMatchObject({ link: `/thank-yous/replies?edit=${reply}`, is_read: false });
    await step(reply, "approve");
    expect(await latest()).toBeUndefined();
  });

  test("keeps who recorded consent and until when, and who confirmed it", async () => {
    const { giving, id } = await thanked();
    const consent = { words: "Mia says thanks.", consent: "consent_recorded" };
    for (const [body, path, msg] of [
      [consent, "consent_by", "Enter who recorded the families' consent."],
      [{ ...consent, consent_by: "Office" }, "consent_until", "Enter until when the consent holds."],
      [
        { ...consent, consent_by: "Office", consent_until: "2026-09-14" },
        "consent_until",
        "The consent must hold today or longer.",
      ],
    ] as const) {
      const { status, body: told } = await send(id, giving.elm, body);
      expect([status, told.errors]).toEqual([422, [{ path, msg }]]);
    }
    await send(id, giving.elm, { ...consent, consent_by: "Office", consent_until: "2027-06-30" });
    const [row] = await listed();
    expect(row).toMatchObject({
      consent: "consent_recorded",
      consent_by: "Office",
      consent_until: "2027-06-30",
      confirmed_by: { id: giving.elm.teacher.id },
    });
    // Without names, nothing of it is kept.
    await send(id, giving.elm, { ...plainReply, consent_by: "Office", consent_until: "2027-06-30" });
    expect((await listed())[0]).toMatchObject({
      consent: "nobody_named",
      consent_by: null,
      consent_until: null,
    });
  });

  test("is only for classes that see the thank-you", async () => {
    const { giving, id } = await thanked();
    const other = await thanked();
    expect((await send(id, other.giving.elm)).status).toBe(404);
    expect((await send(id, giving.elm, plainReply, other.giving.elm.teacher)).status).toBe(404);
    await sql`update thank_yous set state = 'withdrawn' where id = ${id}`.execute(db);
    expect((await send(id, giving.elm)).status).toBe(404);
    expect((await send(other.id, other.giving.elm, { ...plainReply, words: "x".repeat(601) })).status).toBe(
      422,
    );
  });

  test("is sent once at the same moment, and once for a repeated key", async () => {
    const { giving, id } = await thanked();
    const answers = await Promise.all([send(id, giving.elm), send(id, giving.elm)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await listed()).filter(({ charity }) => charity.id === giving.charity.id)).toHaveLength(1);
  });
});

describe("POST /thankYouReply/:id/step", () => {
  test("approving mails the contact a link that shows replies without names of people", async () => {
    const { giving, id, email } = await thanked();
    await send(id, giving.elm);
    await delivered();
    const [reply] = await listed();
    const answer = await step(reply?.id ?? 0, "approve");
    expect([answer.status, answer.body.data.state, answer.body.data.next]).toEqual([
      200,
      "approved",
      ["withdraw"],
    ]);
    const { read } = await pageIn(await delivered(), email);
    const [{ name }] = (
      await sql<{ name: string }>`select name::text from sites where id = ${giving.elm.site.id}`.execute(db)
    ).rows as [{ name: string }];
    expect((await read()).replies).toEqual([{ school: name, words: "You are welcome!" }]);
    // The class's reply is settled, and yet it can take it back: it is hidden at once.
    expect((await send(id, giving.elm)).status).toBe(409);
    expect((await withdraw(id, giving.elm)).body.data.state).toBe("withdrawn");
    expect((await read()).replies).toEqual([]);
    expect((await shownTo(giving.elm))?.state).toBe("withdrawn");
  });

  test("sending back and declining need a reason, which the class reads only if it is sent back", async () => {
    const { giving, id, email } = await thanked();
    await send(id, giving.elm);
    const [reply] = await listed();
    expect((await step(reply?.id ?? 0, "send_back")).body.errors).toEqual([
      { path: "reason", msg: "Enter a reason." },
    ]);
    await step(reply?.id ?? 0, "send_back", "Leave out the name");
    expect(await shownTo(giving.elm)).toMatchObject({ state: "sent_back", reason: "Leave out the name" });
    await delivered();
    await send(id, giving.elm);
    expect(await shownTo(giving.elm)).toMatchObject({ state: "waiting", reason: null });
    expect((await delivered()).some(({ subject }) => subject.startsWith("Reply to approve"))).toBe(true);
    await step(reply?.id ?? 0, "decline", "Not now");
    expect(await shownTo(giving.elm)).toMatchObject({ state: "declined", reason: null });
    expect((await step(reply?.id ?? 0, "withdraw", "No")).status).toBe(409);
    expect((await delivered()).some(({ to }) => to === email)).toBe(false);
    const log = (
      await call(auditLogEndpoints.list, {
        as: staff,
        query: { entity: "thankYouReply", entity_id: reply?.id } as never,
      })
    ).body.data;
    expect(log.map(({ action, after }) => [action, after?.["state"]])).toEqual([
      ["create", "waiting"],
      ["update", "sent_back"],
      ["update", "waiting"],
      ["update", "declined"],
    ]);
  });

  test("many are approved at once, with one mail for each contact; what isn't waiting is skipped", async () => {
    const { giving, id, email } = await thanked();
    for (const place of [giving.elm, giving.oak]) await send(id, place);
    await delivered();
    const ids = (await listed()).slice(0, 2).map((row) => row.id);
    const bulk = () => call(replies.bulk, { as: staff, body: { action: "approve", ids } });
    expect((await bulk()).body.data).toMatchObject({ done: 2, skipped: [] });
    const mails = (await delivered()).filter(({ to }) => to === email);
    expect(mails).toHaveLength(1);
    expect((await (await pageIn(mails, email)).read()).replies).toHaveLength(2);
    expect((await bulk()).body.data.done).toBe(0);
  });

  test("leaders read replies of their sites, without reasons, and decide on none", async () => {
    const { giving, id } = await thanked();
    for (const place of [giving.elm, giving.oak]) await send(id, place);
    const leader = await signInAs("Site Leader", { school_ids: [giving.elm.site.id] });
    const [reply, ...others] = await listed(leader);
    expect([reply?.school.id, others]).toEqual([giving.elm.site.id, []]);
    expect(reply?.next).toEqual([]);
    expect(
      (
        await call(replies.step, {
          as: leader,
          params: { id: reply?.id ?? 0 },
          body: { step: "approve" } as never,
        })
      ).status,
    ).toBe(403);
  });
});

describe("families' consent for a reply", () => {
  const until = { consent: "consent_recorded", consent_by: "Office", consent_until: "2026-09-20" };
  const words = "Mia says thanks.";
  const mine = async (charity: number) => (await listed()).find((row) => row.charity.id === charity);

  test("ends with its last day: the charity no longer sees it, and staff can't approve it", async () => {
    const { giving, id, email } = await thanked();
    await send(id, giving.elm, { ...until, words });
    await send(id, giving.oak, { ...until, words });
    await delivered();
    const ids = (await listed()).slice(0, 2).map((row) => row.id);
    const [approved = 0, late = 0] = ids;
    await step(approved, "approve");
    const { read } = await pageIn(await delivered(), email);
    setNow("2026-09-20");
    expect((await read()).replies.map((reply) => reply.words)).toEqual([words]);
    // Late in the evening there, when it is the next day in UTC.
    setNow("2026-09-21T02:00:00Z");
    expect((await read()).replies).toHaveLength(1);
    setNow("2026-09-21");
    expect((await read()).replies).toEqual([]);
    const msg = "The families' consent has ended. Send the reply back so that the class can renew it.";
    const { status, body } = await step(late, "approve");
    expect([status, body.errors]).toEqual([422, [{ path: "step", msg }]]);
    const bulk = await call(replies.bulk, { as: staff, body: { action: "approve", ids: [late] } });
    expect(bulk.body.data).toMatchObject({ done: 0, skipped: [{ id: late, msg }] });
    expect((await step(late, "send_back", "The consent ended")).status).toBe(200);
    setNow("2026-09-15");
  });

  test("is followed by its term: the words are erased, and never were in the audit log", async () => {
    const [ended, withdrawn, named] = [await thanked(), await thanked(), await thanked()];
    await send(ended.id, ended.giving.elm, { ...until, words });
    await send(withdrawn.id, withdrawn.giving.elm, { ...until, consent_until: "2027-06-30", words });
    await withdraw(withdrawn.id, withdrawn.giving.elm);
    await send(named.id, named.giving.elm);
    await sql`update thank_you_replies set updated_at = '2026-09-15' where state = 'withdrawn'`.execute(db);
    const reply = (await mine(ended.giving.charity.id))?.id ?? 0;
    await step(reply, "approve");
    await step(reply, "withdraw", "Mia's family asked");
    const logged = () =>
      rows(db, sql`select id from audit_log a where entity = 'thankYouReply' and a::text ~ 'Mia'`);
    expect(await logged()).toEqual([]);
    const terms = Object.fromEntries(retentionKinds.map((kind) => [kind, retentionTerms[kind].usual]));
    await sql`update retention set terms = ${JSON.stringify(terms)}, confirmed_at = now()`.execute(db);
    await sql`update thank_you_replies set updated_at = '2026-09-15' where state = 'withdrawn'`.execute(db);
    const told = async () =>
      [ended, withdrawn, named].map(async ({ giving }) => (await mine(giving.charity.id))?.words);
    setNow("2026-10-10");
    await keepTerms(db, services, retentionRules);
    expect(await Promise.all(await told())).toEqual([words, words, "You are welcome!"]);
    setNow("2026-10-22");
    await keepTerms(db, services, retentionRules);
    expect(await Promise.all(await told())).toEqual(["", "", "You are welcome!"]);
    expect(await rows(db, sql`select id from thank_you_replies t where t::text ~ 'Mia'`)).toEqual([]);
    setNow("2026-09-15");
    expect(await shownTo(ended.giving.elm)).toMatchObject({ state: "withdrawn", words: "" });
    expect((await send(ended.id, ended.giving.elm)).status).toBe(200);
  });
});
