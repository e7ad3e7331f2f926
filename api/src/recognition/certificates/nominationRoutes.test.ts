import {
  certificateEndpoints,
  classroomEndpoints,
  type Endpoint,
  nominationClassEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { makeNominationForm } from "../../../test/quizzes.ts";
import { readPdf } from "../../../test/readPdf.ts";
import type { SignedIn } from "../../../test/signInAs.ts";

const kit = await buildApp();
const { call, make, signInAs, db } = kit;
const { forms, nominees, ofForm, certificate } = nominationClassEndpoints;

const kindness = await make.trait({ title: "Kindness" });
const site = await make.site({ name: "Maple Street School" });
const staff = await signInAs("admin", { user_type: ["Curriculum"] });
const teacher = (particulars = {}) =>
  signInAs("Instructor", {
    school_ids: [site.id],
    grade: "3",
    first_name: "Ana",
    last_name: "Torres",
    ...particulars,
  });

async function makeForm(most = 3) {
  const form = await makeNominationForm(db, most);
  await sql`update activities set trait_id = ${kindness.id} where id = ${form.id}`.execute(db);
  return form;
}

async function nominate(as: SignedIn, form: { id: number }, first: string, last: string, more: object = {}) {
  const body = {
    school_id: as.schoolIds[0] ?? 0,
    object_id: form.id,
    answers: { why: "She waits" },
    student_first_name: first,
    student_last_name: last,
    ...more,
  };
  const { body: answer } = await call(classroomEndpoints.answerNomination, { as, body });
  return answer.data.id;
}

const pdfOf = async (endpoint: Endpoint, sent: object) => {
  const answer = await call(endpoint, sent);
  expect([answer.status, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
  expect(answer.headers["content-disposition"]).toContain('attachment; filename="SOC.pdf"');
  expect(answer.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  return readPdf(answer.bytes);
};

describe("GET /instructor/student-nomination-form", () => {
  test("answers the forms that are on, with what is left of each", async () => {
    const [as, open, over] = [await teacher(), await makeForm(2), await makeForm()];
    await sql`update activities set "end" = '2026-09-02' where id = ${over.id}`.execute(db);
    await nominate(as, open, "Mina", "Park");
    const { body } = await call(forms, { as, query: { school_id: site.id } });
    expect(body.data.find(({ id }) => id === over.id)).toBeUndefined();
    expect(body.data.find(({ id }) => id === open.id)).toMatchObject({
      title: "Kindest of the month",
      trait: { name: "Kindness" },
      max_per_class: 2,
      nominated: 1,
      left: 1,
      answered: false,
    });
    await nominate(as, open, "Leo", "Cruz");
    const after = (await call(forms, { as })).body.data.find(({ id }) => id === open.id);
    expect(after).toMatchObject({ nominated: 2, left: 0, answered: true });
  });
});

describe("GET /instructor/student-nomination-response", () => {
  test("answers this class's nominations, latest first, and no others", async () => {
    const [as, colleague, form] = [await teacher(), await teacher(), await makeForm()];
    await nominate(colleague, form, "Not", "Mine");
    await nominate(as, form, "Mina", "Park", { grade: "K" });
    await nominate(as, form, "Leo", "Cruz");
    const { body } = await call(nominees, { as, query: { school_id: site.id } });
    expect(body.data).toMatchObject([
      { student_first_name: "Leo", grade: "3" },
      {
        student_first_name: "Mina",
        student_last_name: "Park",
        grade: "K",
        form: { id: form.id, name: "Kindest of the month" },
        trait: { name: "Kindness" },
        school: { id: site.id },
        answers: [{ label: "Why?", value: "She waits" }],
      },
    ]);
  });
});

describe("GET /instructor/all-nomination-response/{id}", () => {
  test("answers a form's nominations of the caller's classes, as a list or as one file with a page each", async () => {
    const other = await make.site();
    const as = await teacher({ school_ids: [site.id, other.id] });
    const [form, elsewhere, colleague] = [await makeForm(), await makeForm(), await teacher()];
    await nominate(colleague, form, "Not", "Mine");
    await nominate(as, elsewhere, "Another", "Form");
    await nominate(as, form, "Mina", "Park");
    await nominate(as, form, "Zoë", "Šárka-Núñez");
    await nominate(as, form, "محمد", "علي", { school_id: other.id });
    const params = { id: form.id };
    const list = await call(ofForm, { as, params });
    expect(list.body.data.map(({ student_first_name }) => student_first_name)).toEqual([
      "محمد",
      "Zoë",
      "Mina",
    ]);
    const { pages } = await pdfOf(ofForm, { as, params, query: { format: "pdf" } });
    expect(pages).toHaveLength(3);
    const text = pages.map((page) => page.text).join("\n");
    for (const name of ["Mina Park", "Zoë Šárka-Núñez", "محمد"]) expect(text).toContain(name);
    expect(text).not.toContain("Not Mine");
    const atSite = await pdfOf(ofForm, { as, params, query: { format: "pdf", school_id: site.id } });
    expect(atSite.pages).toHaveLength(2);
  });

  test("is empty for a form that waits, and 404 for what is none of theirs", async () => {
    const [as, form, item] = [await teacher(), await makeForm(), await make.kinesthetic()];
    expect((await call(ofForm, { as, params: form })).body.data).toEqual([]);
    expect((await call(ofForm, { as, params: form, query: { format: "pdf" } })).status).toBe(404);
    await sql`insert into nomination_sites (nomination_id, site_id) values (${form.id}, ${(await make.site()).id})`.execute(
      db,
    );
    for (const id of [form.id, item.id, 2_000_000_000]) {
      expect((await call(ofForm, { as, params: { id } })).status).toBe(404);
    }
  });
});

describe("GET /instructor/get-nomination-pdf/{id}", () => {
  test("answers the certificate in the reader's language, or in the one asked for", async () => {
    const [as, form] = [await teacher(), await makeForm()];
    const params = { id: await nominate(as, form, "Mina", "Park") };
    await sql`update responses set created_at = '2026-09-16T03:00:00Z' where id = ${params.id}`.execute(db);
    const english = await pdfOf(certificate, { as, params });
    expect(english.pages).toHaveLength(1);
    for (const words of [
      "Mina Park",
      "Kindness",
      "Ana Torres",
      "Maple Street School",
      "September 15, 2026",
    ]) {
      expect(english.pages[0]?.text).toContain(words);
    }
    expect([english.title, english.language, english.pages[0]?.width]).toEqual([
      "Student of Character",
      "en",
      792,
    ]);
    const spanish = await pdfOf(certificate, { as, params, headers: { "accept-language": "es" } });
    expect([spanish.title, spanish.language]).toEqual(["Certificado de Carácter", "es"]);
    const asked = await pdfOf(certificate, { as, params, query: { language: "es", paper: "a4" } });
    expect([asked.language, Math.round(asked.pages[0]?.width ?? 0)]).toEqual(["es", 842]);
  });

  test("names the generic teacher who stood there, and who leads the site", async () => {
    const leader = await make.user({
      role: "Site Leader",
      school_ids: [site.id],
      first_name: "Ruth",
      last_name: "Okafor",
    });
    await sql`update sites set admin_id = ${leader.id} where id = ${site.id}`.execute(db);
    const [as, form] = [await teacher(), await makeForm()];
    const { id: generic_teacher_id } = await make.genericTeacher({ school_id: site.id, name: "Ms. Ito" });
    const id = await nominate(as, form, "Mina", "Park", { generic_teacher_id });
    const { pages } = await pdfOf(certificate, { as, params: { id } });
    expect(pages[0]?.text).toContain("Nominated by the class of Ms. Ito, Grade 3");
    expect(pages[0]?.text).toContain("Ruth Okafor");
  });

  test("knows nobody else's nomination, and nothing that is none", async () => {
    const [as, colleague, form] = [await teacher(), await teacher(), await makeForm()];
    const theirs = await nominate(colleague, form, "Not", "Mine");
    const { id: kinesthetic } = await make.kinesthetic();
    const { body } = await call(classroomEndpoints.answerPdf, {
      as,
      body: { school_id: site.id, object_id: kinesthetic, answers: { students: 20 } },
    });
    for (const id of [theirs, body.data.id, 2_000_000_000]) {
      expect((await call(certificate, { as, params: { id } })).status).toBe(404);
    }
  });
});

describe("GET /studentNomanation/certificates/{id}", () => {
  test("prints all of a form, or of one of its sites; leaders those of their sites alone", async () => {
    const form = await makeForm();
    const other = await make.site();
    const [here, there] = [await teacher(), await teacher({ school_ids: [other.id] })];
    const mina = await nominate(here, form, "Mina", "Park");
    await nominate(here, form, "Leo", "Cruz");
    const elsewhere = await nominate(there, form, "Ida", "Berg");
    const params = { id: form.id };
    expect((await pdfOf(certificateEndpoints.all, { as: staff, params })).pages).toHaveLength(3);
    const query = { schools: [site.id] };
    const atSite = await pdfOf(certificateEndpoints.all, { as: staff, params, query });
    expect(atSite.pages.map(({ text }) => text.includes("Maple Street School"))).toEqual([true, true]);
    const leader = await signInAs("Site Leader", { school_ids: [site.id] });
    expect((await pdfOf(certificateEndpoints.all, { as: leader, params })).pages).toHaveLength(2);
    const foreign = await call(certificateEndpoints.all, {
      as: leader,
      params,
      query: { schools: [other.id] },
    });
    expect(foreign.status).toBe(404);
    const one = (id: number) => call(certificateEndpoints.one, { as: leader, params: { id } });
    expect((await readPdf((await one(mina)).bytes)).pages[0]?.text).toContain("Mina Park");
    expect([(await one(elsewhere)).status, (await one(2_000_000_000)).status]).toEqual([404, 404]);
  });
});
