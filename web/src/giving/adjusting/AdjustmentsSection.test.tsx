import type { Adjustment } from "@kindling/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Permissions } from "../../ui/permissions.ts";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { AdjustmentsSection } from "./AdjustmentsSection.tsx";

const sam = { id: 1, name: "Sam Cole" };
const adjustment: Adjustment = {
  id: 5,
  kind: "donation",
  session: { id: 4, name: "Autumn" },
  in_session: { id: 6, name: "Winter" },
  effective_on: "2026-11-22",
  user: { id: 2, name: "Ana Lee" },
  school: { id: 3, name: "Lincoln" },
  charity: { id: 8, name: "Food Bank" },
  from_charity: null,
  donation: { id: 9, donated_on: "2026-09-10", amount_cents: 10_000 },
  points: null,
  cents: -2000,
  reason: "Counted twice",
  made_at: "2026-11-22T15:00:00.000Z",
  made_by: sam,
  reverses_id: null,
  is_reversed: false,
};
const target = { session: adjustment.in_session, day: "2026-11-23" };

function show(adjustments: readonly Adjustment[], to: object | null = target) {
  const asked = answerCalls(({ method }) =>
    method === "POST"
      ? { body: { data: adjustment, message: "Adjustment reversed" } }
      : { body: { data: { target: to, adjustments } } },
  );
  return renderScreen(<AdjustmentsSection session={4} />).then(() => asked);
}

beforeEach(() => i18next.loadNamespaces(["adjusting", "giving"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("tells what was adjusted, where it counts and why, and reverses it with a reason", async () => {
  const asked = await show([adjustment]);
  expect(
    await screen.findByText(
      "Corrections of this session count on Nov 23, 2026 in “Winter”. Its statement stays the same.",
    ),
  ).toBeTruthy();
  const item = within(screen.getByRole("listitem"));
  expect(item.getByText("-$20.00")).toBeTruthy();
  expect(item.getByText("Ana Lee, Lincoln: donation of $100.00 on Sep 10, 2026")).toBeTruthy();
  expect(item.getByText("Counted twice")).toBeTruthy();
  await userEvent.click(item.getByRole("button", { name: /^Reverse: -\$20\.00/ }));
  const dialog = within(screen.getByRole("dialog", { name: "Reverse this adjustment?" }));
  expect(
    dialog.getByText("$20.00 counts in the session that is open now. The adjustment stays in the list."),
  ).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Reverse" }));
  expect(asked.some(({ method }) => method === "POST")).toBe(false);
  await userEvent.type(dialog.getByLabelText(/^Reason/), "It was right");
  await userEvent.click(dialog.getByRole("button", { name: "Reverse" }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === "POST")).toMatchObject({
      path: "/adjustment/5/reverse",
      body: { reason: "It was right" },
    }),
  );
});

it("offers no reversal of what is reversed, or where no later session is open", async () => {
  const points = { ...adjustment, kind: "points" as const, donation: null, points: -12, cents: -60 };
  await show([
    { ...points, id: 7, points: 12, cents: 60, reverses_id: 6 },
    { ...points, id: 6, is_reversed: true },
  ]);
  expect(await screen.findByText("Ana Lee, Lincoln: -12 points for Food Bank")).toBeTruthy();
  expect(screen.getByText("Reversal")).toBeTruthy();
  expect(screen.getByText("Reversed")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Reverse/ })).toBeNull();
  cleanup();
  await show([adjustment], null);
  expect(
    await screen.findByText(
      "No later session of this program is open. Add the next one to adjust this session.",
    ),
  ).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

it("tells a late verification by what it verified, and asks in its own words before it is reversed", async () => {
  const donation = { id: 9, donated_on: "2026-09-10", amount_cents: 2000 };
  await show([{ ...adjustment, kind: "verification", cents: 2000, donation }]);
  const of = "Ana Lee, Lincoln: donation of $20.00 on Sep 10, 2026, verified";
  expect(await screen.findByText(of)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: `Reverse: $20.00, ${of}` }));
  expect(screen.getByText(/^\$20\.00 is only counted again, in the session that is open now\./)).toBeTruthy();
});

it("tells from which charity to which one something went, and gives a class's charity away with a reason", async () => {
  const pair = {
    ...adjustment,
    kind: "charity" as const,
    cents: 2000,
    from_charity: { id: 3, name: "Book Fund" },
  };
  const points = { ...pair, id: 6, donation: null, points: 12, cents: 60, from_charity: null };
  await show([pair, points]);
  const of = "Ana Lee, Lincoln: donation of $100.00 on Sep 10, 2026 (from Book Fund to Food Bank)";
  expect(await screen.findByText(of)).toBeTruthy();
  expect(
    screen.getByText("Ana Lee, Lincoln: 12 points for Food Bank (from no charity to Food Bank)"),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: `Reverse: $20.00, ${of}` }));
  expect(
    screen.getByText(/^\$20\.00 goes back to Book Fund, in the session that is open now\./),
  ).toBeTruthy();
  cleanup();
  const sent = answerCalls(({ method, path }) => {
    if (method === "POST") return { status: 409, body: { message: "It has everything already." } };
    if (path === "/school") return { body: { data: [{ id: 3, name: "Lincoln" }], meta: { total: 1 } } };
    if (path === "/charity") return { body: { data: [{ id: 8, name: "Food Bank" }], meta: { total: 1 } } };
    if (path.startsWith("/session")) return { body: { data: { target, adjustments: [] } } };
    return { body: { data: [{ id: 2, name: "Ana Lee" }] } };
  });
  await renderScreen(
    <Permissions value={new Set(["adjustment.charity"])}>
      <AdjustmentsSection session={4} />
    </Permissions>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Give to another charity" }));
  await userEvent.click(await screen.findByLabelText(/^Site/));
  await userEvent.click(await screen.findByRole("option", { name: "Lincoln" }));
  await userEvent.click(await screen.findByLabelText(/^Teacher/));
  await userEvent.click(await screen.findByRole("option", { name: "Ana Lee" }));
  const save = screen.getByRole("button", { name: "Give" });
  await userEvent.click(save);
  expect(await screen.findByText("Choose a charity.")).toBeTruthy();
  await userEvent.click(screen.getByLabelText(/^Charity/));
  await userEvent.click(await screen.findByRole("option", { name: "Food Bank" }));
  await userEvent.click(save);
  expect(await screen.findByText("Enter a reason.")).toBeTruthy();
  expect(sent.some(({ method }) => method === "POST")).toBe(false);
  await userEvent.type(screen.getByLabelText(/^Reason/), "Decided otherwise");
  await userEvent.click(save);
  expect(await screen.findByText("It has everything already.")).toBeTruthy();
  expect(sent.find(({ method }) => method === "POST")).toMatchObject({
    path: "/session/4/adjustCharity",
    body: { user_id: 2, school_id: 3, charity_id: 8, reason: "Decided otherwise" },
  });
});
