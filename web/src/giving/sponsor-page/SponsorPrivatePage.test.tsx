import type { SponsorPage } from "@kindling/contract";
import { cleanup, screen } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { SponsorPrivatePage } from "./SponsorPrivatePage.tsx";

const page: SponsorPage = {
  name: "Harbor Light",
  since: "2026-09-01",
  pledged_cents: 60_000,
  received_cents: 30_000,
  classes: 42,
  activities: 310,
  drawn_cents: 45_000,
  charities: [{ name: "Food Bank", cents: 20_000 }],
  thank_yous: [
    { charity: "Food Bank", words: "Warm meals for all", photo: "/api/file/a?sign=b" },
    { charity: "Food Bank", words: "And again", photo: null },
  ],
  pledges: [
    {
      name: "School year",
      from_on: "2026-09-01",
      until_on: null,
      pledged_cents: null,
      point_cents: 2,
      received_cents: 30_000,
    },
  ],
};

async function show(body: object, status = 200) {
  const asked = answerCalls(() => ({ status, body }));
  await renderScreen(<SponsorPrivatePage />, "/sponsor/secret", "/sponsor/:token");
  return asked;
}

beforeEach(() => i18next.loadNamespaces("sponsorPage"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("thanks the sponsor and tells totals, asked for by the link's token", async () => {
  const asked = await show({ data: page });
  await screen.findByRole("heading", { level: 1, name: "Thank you, Harbor Light" });
  expect(asked[0]?.path).toBe("/sponsor/public/secret");
  for (const text of ["42", "310", "$600.00 pledged", "$200.00", "no limit"])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByText("$450.00")).toHaveLength(2);
});

it("shows what charities thank for", async () => {
  await show({ data: page });
  await screen.findByRole("heading", { level: 2, name: "What charities say" });
  expect(screen.getByText("Warm meals for all")).toBeTruthy();
  expect(screen.getByText("And again")).toBeTruthy();
  expect(screen.getByRole("img", { name: "Photo from Food Bank" }).getAttribute("src")).toContain("sign=b");
});

it("tells nothing of classes while there are fewer than five", async () => {
  const few = { ...page, classes: null, activities: null, drawn_cents: null, charities: [], thank_yous: [] };
  await show({ data: few });
  expect(await screen.findByText(/once five classes/)).toBeTruthy();
  expect(screen.queryByText("Earned by classes so far")).toBeNull();
  expect(screen.queryByText("What charities say")).toBeNull();
  expect(screen.getByText("$300.00")).toBeTruthy();
});

it("says when a link doesn't work any longer", async () => {
  await show({ message: "This link doesn't work any longer. Ask for a new one." }, 404);
  expect((await screen.findByRole("alert")).textContent).toContain("doesn't work any longer");
});
