import { auditLogEndpoints, paymentEndpoints, paymentRunEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { paymentWorld } from "../../../test/paymentWorld.ts";
import { readPdf } from "../../../test/readPdf.ts";
import { sole } from "../../core/database.ts";

const kit = await buildApp();
const { call, db, make } = kit;
const runs = paymentRunEndpoints;
const { proposer, approver, send, approved, makeGiving, verified, win, propose, paymentsOf } =
  await paymentWorld(kit);

describe("the papers of a payment", () => {
  test("a letter tells how it was sent and what each site gave, once it is sent", async () => {
    const { run, payment, giving } = await approved();
    const letter = (language = "en") =>
      call(paymentEndpoints.letter, {
        as: proposer,
        params: { id: payment.id },
        headers: { "accept-language": language },
      });
    expect((await letter()).status).toBe(409);
    await send(run.id, [{ id: payment.id, reference: "No. 7" }]);
    // The letter keeps the names of its day.
    await sql`update sites set name = 'Renamed' where id = ${giving.elm.site.id}`.execute(db);
    const answer = await letter();
    expect(answer.headers["content-type"]).toBe("application/pdf");
    const { pages, title } = await readPdf(answer.bytes);
    const text = pages[0]?.text ?? "";
    for (const words of [
      payment.charity.name,
      "12 Elm Street",
      `KIN-${payment.id}`,
      "September 15, 2026",
      "Check",
      "No. 7",
    ])
      expect(text).toContain(words);
    for (const words of ["Elm School", "$10.00", "$1.00", "$11.00", "Oak School", "$12.50", "$14.00"])
      expect(text).toContain(words);
    expect([title, pages.length]).toEqual(["Remittance letter", 1]);
    expect((await readPdf((await letter("es")).bytes)).pages[0]?.text).toContain("Carta de pago");
  });

  test("all letters of a run are one file, and a statement for each charity tells by site and by session", async () => {
    const both = [await makeGiving(), await makeGiving()];
    for (const [at, giving] of both.entries()) {
      await verified(giving.elm, 1000 + at);
      await verified(giving.oak, 250);
      await win(giving.elm, giving.session, 20);
    }
    // A second session in which one of the classes gave to the same charity.
    const [first] = both;
    if (!first) throw new Error("Nothing was made");
    const { elm, charity } = first;
    const place = { user_id: elm.teacher.id, school_id: elm.site.id };
    const { program_id } = await sole<{ program_id: number }>(
      db,
      sql`select program_id from sessions where id = ${first.session.id}`,
    );
    const later = await make.session({ name: "Later", program_id, start: "2026-10-12", end: "2026-11-20" });
    await make.charityChoice({ ...place, session_id: later.id, charity_id: charity.id });
    await win(elm, later, 100);
    const ids = both.map((giving) => giving.charity.id);
    const run = (await propose({ charities: ids })).body.data;
    const read = (endpoint: typeof runs.letters | typeof runs.statements, query?: object) =>
      call(endpoint, { as: proposer, params: { id: run.id }, query: query as never });
    await call(runs.approve, { as: approver, params: { id: run.id } });
    expect((await read(runs.letters)).status).toBe(409);
    const payments = (await paymentsOf(run.id)).map(({ id }, at) => ({ id, reference: `No. 4${at}` }));
    await send(run.id, payments);

    const letters = await read(runs.letters);
    expect(letters.headers["content-disposition"]).toContain(`letters-${run.id}.pdf`);
    const { pages, title } = await readPdf(letters.bytes);
    expect(title).toBe("Remittance letters");
    expect(pages).toHaveLength(2);
    for (const { charity: to } of both)
      expect(pages.filter(({ text }) => text.includes(to.name ?? "?"))).toHaveLength(1);

    const statements = await readPdf((await read(runs.statements, { of: "charity" })).bytes);
    const own = statements.pages.find(({ text }) => text.includes(charity.name ?? "?"))?.text ?? "";
    for (const words of ["By site", "Elm School", "Oak School", "By session", "Later", "12 Elm Street"])
      expect(own).toContain(words);
    // 12.50 donated and 120 points, however it is divided; two classes, one of them in both sessions.
    expect(own.match(/Total 2 \$12\.50 \$6\.00 \$18\.50/g)).toHaveLength(2);
    expect(own).not.toMatch(/Ana|Lopez/);
    expect((await read(runs.statements, { of: "class" })).status).toBe(422);

    // One that is reversed has neither.
    const [reversed] = payments;
    await call(paymentEndpoints.reverse, {
      as: proposer,
      params: { id: reversed?.id ?? 0 },
      body: { reason: "Returned" },
    });
    expect((await readPdf((await read(runs.letters)).bytes)).pages).toHaveLength(1);
    const left = await readPdf((await read(runs.statements, { of: "charity" })).bytes);
    expect(left.pages).toHaveLength(1);
  });

  test("statements have a page for each site, and bills a line for what was donated and what was earned", async () => {
    const { run, payment } = await approved();
    const accounting = (layout: string, account = "6100") =>
      call(runs.accounting, { as: proposer, params: { id: run.id }, query: { layout, account } as never });
    const statements = () => call(runs.statements, { as: proposer, params: { id: run.id } });
    expect((await statements()).status).toBe(409);
    const bills = (await accounting("quickbooks")).bytes.toString();
    expect(bills).toContain("Bill No,Vendor,Bill Date,Due Date,Memo,Account,Line Description,Line Amount");
    expect(bills).toContain(`KIN-${payment.id},${payment.charity.name},`);
    expect(bills).toMatch(/September,6100,"?Classroom giving, September: Donated"?,12\.50/);
    expect(bills).toMatch(/"?Classroom giving, September: Earned"?,1\.50/);
    expect((await accounting("xero")).bytes.toString()).toMatch(/,1,12\.50,6100,Tax Exempt,USD/);
    expect((await accounting("sage")).status).toBe(422);
    await send(run.id, [{ id: payment.id }]);
    const { pages } = await readPdf((await statements()).bytes);
    expect(pages.map(({ text }) => [text.includes("Elm School"), text.includes("Oak School")])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(pages[0]?.text).toContain(payment.charity.name);
  });

  test("call a site by the last name that was kept of it", async () => {
    const giving = await makeGiving();
    const { site } = giving.elm;
    await win(giving.elm, giving.session, 20);
    await sql`update sites set name = ${`Aspen School ${site.id}`} where id = ${site.id}`.execute(db);
    await win(giving.elm, giving.session, 10);
    const run = (await propose(giving.filter)).body.data;
    await call(runs.approve, { as: approver, params: { id: run.id } });
    const [payment] = await paymentsOf(run.id);
    await send(run.id, [{ id: payment?.id }]);
    const as = proposer;
    for (const { bytes } of [
      await call(paymentEndpoints.letter, { as, params: { id: payment?.id ?? 0 } }),
      await call(runs.statements, { as, params: { id: run.id } }),
      await call(runs.statements, { as, params: { id: run.id }, query: { of: "charity" } }),
    ]) {
      const text = (await readPdf(bytes)).pages.map((page) => page.text).join();
      expect(text).toContain(`Aspen School ${site.id}`);
      expect(text).not.toContain("Elm School");
    }
  });

  test("bear the address that the charity had when the payment was sent", async () => {
    const { run, payment } = await approved();
    const move = (address: string | null) =>
      sql`update charities set address = ${address} where id = ${payment.charity.id}`.execute(db);
    const as = proposer;
    const papers = async () => {
      const letter = await call(paymentEndpoints.letter, { as, params: { id: payment.id } });
      const asked = { as, params: { id: run.id }, query: { of: "charity" } as const };
      const statement = await call(runs.statements, asked);
      const read = await Promise.all([letter, statement].map(({ bytes }) => readPdf(bytes)));
      return read.map(({ pages }) => pages.map(({ text }) => text).join());
    };
    // What is corrected before it is sent is on the letter.
    await move("40 Fir Road\nSalem, MA");
    await send(run.id, [{ id: payment.id }]);
    await move("7 Pine Lane\nLowell, MA");
    for (const text of await papers()) {
      expect(text).toContain("40 Fir Road");
      expect(text).not.toMatch(/Pine Lane|12 Elm Street/);
    }
    // One that an earlier release sent kept none.
    await sql`update payments set address = null where id = ${payment.id}`.execute(db);
    for (const text of await papers()) expect(text).toContain("7 Pine Lane");
  });

  test("bear no address if the charity had none when the payment was sent", async () => {
    const { run, payment } = await approved();
    const move = (address: string | null) =>
      sql`update charities set address = ${address} where id = ${payment.charity.id}`.execute(db);
    await move(null);
    await send(run.id, [{ id: payment.id }]);
    await move("7 Pine Lane");
    const { bytes } = await call(paymentEndpoints.letter, { as: proposer, params: { id: payment.id } });
    expect((await readPdf(bytes)).pages[0]?.text).not.toContain("Pine Lane");
  });

  test("what happened is in the audit log", async () => {
    const { run, payment } = await approved();
    await send(run.id, [{ id: payment.id, reference: "No. 9" }]);
    const entries = async (entity: string, entity_id: number) =>
      (await call(auditLogEndpoints.list, { as: approver, query: { entity, entity_id } as never })).body.data;
    expect(
      (await entries("paymentRun", run.id)).map(({ action, after }) => [action, after?.["state"]]),
    ).toEqual([
      ["create", "proposed"],
      ["update", "approved"],
    ]);
    expect(await entries("payment", payment.id)).toMatchObject([
      {
        before: { state: "approved" },
        after: { state: "sent", reference: "No. 9" },
        user: { id: proposer.id },
      },
    ]);
  });
});
