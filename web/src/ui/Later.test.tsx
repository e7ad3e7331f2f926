import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Later } from "./Later.tsx";
import { loadOnce } from "./loadOnce.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A part that comes later, and how often it was fetched. */
function somePart() {
  const fetched = vi.fn(async () => ({ text: "It has come" }));
  const from = loadOnce(fetched);
  const draw = (wanted: boolean) => (
    <Later from={from} wanted={wanted}>
      {({ text }) => text}
    </Later>
  );
  return { fetched, draw };
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it("leaves a new screen alone, and fetches what comes later while the browser is idle", async () => {
  const { fetched, draw } = somePart();
  render(draw(false));
  await wait(1000);
  expect(fetched).not.toHaveBeenCalled();
  await wait(10_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(screen.getByText("It has come")).toBeDefined();
});

it("fetches at once what is wanted", async () => {
  const { fetched, draw } = somePart();
  await act(async () => render(draw(true)));
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(screen.getByText("It has come")).toBeDefined();
});

it("fetches nothing ahead for somebody who saves data, or who has left", async () => {
  const left = somePart();
  render(left.draw(false)).unmount();
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  const saving = somePart();
  render(saving.draw(false));
  await wait(60_000);
  expect(left.fetched).not.toHaveBeenCalled();
  expect(saving.fetched).not.toHaveBeenCalled();
});
