import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen, useNarrowWindow } from "../../ui/testing.tsx";
import { EpisodesList } from "../giver-tv/EpisodesList.tsx";
import { TraitsList } from "./TraitsList.tsx";

const shared = { version: 1, can: [], state: "live", start: "2026-09-01", end: "2026-09-30", position: 0 };
const trait = {
  ...shared,
  id: 4,
  title: "Patience",
  name: "Patience",
  videos: [],
  questions: [],
  level: null,
  trait_opening_url: null,
  banner_url: null,
};
const episode = {
  ...shared,
  id: 9,
  name: "The long line",
  trait: { id: 4, name: "Patience" },
  trait_opening_url: "/film.mp4",
  shown_from: "2026-09-01",
  shown_until: "2026-09-30",
};

beforeEach(async () => {
  useNarrowWindow();
  await i18next.loadNamespaces(["curriculum", "content"]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ["trait", <TraitsList key="traits" />, trait, "/trait/traits-activity-res/4"],
  ["GiverTV episode", <EpisodesList key="episodes" />, episode, "/trait/giver-tv-res/9"],
])("leads from a %s to its responses, which it counts", async (_name, list, row, responses) => {
  answerCalls(() => ({
    body: { data: [{ ...row, response_count: 12 }], meta: { page: 0, rows: 100, total: 1 } },
  }));
  const router = await renderScreen(list, "/list", "*");
  expect((await screen.findByText("Responses")).nextElementSibling?.textContent).toBe("12");
  await userEvent.click(await screen.findByRole("button", { name: /^Actions/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Responses" }));
  expect(router.state.location.pathname).toBe(responses);
});
