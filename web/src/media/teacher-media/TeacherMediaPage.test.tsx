import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen, useNarrowWindow } from "../../ui/testing.tsx";
import { TeacherMediaPage } from "./TeacherMediaPage.tsx";

const medium = (id: number) => ({
  id,
  kind: "image",
  caption: `Kites ${id}`,
  url: "/kite.jpg",
  thumb_url: null,
  full_name: "Maria Lopez",
  school: { id: 1, name: "Lincoln" },
  created_at: "2026-11-20T12:00:00.000Z",
  can: ["delete"],
});

beforeEach(async () => {
  useNarrowWindow();
  await i18next.loadNamespaces(["media", "app"]);
});
afterEach(() => vi.unstubAllGlobals());

it("ticks all pictures of the page at once, and offers all that match", async () => {
  const rows = [medium(1), medium(2)];
  answerCalls(() => ({ body: { data: rows, meta: { page: 0, rows: 25, total: 61 } } }));
  await renderScreen(<TeacherMediaPage />);
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
  expect(await screen.findByRole("toolbar", { name: "2 selected" })).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Select all 61" }));
  expect(await screen.findByRole("toolbar", { name: "61 selected" })).toBeDefined();
});
