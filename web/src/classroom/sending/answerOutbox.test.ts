import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leaveView } from "../../account/view-as/view.ts";
import { languageReady } from "../../core/language.ts";
import { readSession, signOut } from "../../core/session.ts";
import { type CannedReply, scriptCalls, signInAsInstructor } from "../testing.tsx";
import { answerOutbox } from "./answerOutbox.ts";
import type { QueuedAnswer } from "./answerQueue.ts";
import { readQueue, writeQueue } from "./answerStore.ts";

const hour = 3600 * 1000;
const created: CannedReply = { status: 201, body: { data: { id: 1, points_won: 5, points_total: 25 } } };

function queued(changes: Partial<QueuedAnswer>): QueuedAnswer {
  return {
    key: "k",
    owner: "ana@school.example",
    type: "puzzle_form",
    title: "Hidden words",
    body: { school_id: 3, object_id: 7, answers: {} },
    madeAt: Date.now(),
    attempts: 0,
    nextAt: 0,
    refused: null,
    ...changes,
  };
}

const nomination = (triedAt?: number) =>
  queued({
    type: "student_nomination_form",
    body: {
      school_id: 3,
      object_id: 9,
      answers: {},
      student_first_name: "Mina",
      student_last_name: "Park",
      grade: "3",
    },
    ...(triedAt !== undefined && { triedAt }),
  });

beforeEach(async () => {
  await languageReady;
  await i18next.loadNamespaces(["classroom", "offline"]);
  signInAsInstructor();
});
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

describe("the outbox", () => {
  it.each([
    ["mindfulness_matters_open_form", "/api/instructor/activity-form-response/add", {}],
    ["puzzle_form", "/api/instructor/activity-form-response/add", {}],
    ["play_activity", "/api/instructor/pdf-form-response", { files: [] }],
    ["trait", "/api/instructor/add-trait-response", { kind: "trait" }],
    ["giver_tv", "/api/instructor/add-trait-response", { kind: "giver_tv" }],
    ["quiz_question", "/api/instructor/add-quiz-answer", {}],
  ])("sends an answer to %s by its own call, under its key", async (type, path, more) => {
    const asked = scriptCalls(() => created);
    expect(await answerOutbox.submit(queued({ type }))).toMatchObject({ kind: "sent" });
    const [sent] = asked;
    expect([asked.length, sent?.path, sent?.headers.get("Idempotency-Key")]).toEqual([1, path, "k"]);
    expect(sent?.body).toEqual({ school_id: 3, object_id: 7, answers: {}, ...more });
  });

  it("leaves a teacher's answers alone while staff see the portal as the teacher", async () => {
    const asked = scriptCalls(() => created);
    writeQueue([queued({ owner: "ana@school.example" })]);
    const own = readSession()?.user;
    sessionStorage.setItem("user", JSON.stringify({ ...own, viewed_until: "2026-09-15T16:30:00Z" }));
    await answerOutbox.wake();
    expect([asked.length, readQueue().length]).toEqual([0, 1]);
    // Closing it would end the timers of all tests that share it.
    const close = vi.fn<() => void>();
    vi.stubGlobal("close", close);
    leaveView();
    expect(close).toHaveBeenCalledOnce();
    expect(readQueue()).toHaveLength(1);
    expect(readSession()).toBeNull();
  });

  it("keeps several nominations by one form apart, and forgets their names at sign-out", async () => {
    const asked = scriptCalls(() => "line");
    await answerOutbox.submit(nomination());
    await answerOutbox.submit({ ...nomination(), key: "second" });
    expect(readQueue().map(({ key }) => key)).toEqual(["k", "second"]);
    expect(asked[0]?.path).toBe("/api/instructor/add-nomination-response");
    expect(asked[0]?.body).toMatchObject({ student_first_name: "Mina", grade: "3" });
    signOut();
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain("Mina");
  });

  it("counts an answer as recorded whose key the server knows from an earlier try", async () => {
    const refusal = { message: "Used", errors: [{ msg: "Used", path: "Idempotency-Key" }], request_id: "r" };
    scriptCalls(() => ({ status: 422, body: refusal }));
    expect(await answerOutbox.submit(nomination())).toEqual({ kind: "recorded" });
    expect(readQueue()).toEqual([]);
  });

  it("does not risk a second nomination once the server has forgotten the key of the first", async () => {
    const asked = scriptCalls(() => created);
    writeQueue([nomination(Date.now() - 30 * hour)]);
    await answerOutbox.wake();
    expect(asked).toHaveLength(0);
    expect(readQueue()[0]?.refused).toMatch(/^We couldn't confirm/);
    writeQueue([nomination(Date.now() - 2 * hour)]);
    await answerOutbox.wake();
    expect([asked.length, readQueue().length]).toEqual([1, 0]);
  });
});
