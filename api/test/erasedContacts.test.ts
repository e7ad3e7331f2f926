import {
  contactEndpoints,
  personalDataEndpoints,
  pledgeEndpoints,
  providerEndpoints,
  savedReportEndpoints,
  sponsorEndpoints,
  sponsorReceiptEndpoints,
  thankYouEndpoints,
  userEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { rows } from "../src/core/database.ts";
import { deliverMails } from "../src/core/mail/deliverMails.ts";
import { letters } from "../src/letters.ts";
import { makeSends } from "../src/reports/saved-reports/makeSends.ts";
import { buildApp } from "./buildApp.ts";

// As in erasedPerson.test.ts: the application's user may not change logs itself.
const { call, db, make, services, signInAs } = await buildApp({}, "application");
const boss = await signInAs("Super Admin");
const email = "marisolange@quill.example";
const traces = "marisolange|thistlewood|555-0137";

/** The tables of the program that hold what is looked for, with what of it. */
async function found(what = traces): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select c.relname as name from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  const held = await Promise.all(
    tables.map(({ name }) =>
      rows<{ row: string }>(
        db,
        sql`select t::text as row from ${sql.table(name)} t where t::text ~* ${what}`,
      ),
    ),
  );
  return tables.flatMap(({ name }, at) => (held[at]?.length ? [name] : []));
}

const person = async (more: object = {}) => {
  const school_ids = [(await make.site()).id];
  return make.user({
    role: "Instructor",
    school_ids,
    first_name: "Marisolange",
    last_name: "Thistlewood",
    ...more,
  });
};
const erase = (id: number, name = "Marisolange Thistlewood") =>
  call(personalDataEndpoints.erase, {
    as: boss,
    params: { id },
    body: { name, reason: "They asked", media: "keep" } as never,
  });
/** A call that does what it is asked to. */
async function does<T extends { status: number; body: unknown }>(answer: Promise<T>): Promise<T["body"]> {
  const { status, body } = await answer;
  expect([status < 300, body]).toEqual([true, body]);
  return body;
}
const as = boss;

test("an erased person leaves contacts, sponsors, thank-yous, receipts and their history", async () => {
  const { id } = await person({ email });
  const own = { first_name: "Marisolange", last_name: "Thistlewood", email, phone: "555-0137" };
  const contact = (await does(call(contactEndpoints.create, { as, body: own }))).data;
  // The school's shared mailbox: the colleague's name stays.
  const colleague = { first_name: "Ida", last_name: "Berg", email };
  const other = (await does(call(contactEndpoints.create, { as, body: colleague }))).data;
  const charity = await make.charity();
  await does(call(contactEndpoints.update, { as, params: contact, body: { charity_id: charity.id } }));
  const sponsorBody = {
    name: "Elm Bakery",
    contact_name: "Marisolange Thistlewood",
    email,
    note: `Ask ${email}`,
  };
  const sponsor = (await does(call(sponsorEndpoints.create, { as, body: sponsorBody }))).data;
  const pledge = {
    sponsor_id: sponsor.id,
    name: `From ${email}`,
    kind: "amount",
    amount_cents: 5000,
    from_on: "2026-09-01",
  };
  const made = (await does(call(pledgeEndpoints.create, { as, body: pledge as never }))).data;
  const receipt = { pledge_id: made.id, amount_cents: 100, received_on: "2026-09-10", method: "check" };
  await does(call(sponsorReceiptEndpoints.create, { as, body: { ...receipt, note: email } as never }));
  const invited = { charity_id: charity.id, contact_ids: [contact.id], contact_id: contact.id };
  await does(call(thankYouEndpoints.create, { as, body: invited as never }));
  const provider = await make.provider();
  const change = (body: object) =>
    does(call(providerEndpoints.update, { as, params: provider, body: body as never }));
  await change({ contact_name: "Marisolange Thistlewood", email, phone: "555-0137" });
  // Somebody else took over, so that only the history names them.
  await change({ contact_name: "Max Oak", email: "max@quill.example", phone: "555-0100" });
  expect(await found()).toEqual(
    expect.arrayContaining([
      "audit_log",
      "contacts",
      "pledges",
      "sponsor_receipts",
      "sponsors",
      "thank_yous",
      "users",
    ]),
  );

  expect((await erase(id)).status).toBe(200);
  expect(await found()).toEqual([]);
  expect((await call(contactEndpoints.get, { as, params: other })).body.data).toMatchObject({
    first_name: "Ida",
    last_name: "Berg",
    email: null,
  });
  const [kept] = await rows(
    db,
    sql`select contact_name, email, phone from providers where id = ${provider.id}`,
  );
  expect(kept).toEqual({ contact_name: "Max Oak", email: "max@quill.example", phone: "555-0100" });
});

test("an email that another account has by now stays theirs", async () => {
  const shared = "front.desk@quill.example";
  const { id } = await person({ first_name: "Old", last_name: "Holder", email: shared });
  const params = { id };
  const to = { email: "old.holder@quill.example" };
  await does(call(userEndpoints.updateInstructor, { as, params, body: to }));
  const next = await person({ first_name: "New", last_name: "Holder", email: shared });
  await does(
    call(contactEndpoints.create, { as, body: { first_name: "Ida", last_name: "Oak", email: shared } }),
  );
  expect((await erase(id, "Old Holder")).status).toBe(200);
  expect(await found("old.holder")).toEqual([]);
  expect(await found(shared)).toEqual(expect.arrayContaining(["contacts", "users"]));
  expect((await call(userEndpoints.get, { as, params: next })).body.data.email).toBe(shared);
});

test("a report that waits to be sent is made again without the person", async () => {
  const { id } = await person({ first_name: "Marguerite", last_name: "Featherstone" });
  const body = { report: "userActivity", name: "People", filters: {} };
  const report = (await does(call(savedReportEndpoints.create, { as, body: body as never }))).data;
  await does(call(savedReportEndpoints.sendNow, { as, params: report }));
  const faults: unknown[] = [];
  const work = () => makeSends(services, (error) => void faults.push(error));
  await work();
  const sends = () =>
    rows<{ state: string; file: Buffer | null }>(db, sql`select state, file from report_sends order by id`);
  expect(await sends()).toMatchObject([{ state: "mailed", file: expect.any(Buffer) as Buffer }]);
  expect((await erase(id, "Marguerite Featherstone")).status).toBe(200);
  expect(await sends()).toEqual([{ state: "due", file: null }]);
  await work();
  const sent: unknown[] = [];
  const deliver = async (letter: { attachments?: readonly { content: Buffer }[] }) => {
    sent.push(...(letter.attachments ?? []).map(({ content }) => String(content)));
  };
  await deliverMails(db, deliver, services.settings, letters);
  expect(faults).toEqual([]);
  expect(sent).toEqual([expect.stringContaining("First Name,Last Name,Email")]);
  expect(sent.join()).not.toMatch(/marguerite|featherstone/i);
});
