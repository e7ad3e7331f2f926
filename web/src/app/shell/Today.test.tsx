import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { Today } from "./Today.tsx";

const fall = { id: 1, name: "Fall 2026", end: "2026-11-22" };
const winter = { id: 2, name: "Winter 2026", end: "2027-01-15" };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-22T23:59:00"), shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("shows the session that the server names, in place of the one of the sign-in", async () => {
  answerCalls(() => ({ body: { data: { currentSession: winter } } }));
  await renderScreen(<Today known={fall} />);
  expect(await screen.findByText("Winter 2026")).toBeDefined();
  expect(screen.queryByText("Fall 2026")).toBeNull();
});

it("goes over to the next day and its session in a tab that stays open overnight", async () => {
  answerCalls(() => ({
    body: { data: { currentSession: new Date().getDate() === 22 ? fall : winter } },
  }));
  await renderScreen(<Today known={fall} />);
  expect(await screen.findByText("Fall 2026")).toBeDefined();
  expect(screen.getByText("Sunday, November 22")).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(await screen.findByText("Winter 2026")).toBeDefined();
  expect(screen.getByText("Monday, November 23")).toBeDefined();
  expect(screen.queryByText("Fall 2026")).toBeNull();
});

it("shows no session that has ended when the server can't be reached", async () => {
  answerCalls(() => ({ status: 503, body: { message: "Try again in a moment" } }));
  await renderScreen(<Today known={fall} />);
  expect(screen.getByText("Fall 2026")).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(screen.queryByText("Fall 2026")).toBeNull();
});
