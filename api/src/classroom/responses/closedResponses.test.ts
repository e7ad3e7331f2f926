import {
  activityFormResponseEndpoints,
  classroomEndpoints,
  sessionClosingEndpoints,
} from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const staff = await signInAs("Super Admin");

/** A session that has ended, with one response. */
async function answeredSession(name: string) {
  const program = await make.program({ name: `Program of ${name}` });
  const site = await make.site({ program_id: program.id });
  const dates = { start: "2026-09-01", end: "2026-09-10" };
  const { id } = await make.session({ name, program_id: program.id, ...dates });
  const teacher = await signInAs("Instructor", { school_ids: [site.id] });
  const item = await make.mindfulOpen({ questions: [], ...dates });
  const answer = { school_id: site.id, object_id: item.id, answers: {}, answered_on: "2026-09-08" };
  const { body } = await call(classroomEndpoints.answerForm, { as: teacher, body: answer });
  return { session: { id }, response: body.data.id };
}

const close = async (params: { id: number }) => {
  const body = { accept: ["late_answers" as const, "undecided" as const], note: "Agreed" };
  expect((await call(sessionClosingEndpoints.close, { as: staff, params, body })).status).toBe(200);
};
const reopen = async (params: { id: number }) => {
  const body = { reason: "A late check" };
  expect((await call(sessionClosingEndpoints.reopen, { as: staff, params, body })).status).toBe(200);
};

describe("POST /activityFormResponse/bulk", () => {
  test("skips responses of a closed session, and says why", async () => {
    const [closed, open] = [await answeredSession("Autumn"), await answeredSession("Winter")];
    const ids = [closed.response, open.response];
    const bulk = async (action: "delete" | "restore", some = ids) => {
      const { status, body } = await call(activityFormResponseEndpoints.bulk, {
        as: staff,
        body: { action, ids: some },
      });
      return [status, body.data];
    };
    const msg = "“Autumn” is closed, so this can't be changed. A Super Admin can reopen it.";
    const onlyOpen = [200, { done: 1, skipped: [{ id: closed.response, msg }] }];
    await close(closed.session);
    expect(await bulk("delete")).toMatchObject(onlyOpen);
    await reopen(closed.session);
    expect(await bulk("delete", [closed.response])).toMatchObject([200, { done: 1 }]);
    await close(closed.session);
    expect(await bulk("restore")).toMatchObject(onlyOpen);
  });
});
