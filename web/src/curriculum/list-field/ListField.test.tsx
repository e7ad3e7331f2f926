import { resourceEndpoints, resources } from "@kindling/contract";
import { cleanup, createEvent, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { curriculumFieldsOf } from "../curriculumFieldsOf.ts";
import { storedActivity } from "../testing.ts";
import { pastedLines } from "./pastedLines.ts";

const { ListField } = curriculumFieldsOf(resources.kinesthetic);

const stored = (steps: readonly string[]) => storedActivity({ details: { steps } });

async function open(steps: readonly string[]) {
  const asked = answerCalls(() => ({ body: { data: stored(steps) } }));
  await renderScreen(
    <ResourceForm resource={resources.kinesthetic} calls={resourceEndpoints.kinesthetic}>
      <ListField numbered name="details.steps" label="Steps" />
    </ResourceForm>,
    "/things?edit=4",
  );
  await screen.findByRole("textbox", { name: "Steps: next" });
  return {
    /** Saves the form, and answers the steps that were sent. */
    save: async () => {
      await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
      await waitFor(() => expect(asked.some(({ method }) => method === "PATCH")).toBe(true));
      const sent = asked.find(({ method }) => method === "PATCH")?.body as
        | { details: { steps: unknown } }
        | undefined;
      return sent?.details.steps;
    },
  };
}

const entry = (place: number) => screen.getByRole<HTMLTextAreaElement>("textbox", { name: `Steps ${place}` });
const shown = () =>
  screen.getAllByRole<HTMLTextAreaElement>("textbox", { name: /^Steps \d/ }).map(({ value }) => value);

beforeEach(() => i18next.loadNamespaces(["curriculum"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("ListField", () => {
  it("takes one entry after the other by Enter, and leaves out the room for the next", async () => {
    const form = await open([]);
    await userEvent.click(screen.getByRole("textbox", { name: "Steps: next" }));
    for (const text of ["One", "Two", "Three"]) {
      await userEvent.keyboard(`${text}{Enter}`);
      await waitFor(() =>
        expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Steps: next" })),
      );
    }
    expect(await form.save()).toEqual(["One", "Two", "Three"]);
  });

  it("moves entries by keys, the focus with them, and by buttons, and says where they went", async () => {
    const form = await open(["One", "Two", "Three"]);
    entry(1).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await waitFor(() => expect(document.activeElement).toBe(entry(2)));
    expect(screen.getByText("Now 2 of 3")).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Steps: move 3 up" }));
    expect(await form.save()).toEqual(["Two", "Three", "One"]);
  });

  it("makes of pasted lines an entry each, without what marked them as a list", async () => {
    await open(["Before", "Last"]);
    entry(1).focus();
    entry(1).setSelectionRange(6, 6);
    await userEvent.paste(": a\n- b\n\n2. c");
    expect(shown()).toEqual(["Before: a", "b", "c", "Last"]);
    expect(screen.getByText("3 lines pasted")).toBeDefined();
  });

  it("drops an entry that is emptied and left, or taken away", async () => {
    const form = await open(["One", "Two", "Three"]);
    await userEvent.clear(entry(2));
    await userEvent.tab();
    await waitFor(() => expect(shown()).toEqual(["One", "Three"]));
    await userEvent.click(screen.getByRole("button", { name: "Steps: remove 1" }));
    expect(await form.save()).toEqual(["Three"]);
  });

  it("begins an entry between two others, and takes it back by Backspace", async () => {
    await open(["One", "Three"]);
    entry(1).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement).toBe(entry(2)));
    await userEvent.keyboard("Two");
    expect(shown()).toEqual(["One", "Two", "Three"]);
    await userEvent.clear(entry(2));
    await userEvent.keyboard("{Backspace}");
    expect(shown()).toEqual(["One", "Three"]);
  });

  it("is ordered by dragging", async () => {
    await open(["One", "Two", "Three"]);
    const items = screen.getAllByRole("listitem");
    const dataTransfer = { types: ["application/x-entry"], setData: () => undefined };
    const handle = items[0]?.querySelector("[draggable=true]");
    if (!handle || !items[2]) throw new Error("nothing to drag");
    fireEvent.dragStart(handle, { dataTransfer });
    const over = createEvent.dragOver(items[2], { dataTransfer });
    // Nothing has a place here: all of it lies at the top.
    Object.defineProperty(over, "clientY", { value: 0 });
    fireEvent(items[2], over);
    fireEvent.dragEnd(handle, { dataTransfer });
    expect(shown()).toEqual(["Two", "Three", "One"]);
  });
});

describe("pastedLines", () => {
  it("leaves a single line to the field", () => {
    expect(pastedLines("- Walk\n")).toBeNull();
    expect(pastedLines("1. a\r\n2) b\r• c")).toEqual(["a", "b", "c"]);
  });
});
