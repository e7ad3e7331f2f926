import type { OpenNominationForm } from "@kindling/contract";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearDrafts } from "../../classroom/recording/drafts.ts";
import { chooseTeacher, readStanding } from "../../classroom/teachers/standing.ts";
import {
  type CannedReply,
  renderInClassroom,
  scriptCalls,
  signInAsInstructor,
  someItem,
  stubRecognition,
} from "../../classroom/testing.tsx";
import { languageReady } from "../../core/language.ts";
import { signOut } from "../../core/session.ts";
import { readStored } from "../../core/storage.ts";
import { KeptNomination } from "./KeptNomination.tsx";
import { NominateForm } from "./NominateForm.tsx";
import { useNominating } from "./useNominating.ts";

const form: OpenNominationForm = {
  ...someItem({ type: "student_nomination_form", title: "Friend of the month" }),
  questions: [{ id: "why", label: "What did they do?", kind: "long_text", required: true }],
  max_per_class: 2,
  nominated: 0,
  left: 2,
};

function Nominating() {
  const nominating = useNominating(form, 3);
  const { state } = nominating;
  return (
    <>
      <p>{state.kind === "sent" ? `Done: ${state.named.name}` : state.kind === "full" ? state.words : ""}</p>
      {state.kind === "full" ? (
        <KeptNomination form={form} nominating={nominating} />
      ) : (
        <NominateForm form={form} nominating={nominating} />
      )}
    </>
  );
}

const recorded = { status: 201, body: { data: { id: 9, points_won: 10, points_total: 20 } } };

async function begin(reply: () => CannedReply) {
  const asked = scriptCalls(reply);
  await languageReady;
  await i18next.loadNamespaces("nominations");
  await renderInClassroom(<Nominating />);
  const user = userEvent.setup();
  const fill = async (first: string, last: string) => {
    await user.type(screen.getByRole("textbox", { name: /First Name/ }), first);
    await user.type(screen.getByRole("textbox", { name: /Last Name/ }), last);
    await user.type(screen.getByRole("textbox", { name: /What did they do/ }), "Waited");
  };
  const send = () => user.click(screen.getByRole("button", { name: "Nominate" }));
  return { asked, user, fill, send };
}

const lastName = () => screen.getByRole<HTMLInputElement>("textbox", { name: /Last Name/ }).value;

describe("nominating a student", () => {
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  beforeEach(() => {
    clearDrafts();
    signOut();
    signInAsInstructor();
  });

  it("says beside a name in letters that certificates do not have that it is to be written by hand", async () => {
    const { user } = await begin(() => recorded);
    const first = screen.getByRole("textbox", { name: /First Name/ });
    await user.type(first, "Ana ሰላም রবীন্দ্র");
    expect(screen.queryByText(/write it by hand/)).toBeNull();
    await user.type(first, "ᚠ");
    expect(screen.getAllByText(/write it by hand/)).toHaveLength(1);
  });

  it("sends who and why, and is empty for the next", async () => {
    const { asked, fill, send } = await begin(() => recorded);
    await fill("Zoë", "Núñez");
    expect(readStored("local", "answerDrafts")).toContain("Núñez");
    await send();
    expect(await screen.findByText("Done: Zoë Núñez")).toBeDefined();
    expect(asked[0]?.body).toEqual({
      school_id: 3,
      object_id: 7,
      answers: { why: "Waited" },
      student_first_name: "Zoë",
      student_last_name: "Núñez",
    });
    expect(asked[0]?.path).toBe("/api/instructor/add-nomination-response");
    expect(lastName()).toBe("");
    expect(readStored("local", "answerDrafts")).not.toContain("Núñez");
  });

  it("sends the earlier day that the class chose, which the next one starts without", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime("2026-11-20T16:00:00Z");
    const { asked, user, fill, send } = await begin(() => recorded);
    await fill("Zoë", "Núñez");
    await user.click(screen.getByRole("button", { name: "When did you do this?" }));
    const day = screen.getByLabelText<HTMLInputElement>("When did you do this?");
    fireEvent.change(day, { target: { value: day.min } });
    await send();
    expect(await screen.findByText("Done: Zoë Núñez")).toBeDefined();
    expect(asked[0]?.body).toMatchObject({ answered_on: "2026-11-06" });
    expect(screen.getByRole("button", { name: "When did you do this?" })).toBeDefined();
  });

  it("takes by voice why, and nothing else", async () => {
    const made = stubRecognition();
    const { user } = await begin(() => recorded);
    expect(screen.getByText(/so leave out names/)).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Speak" }));
    made[0]?.hear("Waited for the others");
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /What did they do/ }).value).toBe(
      "Waited for the others",
    );
    expect(lastName()).toBe("");
  });

  it("says what is missing and goes there, asking nobody", async () => {
    const { asked, user, send } = await begin(() => recorded);
    await user.type(screen.getByRole("textbox", { name: /First Name/ }), "Mina");
    await send();
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: /Last Name/ }));
    expect(screen.getAllByText("Fill in this field")).toHaveLength(2);
    expect(asked).toEqual([]);
  });

  it("keeps what was written when the connection fails, and sends it again under the same key", async () => {
    const replies: CannedReply[] = ["line", recorded];
    const { asked, fill, send } = await begin(() => replies.shift() ?? recorded);
    await fill("Leo", "Cruz");
    await send();
    expect(await screen.findByText(/Your text is still here/)).toBeDefined();
    expect(lastName()).toBe("Cruz");
    await send();
    expect(await screen.findByText("Done: Leo Cruz")).toBeDefined();
    const [first, second] = asked.map(({ headers }) => headers.get("Idempotency-Key"));
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  it("records the name of the teacher who is teaching, and asks again if they were removed", async () => {
    const gone = {
      status: 422,
      body: { message: "No", request_id: "r", errors: [{ path: "generic_teacher_id", msg: "No" }] },
    };
    const replies: CannedReply[] = [gone, recorded];
    const { asked, fill, send } = await begin(() => replies.shift() ?? recorded);
    chooseTeacher(3, { id: 21, name: "Ms. Adeyemi" });
    await fill("Leo", "Cruz");
    await send();
    await waitFor(() => expect(readStanding(3)?.isGone).toBe(true));
    expect(lastName()).toBe("Cruz");
    chooseTeacher(3, { id: 22, name: "Mr. Okafor" });
    await send();
    expect(await screen.findByText("Done: Leo Cruz")).toBeDefined();
    expect(asked.map(({ body }) => (body as { generic_teacher_id?: number }).generic_teacher_id)).toEqual([
      21, 22,
    ]);
  });

  it("tells of a class that has nominated its most, and of a fault at its field", async () => {
    const full = {
      status: 409,
      body: {
        message: "Your class has already nominated as many students as this form allows.",
        request_id: "r",
      },
    };
    const fault = {
      status: 422,
      body: {
        message: "Too long",
        request_id: "r",
        errors: [{ path: "answers.why", msg: "What did they do? is too long" }],
      },
    };
    const replies: CannedReply[] = [fault, full];
    const { fill, send, user } = await begin(() => replies.shift() ?? full);
    await fill("Leo", "Cruz");
    await send();
    expect(await screen.findByText("What did they do? is too long")).toBeDefined();
    await send();
    expect(await screen.findByText(/as many students as this form allows/)).toBeDefined();
    const kept = screen.getByRole("region", { name: "Your text" });
    expect(
      within(kept)
        .getAllByRole("definition")
        .map(({ textContent }) => textContent),
    ).toEqual(["Leo", "Cruz", "Waited"]);
    await user.click(within(kept).getByRole("button", { name: "Discard" }));
    expect(screen.queryByText("Cruz")).toBeNull();
    expect(readStored("local", "answerDrafts")).not.toContain("Cruz");
  });
});
