import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CallError } from "../../core/CallError.ts";
import { signOut } from "../../core/session.ts";
import type { QueuedAnswer } from "../sending/answerQueue.ts";
import { signInAsInstructor } from "../testing.tsx";
import { sendForTeacher } from "./sendForTeacher.ts";
import { chooseTeacher, readStanding } from "./standing.ts";

beforeEach(() => {
  signInAsInstructor();
  chooseTeacher(3, { id: 21, name: "Ms. Adeyemi" });
});
afterEach(() => signOut());

const answer = (attempts: number): QueuedAnswer => ({
  key: "k",
  owner: "ana@school.example",
  type: "play_activity",
  body: { school_id: 3, object_id: 7, answers: {}, generic_teacher_id: 21 },
  title: "A game",
  madeAt: 0,
  attempts,
  nextAt: 0,
  refused: null,
});
const refusal = (path: string) =>
  new CallError(422, { message: "Not found", errors: [{ msg: "Not found", path }], request_id: "r" }, "");
const refusesTeacher = (error: Error) =>
  vi.fn<(sent: QueuedAnswer) => Promise<string>>(async (sent) => {
    if (sent.body.generic_teacher_id) throw error;
    return "sent";
  });

describe("sendForTeacher", () => {
  it("asks anew who is there when the teacher has left, and lets the answer be given again", async () => {
    const send = refusesTeacher(refusal("generic_teacher_id"));
    await expect(sendForTeacher(answer(0), send)).rejects.toThrow();
    expect(send).toHaveBeenCalledTimes(1);
    expect(readStanding(3)?.isGone).toBe(true);
  });

  it("sends what had waited without the name rather than not at all", async () => {
    const send = refusesTeacher(refusal("generic_teacher_id"));
    expect(await sendForTeacher(answer(2), send)).toBe("sent");
    expect(send.mock.calls[1]?.[0]).toMatchObject({ key: "k", body: { object_id: 7, answers: {} } });
    expect(readStanding(3)?.isGone).toBe(true);
  });

  it("leaves every other refusal as it is", async () => {
    const send = refusesTeacher(refusal("object_id"));
    await expect(sendForTeacher(answer(2), send)).rejects.toThrow();
    expect(readStanding(3)?.isGone).toBe(false);
  });
});
