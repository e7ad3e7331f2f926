import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { signOut } from "../../core/session.ts";
import { ItemView, laterSteps } from "../ItemView.tsx";
import { renderInClassroom, signInAsInstructor, someItem } from "../testing.tsx";
import { useStageMemory } from "./stageMemory.ts";

beforeAll(() => laterSteps.load());

const item = someItem({ details: { introduction: "Sit tall." } });
const stay = () => undefined;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

const kept = { name: "3/trait/7", content: "as it was" };
function InClass() {
  return <ItemView item={item} onLeave={stay} memory={useStageMemory(kept)} />;
}

beforeEach(async () => {
  signInAsInstructor();
  await renderInClassroom(<InClass />);
  vi.useFakeTimers({ toFake: ["Date", "performance", "requestAnimationFrame", "cancelAnimationFrame"] });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  signOut();
});
async function reload(secondsAway: number) {
  cleanup();
  pass(secondsAway);
  await renderInClassroom(<InClass />);
  pass(0.1);
}

/** With time standing still the picker never ends closing, and covers what is behind it. */
const hidden = { hidden: true };
const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
const start = (minutes: string) => {
  press("t");
  fireEvent.click(screen.getByRole("button", { name: minutes }));
};

describe("the timer of class mode", () => {
  it("counts down over the step, pauses by space, and is put in a corner by the key that goes on", () => {
    start("2 minutes");
    pass(1.1);
    expect(screen.getByRole("timer", hidden).textContent).toBe("1:59");
    fireEvent.click(screen.getByRole("button", { name: "Pause", ...hidden }));
    pass(30);
    expect(screen.getByRole("timer", hidden).textContent).toBe("1:59");
    press("PageDown");
    expect(screen.queryByRole("timer", hidden)).toBeNull();
    expect(screen.getByRole("button", { name: "Show the timer large: 1:59", ...hidden })).toBeDefined();
    press("PageDown");
    expect(screen.getByText("Sit tall.")).toBeDefined();
  });

  it("fills the stage again when the time is up, and the next key puts it away", () => {
    start("1 minute");
    press("PageDown");
    pass(61);
    expect(screen.getByText("Time is up")).toBeDefined();
    expect(screen.getByRole("timer", hidden).textContent).toBe("0:00");
    press("PageDown");
    expect(screen.queryByText("Time is up")).toBeNull();
    expect(screen.queryByText("Sit tall.")).toBeNull();
  });

  it("runs on through a reload, and rings for what ended in the meantime", async () => {
    start("2 minutes");
    pass(30);
    await reload(9.5);
    expect(screen.getByRole("timer", hidden).textContent).toBe("1:21");
    press("PageDown");
    await reload(20);
    expect(screen.getByRole("button", { name: "Show the timer large: 1:01", ...hidden })).toBeDefined();
    await reload(75);
    expect(screen.getByText("Time is up")).toBeDefined();
  });

  it("stands still through a reload while it is paused", async () => {
    start("2 minutes");
    pass(30.5);
    fireEvent.click(screen.getByRole("button", { name: "Pause", ...hidden }));
    await reload(45);
    expect(screen.getByRole("timer", hidden).textContent).toBe("1:30");
    fireEvent.click(screen.getByRole("button", { name: "Continue", ...hidden }));
    pass(10);
    expect(screen.getByRole("timer", hidden).textContent).toBe("1:20");
  });

  it("is gone after a reload once it was put away, or was over long ago", async () => {
    start("1 minute");
    fireEvent.click(screen.getByRole("button", { name: "Close the timer", ...hidden }));
    await reload(1);
    expect(screen.queryByRole("timer", hidden)).toBeNull();
    start("1 minute");
    await reload(1000);
    expect(screen.queryByText("Time is up")).toBeNull();
  });
});
