import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ItemView, laterSteps } from "./ItemView.tsx";
import { renderInClassroom, someItem } from "./testing.tsx";

beforeAll(() => laterSteps.load());
afterEach(cleanup);

const item = someItem({
  instructions: "Ring the chime.",
  details: {
    introduction: "Sit tall.",
    script: "Imagine a balloon.",
    breathing: { inhale: 4, hold: 0, exhale: 4, rounds: 3 },
  },
});
/** What can be left has the page to itself, and every key on it. */
const stay = () => undefined;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
// By its label and not by its role: working roles out over the whole stage is slow.
const step = () => screen.getByLabelText(/^Step/, { selector: "section" }).getAttribute("aria-label");

describe("ItemView", () => {
  it("steps forth and back by keys and clicker, and stays within its ends", async () => {
    await renderInClassroom(<ItemView item={item} onLeave={stay} />);
    expect(step()).toBe("Step 1 of 5");
    press("ArrowLeft");
    expect(step()).toBe("Step 1 of 5");
    press(" ");
    expect(screen.getByText("Sit tall.")).toBeDefined();
    press("PageDown");
    expect(screen.getByText("Imagine a balloon.")).toBeDefined();
    press("PageUp");
    expect(step()).toBe("Step 2 of 5");
    press("ArrowRight");
    expect(step()).toBe("Step 3 of 5");
  });

  it("shows illustrations with what they show in words, and uploaded ones without", async () => {
    const own = "/api/files/abcdefghijklmnopqrstuv";
    const details = {
      illustration: "tree",
      introduction: "Sit tall.",
      steps: ["Go"],
      step_illustrations: [own],
    };
    await renderInClassroom(<ItemView item={someItem({ details })} onLeave={stay} />);
    const file = () => screen.getByRole("img", { name: "A tree on a hill" }).getAttribute("src");
    await screen.findByRole("img", { name: "A tree on a hill" });
    expect(file()).toBe("/illustrations/tree.svg");
    press("ArrowRight");
    expect(screen.getByText("Sit tall.")).toBeDefined();
    expect(file()).toBe("/illustrations/tree.svg");
    press("ArrowRight");
    expect(screen.queryByRole("img", { name: "A tree on a hill" })).toBeNull();
    expect(document.querySelector(`section img[alt=""][src="${own}"]`)).not.toBeNull();
  });

  it("says the name of a trait once", async () => {
    const trait = someItem({ type: "trait", title: "Kindness", trait: { id: 7, name: "Kindness" } });
    await renderInClassroom(<ItemView item={trait} onLeave={stay} />);
    expect(screen.getAllByText("Kindness", { selector: ":not([style*='hidden'], header *)" })).toHaveLength(
      1,
    );
  });

  it("starts the breathing with the next key, pauses it with space, and goes on with the next key", async () => {
    await renderInClassroom(<ItemView item={item} onLeave={stay} />);
    for (const key of ["PageDown", "PageDown", "PageDown"]) press(key);
    expect(screen.getByRole("button", { name: "Start" })).toBeDefined();
    press("PageDown");
    expect(screen.getByRole("button", { name: "Pause" })).toBeDefined();
    press(" ");
    expect(screen.getByRole("button", { name: "Continue" })).toBeDefined();
    press("PageDown");
    expect(step()).toBe("Step 5 of 5");
  });

  it("leaves letters to a field, and space to a button", async () => {
    await renderInClassroom(
      <ItemView item={item} record={() => <input aria-label="Note" />} onLeave={stay} />,
    );
    for (let n = 0; n < 5; n += 1) press("PageDown");
    const field = screen.getByRole("textbox", { name: "Note" });
    await userEvent.type(field, "b f?");
    expect((field as HTMLInputElement).value).toBe("b f?");
    expect(screen.queryByRole("dialog")).toBeNull();
    screen.getByRole("button", { name: "Back" }).focus();
    await userEvent.keyboard(" ");
    expect(step()).toBe("Step 4 of 5");
  });

  it("leaves by Esc, asks for the full screen by F, darkens by B, and lists its keys by ?", async () => {
    const leave = vi.fn<() => void>();
    const fullScreen = vi.fn<() => void>();
    await renderInClassroom(<ItemView item={item} onLeave={leave} onFullScreen={fullScreen} />);
    press("f");
    expect(fullScreen).toHaveBeenCalledOnce();
    press("b");
    expect(screen.getByRole("button", { name: /The screen is dark/ })).toBeDefined();
    press("PageDown");
    expect(step()).toBe("Step 1 of 5");
    expect(screen.queryByRole("button", { name: /The screen is dark/ })).toBeNull();
    press("Escape");
    expect(leave).toHaveBeenCalledOnce();
    press("?");
    expect(screen.getByRole("dialog", { name: "Keys in class mode" })).toBeDefined();
    press("PageDown");
    fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
    expect(leave).toHaveBeenCalledOnce();
  });

  it("closes what a tool has opened when the lesson goes on", async () => {
    function Tool() {
      const [open, setOpen] = useState(false);
      return open ? (
        <p>Join here</p>
      ) : (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      );
    }
    await renderInClassroom(<ItemView item={item} tools={<Tool />} onLeave={stay} />);
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(screen.getByText("Join here")).toBeDefined();
    press("PageDown");
    expect(step()).toBe("Step 2 of 5");
    expect(screen.queryByText("Join here")).toBeNull();
  });

  it("shows the questions without recording anything when nobody records", async () => {
    await renderInClassroom(<ItemView item={someItem()} />);
    fireEvent.keyDown(screen.getByLabelText(/^Step/, { selector: "section" }), { key: "PageDown" });
    expect(screen.getByText("This is a preview. Nothing is recorded.")).toBeDefined();
  });
});
