import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { signOut } from "../../core/session.ts";
import { RecordStep } from "../recording/RecordStep.tsx";
import { renderInClassroom, scriptCalls, signInAsInstructor, someItem } from "../testing.tsx";
import { WithSite } from "../WithSite.tsx";
import { chooseTeacher } from "./standing.ts";

beforeEach(() => signInAsInstructor());
afterEach(() => {
  cleanup();
  signOut();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const addPath = "/api/instructor/activity-form-response/add";
const item = someItem({ questions: [{ id: "note", label: "Note", kind: "text", required: false }] });
const adeyemi = { id: 21, name: "Ms. Adeyemi", grade: null };
const okafor = { id: 22, name: "Mr. Okafor", grade: null };

/** Draws the last step of an item at a site whose teachers the list may know longer than the answers do. */
async function renderStep(known: readonly number[]) {
  const asked = scriptCalls((path, request) => {
    if (path !== addPath) return { status: 200, body: { data: [adeyemi, okafor] } };
    const { generic_teacher_id: id } = JSON.parse(request.body as string) as { generic_teacher_id?: number };
    return id === undefined || known.includes(id)
      ? { status: 201, body: { data: { id: 1, points_won: 5, points_total: 25 } } }
      : {
          status: 422,
          body: { message: "No", request_id: "r", errors: [{ msg: "No", path: "generic_teacher_id" }] },
        };
  });
  await renderInClassroom(
    <WithSite>
      {(site) => <RecordStep item={item} site={site.id} onSent={() => {}} onward={<span>Onward</span>} />}
    </WithSite>,
  );
  return () => asked.filter(({ path }) => path === addPath).map(({ body }) => body);
}

const record = async () => userEvent.click(await screen.findByRole("button", { name: /Record it/ }));

describe("recording where a login is shared", () => {
  it("is recorded for the teacher who is teaching", async () => {
    chooseTeacher(3, adeyemi);
    const sent = await renderStep([21, 22]);
    await record();
    await screen.findByText(/Your class now has 25/);
    expect(sent()).toEqual([
      {
        school_id: 3,
        object_id: 7,
        answers: {},
        generic_teacher_id: 21,
        answered_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      },
    ]);
  });

  it("is not held up by somebody who has left: it says so, asks who is there, and records again", async () => {
    chooseTeacher(3, adeyemi);
    const sent = await renderStep([22]);
    await record();
    const dialog = await screen.findByRole("dialog", { name: "Ms. Adeyemi is no longer here" });
    expect(within(dialog).getByText(/Choose your name/)).toBeDefined();
    await userEvent.click(within(dialog).getByRole("button", { name: /Okafor/ }));
    await record();
    await screen.findByText(/Your class now has 25/);
    expect(sent()[1]).toMatchObject({ generic_teacher_id: 22 });
  });
});
