import { classDonationEndpoints, classroomEndpoints, sessionEndpoints } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const staff = await signInAs("Super Admin");
const charity = await make.charity();

/** A session from September 1 to October 10 with a class that has chosen; today is September 15. */
async function makeSession() {
  const program = await make.program();
  const site = await make.site({ program_id: program.id });
  const session = await make.session({ name: "Autumn", program_id: program.id });
  const teacher = await signInAs("Instructor", { school_ids: [site.id] });
  await make.charityChoice({
    user_id: teacher.id,
    school_id: site.id,
    session_id: session.id,
    charity_id: charity.id,
  });
  const answer = async (answered_on = "2026-09-12") => {
    const { id } = await make.mindfulOpen({ questions: [] });
    const body = { school_id: site.id, object_id: id, answers: {}, answered_on };
    return call(classroomEndpoints.answerForm, { as: teacher, body });
  };
  const donate = (donated_on: string) =>
    call(classDonationEndpoints.create, {
      as: teacher,
      body: { school_id: site.id, amount_cents: 500, donated_on },
    });
  const move = async (body: object) => {
    const answered = await call(sessionEndpoints.update, { as: staff, params: { id: session.id }, body });
    return [answered.status, answered.body.message];
  };
  return { session, answer, donate, move };
}

describe("PATCH /session/update/{id} of a session with points or donations", () => {
  test("refuses another program, naming how many classes there are", async () => {
    const { answer, move } = await makeSession();
    const other = await make.program();
    await answer();
    expect(await move({ program_id: other.id })).toEqual([
      409,
      "“Autumn” has points or donations of 1 class, so its program can't change. Create another session instead.",
    ]);
    expect(await move({ name: "Fall" })).toEqual([200, "Session updated successfully!"]);
  });

  test("refuses dates that leave out what was recorded on their days, and takes others", async () => {
    const { answer, donate, move } = await makeSession();
    await answer();
    await answer();
    await donate("2026-09-10");
    expect(await move({ start: "2026-09-13" })).toEqual([
      409,
      "These dates would leave 1 donation and 2 responses with points outside “Autumn”. Choose dates that include them.",
    ]);
    expect((await move({ start: "2026-09-11" }))[1]).toContain("leave 1 donation outside “Autumn”");
    expect((await move({ end: "2026-09-11" }))[1]).toContain("leave 2 responses with points outside");
    expect((await move({ start: "2026-09-10", end: "2026-09-12" }))[0]).toBe(200);
  });

  test("refuses dates that take in points won between sessions", async () => {
    const { answer, move } = await makeSession();
    expect((await move({ end: "2026-09-12" }))[0]).toBe(200);
    await answer();
    await answer("2026-09-14");
    expect(await move({ end: "2026-09-14" })).toEqual([
      409,
      "These dates would move 1 response with points into “Autumn”. Choose dates without them.",
    ]);
    expect((await move({ end: "2026-09-13" }))[0]).toBe(200);
  });

  test("lets a session without any be moved", async () => {
    const { move } = await makeSession();
    const other = await make.program();
    expect((await move({ program_id: other.id, start: "2026-11-01", end: "2026-12-10" }))[0]).toBe(200);
  });
});
