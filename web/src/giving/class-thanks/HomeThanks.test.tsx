import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { HomeThanks } from "./HomeThanks.tsx";

beforeEach(async () => {
  localStorage.clear();
  await i18next.loadNamespaces(["giving", "stage"]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const thanks = (id: number, name: string) => ({
  id,
  charity: { id, name },
  session: { id: 3, name: "Autumn" },
  words: `Thank you from ${name}`,
  signed_as: "Ida",
  photo: null,
  film: null,
  approved_at: "2026-11-20T10:00:00.000Z",
});

it("shows the newest thank-you, on the projector too, and the next once it is hidden", async () => {
  answerCalls(() => ({ body: { data: [thanks(9, "Warm Coats"), thanks(8, "Food Bank")] } }));
  await renderScreen(<HomeThanks site={1} />, "/instructor/home", "/instructor/home");
  expect(await screen.findByRole("heading", { name: "Warm Coats thanks you" })).toBeDefined();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Show on the projector" }));
  const stage = await screen.findByRole("dialog", { name: "Show on the projector" });
  expect(stage.textContent).toContain("“Thank you from Warm Coats”");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Hide the thank-you of Warm Coats" }));
  expect(screen.getByRole("heading", { name: "Food Bank thanks you" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Hide the thank-you of Food Bank" }));
  expect(screen.queryByRole("heading")).toBeNull();
});
