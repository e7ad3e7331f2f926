import type { PlaceOverview } from "@kindling/contract";
import { screen } from "@testing-library/react";
import i18next from "i18next";
import { beforeAll, expect, it } from "vitest";
import { languageReady } from "../../core/language.ts";
import { renderScreen } from "../../ui/testing.tsx";
import { PlaceFigures } from "./PlaceFigures.tsx";
import { placeLinks } from "./placeLinks.ts";

beforeAll(async () => {
  await languageReady;
  await i18next.loadNamespaces(["people"]);
});

const nothing = { points: 0, earned_cents: 0, donated_cents: 0, verified_cents: 0 };
const draw = (people: PlaceOverview["people"]) => {
  const overview = {
    session: null,
    people,
    giving: { session: nothing, in_all: nothing, charities: [] },
    live: [],
    responses: [],
    sites: [],
  };
  const links = placeLinks({ name: "schools", id: 1 }, () => false);
  return renderScreen(<PlaceFigures overview={overview} links={links} leaderRoles="Site Leader" />);
};

it("says of a new place that it has no people, not that all of them have signed in", async () => {
  await draw({ instructors: 0, active: 0, waiting: 0, leaders: 0 });
  expect(screen.getByText("no instructors yet")).toBeDefined();
  expect(screen.getByText("no accounts yet")).toBeDefined();
});

it("says that everyone has signed in where there are people", async () => {
  await draw({ instructors: 2, active: 0, waiting: 0, leaders: 1 });
  expect(screen.getByText("everyone has signed in")).toBeDefined();
});
