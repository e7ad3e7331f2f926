import type { SessionStory } from "@kindling/contract";
import { cleanup, screen } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { ChosenCharity } from "../charity-choices/ChosenCharity.tsx";
import { StoryChapter } from "../story/StoryChapter.tsx";
import type { Giving } from "./useGiving.ts";

const session = { id: 4, name: "Autumn", start: "2026-09-01", end: "2026-09-10" };
const charity = { id: 2, name: "Food Bank", logo_url: null, country: "US", description: null, website: null };
const moved_elsewhere = [
  { charity: { id: 9, name: "Open Books" }, moved_cents: 1800 },
  { charity: { id: 8, name: "Clean Water" }, moved_cents: 45 },
];
const sentence =
  "After the session, $18.00 went to Open Books. After the session, $0.45 went to Clean Water.";

beforeEach(() => i18next.loadNamespaces(["giving", "classroom"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("a class's charity says what went to others after the session", async () => {
  const choice = { session, charity, votes: null, paid_elsewhere: [], moved_elsewhere };
  answerCalls(({ path }) => ({ body: { data: path.endsWith("/charityAsso") ? [choice] : [] } }));
  await renderScreen(<ChosenCharity site={3} giving={{ session, charity } as unknown as Giving} />);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

const story = {
  session,
  charity,
  paid_elsewhere: [],
  moved_elsewhere,
  votes: null,
  points: 20,
  earned_cents: 100,
  sponsors: "open",
  activities_total: 3,
} as unknown as SessionStory;

it("so does the story, by the charity that was helped, or by the points of a class that had chosen none", async () => {
  answerCalls(() => ({ body: { data: [] } }));
  await renderScreen(<StoryChapter name="helped" story={story} heading="h2" />);
  expect(screen.getByText(sentence)).toBeTruthy();
  cleanup();
  await renderScreen(<StoryChapter name="points" story={{ ...story, charity: null }} heading="h2" />);
  expect(screen.getByText(sentence)).toBeTruthy();
  cleanup();
  await renderScreen(<StoryChapter name="points" story={story} heading="h2" />);
  expect(screen.queryByText(sentence)).toBeNull();
});
