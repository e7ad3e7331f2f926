import { leadEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { deliverMails } from "../core/mail/deliverMails.ts";
import type { Letter } from "../core/mail/transport.ts";
import { letters } from "../letters.ts";

const { call, make, db, services } = await buildApp({ appUrl: "https://portal.example" });

test("the notice names who asks and where they are from, links to the lead, and says no more of them", async () => {
  await make.user({ role: "Super Admin", first_name: "Rosa", email: "rosa@staff.example" });
  await make.user({ role: "Super Admin", first_name: "Luz", email: "luz@staff.example", language: "es" });
  const body = {
    first_name: "Ida",
    last_name: "Holm",
    email: "ida.holm@asking.example",
    organization: "Hill\nSchool <b>",
    phone: "555-0199",
    message: "A private word",
  };
  for (let times = 0; times < 2; times++) await call(leadEndpoints.create, { body });
  const { rows } = await sql<{ id: number }>`select id from leads`.execute(db);
  const sent: Letter[] = [];
  await deliverMails(db, (letter) => Promise.resolve(void sent.push(letter)), services.settings, letters);

  const [first, spanish, again] = sent;
  expect(sent.map(({ to }) => to)).toEqual([
    "rosa@staff.example",
    "luz@staff.example",
    "rosa@staff.example",
    "luz@staff.example",
  ]);
  expect(first?.subject).toBe("New inquiry: Hill School <b>");
  expect(first?.text).toContain("Hello Rosa,");
  expect(first?.text).toContain("Ida Holm from Hill\nSchool <b> would like to know more");
  expect(again?.text).toContain("has written to us again");
  expect(spanish?.text).toContain("quiere saber más");
  expect(spanish?.html).toContain('<html lang="es">');
  for (const { html, text } of sent) {
    for (const part of [html, text]) {
      expect(part).toContain(`https://portal.example/lead/${rows[0]?.id}`);
      for (const secret of [body.email, body.phone, body.message]) expect(part).not.toContain(secret);
    }
    expect(html).toContain("&lt;b&gt;");
  }
});
