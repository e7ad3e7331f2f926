import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ItemView } from "../ItemView.tsx";
import { renderInClassroom, someItem } from "../testing.tsx";

const item = someItem({ instructions: "Sit tall." });
const stay = () => undefined;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

beforeEach(async () => {
  await renderInClassroom(<ItemView item={item} onLeave={stay} />);
  vi.useFakeTimers({ toFake: ["performance", "requestAnimationFrame", "cancelAnimationFrame"] });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

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
});
