import type { PlaceOverview } from "@kindling/contract";
import { cleanup, screen } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, beforeAll, expect, it } from "vitest";
import { placeLinks } from "../../resources/place-parts/placeLinks.ts";
import { renderScreen } from "../../ui/testing.tsx";
import { PlaceFigures } from "./PlaceFigures.tsx";

const overview: PlaceOverview = {
  session: { id: 3, name: "Autumn", start: "2026-09-01", end: "2026-10-10" },
  people: { leaders: 1, instructors: 5, active: 4, waiting: 2 },
  live: [],
  responses: [],
  giving: {
    session: { points: 40, earned_cents: 200, donated_cents: 1250, verified_cents: 800 },
    in_all: { points: 555, earned_cents: 2775, donated_cents: 9900, verified_cents: 9000 },
    charities: [
      {
        id: 1,
        name: "Food Bank",
        classes: 3,
        points: 40,
        earned_cents: 200,
        donated_cents: 1250,
        verified_cents: 800,
      },
    ],
  },
};
const draw = (mayOpen: boolean, leaderRoles?: string) =>
  renderScreen(
    <PlaceFigures
      overview={overview}
      links={placeLinks({ name: "schools", id: 7 }, () => mayOpen)}
      leaderRoles={leaderRoles}
    />,
  );

afterEach(cleanup);
beforeAll(() => i18next.loadNamespaces(["people"]));

it("opens the rows behind every figure", async () => {
  await draw(true, "Site Leader");
  const hrefs = (await screen.findAllByRole("link")).map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual([
    "/activity-summary?schools=7&sessions=3",
    "/things?role=Instructor&is_active=true#people",
    "/things?role=Site+Leader&is_active=true#people",
    "/things?has_signed_in=false&is_active=true#people",
    "/mindfulness-open-forms/responses?schools=7&sessions=3",
    "/mindfulness-open-forms/responses?schools=7",
  ]);
  expect(screen.getByText("4 of 5")).toBeTruthy();
  expect(screen.getByText("$27.75")).toBeTruthy();
});

it("shows figures without a way in to who may not see the rows", async () => {
  await draw(false);
  expect(await screen.findAllByRole("link")).toHaveLength(2);
});

it("tells what its classes brought in, and for whom", async () => {
  await draw(true);
  expect(await screen.findByText("$12.50")).toBeTruthy();
  expect(screen.getByText("$8.00 of it verified")).toBeTruthy();
  const list = screen.getByRole("list", { name: "Whom they give to" });
  expect(list.textContent).toBe("Food Bank3 classes · $2.00 earned, $12.50 donated");
});
