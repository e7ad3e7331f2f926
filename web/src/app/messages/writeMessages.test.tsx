import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useNarrowWindow } from "../../ui/testing.tsx";
import { removals, switches, toldOtherwise, updates, written } from "./sectionEight.ts";
import { done, expectToast, openScreen } from "./testing.tsx";
import { choose, write } from "./writing/testing.tsx";

beforeEach(() => useNarrowWindow());
afterEach(() => void vi.unstubAllGlobals());

describe("what can't be written", () => {
  it.each([...updates, ...removals])("“%s” appears where %s fails without a word", async (says, call, at) => {
    expect.hasAssertions();
    await expectToast(says, call, await write(call, at));
  });

  it.each(switches)("“%s” appears where %s fails without a word", async (says, call, at) => {
    expect.hasAssertions();
    const asked = await openScreen(at, call);
    if (call.includes("/changePassword/")) {
      await choose("Set a password");
      const dialog = await screen.findByRole("dialog");
      await userEvent.type(within(dialog).getByLabelText(/New password/), "a quiet lantern");
      await userEvent.click(within(dialog).getByRole("button", { name: "Set a password" }));
    } else await choose(at === "/puzzle-form" ? "Approve" : "Activate");
    await expectToast(says, call, asked);
  });
});

it.each(written)("“%s” appears where %s is done", async (says, call, at) => {
  expect.hasAssertions();
  await expectToast(says, call, await write(call, at, done(says)));
});

it.each(toldOtherwise)("“%s” is “%s” where %s deletes a session theme", async (_listed, says, call) => {
  expect.hasAssertions();
  const reply = says.startsWith("Failed") ? undefined : done(says);
  await expectToast(says, call, await write(call, "/session-themes", reply));
});
