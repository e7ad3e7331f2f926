import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useNarrowWindow } from "../../ui/testing.tsx";
import { writes } from "./sectionEight.ts";
import { findToast, openScreen } from "./testing.tsx";

beforeEach(() => useNarrowWindow());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const isWrite = (method: string) => method !== "GET";

describe.each(writes)("the screen $at", ({ thing, at }) => {
  it(`says “Failed to update ${thing}” where saving fails without a word`, async () => {
    await openScreen(`${at}?edit=1`, isWrite);
    const sheet = await screen.findByRole("dialog");
    const [first] = await within(sheet).findAllByRole("textbox");
    if (!first) throw new Error("The form has no text");
    fireEvent.change(first, { target: { value: "Another" } });
    await userEvent.click(within(sheet).getByRole("button", { name: /^Save/ }));
    expect(await findToast(`Failed to update ${thing}`)).toBeDefined();
  });

  it(`says “Failed to delete ${thing}” where deleting fails without a word`, async () => {
    await openScreen(at, isWrite);
    await userEvent.click(await screen.findByRole("button", { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
    const sure = await screen.findByRole("alertdialog");
    await userEvent.click(within(sure).getByRole("button", { name: "Delete" }));
    expect(await findToast(`Failed to delete ${thing}`)).toBeDefined();
  });
});
