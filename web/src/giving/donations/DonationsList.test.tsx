import { cleanup, screen } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { DonationCharity } from "./DonationCharity.tsx";
import { DonationTotals } from "./DonationTotals.tsx";

const [food, books] = [
  { id: 2, name: "Food Bank" },
  { id: 9, name: "Open Books" },
];
const moved = { kind: "charity" as const, charity: books, on: "2026-11-25", cents: 8000, reason: "Other" };
const back = { ...moved, kind: "charity_back" as const, charity: food, cents: -8000 };
const sums = { bank_total_cents: 500, in_bank_cents: 500, verified_cents: 0, before: null };

beforeEach(() => i18next.loadNamespaces("giving"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("names the charity that has a donation since, until it is given back", async () => {
  answerCalls(() => ({ body: {} }));
  for (const [adjustments, text] of [
    [[], "Food Bank"],
    [[moved], "Food Bank · Now: Open Books"],
    [[moved, back], "Food Bank"],
  ] as const) {
    await renderScreen(
      <p>
        <DonationCharity donation={{ charity: food, adjustments: [...adjustments] }} />
      </p>,
    );
    expect(screen.getByText(text)).toBeTruthy();
    cleanup();
  }
});

it("says that totals of what is to verify include adjustments, and rows don't", async () => {
  answerCalls(() => ({ body: {} }));
  const note = "These totals include later adjustments. The list shows amounts as they were recorded.";
  await renderScreen(<DonationTotals sums={sums} isToVerify />);
  expect(screen.getByText(note)).toBeTruthy();
  cleanup();
  await renderScreen(<DonationTotals sums={sums} isToVerify={false} />);
  expect(screen.queryByText(note)).toBeNull();
});
