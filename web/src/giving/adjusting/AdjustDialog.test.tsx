import { adjustmentEndpoints } from "@kindling/contract";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Permissions } from "../../ui/permissions.ts";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { useAdjustDonation } from "./useAdjustDonation.tsx";
import { useAdjustPoints } from "./useAdjustPoints.tsx";
import { useVerifyLate } from "./useVerifyLate.tsx";

const closed = { id: 7, session: { id: 4, name: "Autumn" }, is_closed: true };
const donation = {
  ...closed,
  amount_cents: 10_000,
  status: "verified",
  payment: null,
  adjusts: null,
  adjustments: [],
};
const choice = {
  ...closed,
  full_name: "Ana Lee",
  charity: { id: 2, name: "Food Bank" },
  moved_elsewhere: [],
};

/** A button for each of the two actions, as lists have them. */
function Actions({ row }: { readonly row: object }) {
  const money = useAdjustDonation();
  const points = useAdjustPoints();
  const late = useVerifyLate();
  return (
    <>
      {money.action.allowed(row as never) && (
        <button type="button" onClick={() => money.action.run([row as never])}>
          money
        </button>
      )}
      {points.action.allowed(row as never) && (
        <button type="button" onClick={() => points.action.run([row as never])}>
          points
        </button>
      )}
      {late.action.allowed(row as never) && (
        <button type="button" onClick={() => late.action.run([row as never])}>
          late
        </button>
      )}
      {late.dialog}
      {money.dialog}
      {points.dialog}
    </>
  );
}

const { donation: ofDonation, points: ofPoints, verify } = adjustmentEndpoints;
const both = new Set([ofDonation.name, ofPoints.name, verify.name]);
const show = (row: object, may: ReadonlySet<string> = both) =>
  renderScreen(
    <Permissions value={may}>
      <Actions row={row} />
    </Permissions>,
  );

beforeEach(() => i18next.loadNamespaces(["adjusting", "giving"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("adjusts a donation to its right amount, also to nothing, with a reason", async () => {
  const asked = answerCalls(() => ({
    status: 422,
    body: { message: "No", errors: [{ path: "amount_cents", msg: "Same" }] },
  }));
  await show(donation);
  await userEvent.click(screen.getByRole("button", { name: "money" }));
  const save = screen.getByRole("button", { name: "Adjust" });
  await userEvent.type(screen.getByLabelText(/^Right amount/), "-3");
  await userEvent.click(save);
  expect(screen.getByText("Enter an amount, or 0.")).toBeTruthy();
  await userEvent.clear(screen.getByLabelText(/^Right amount/));
  await userEvent.type(screen.getByLabelText(/^Right amount/), "0");
  await userEvent.click(save);
  expect(screen.getByText("Enter a reason.")).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Reason/), "Counted twice");
  await userEvent.click(save);
  expect(await screen.findByText("Same")).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({
    path: "/classDonation/7/adjust",
    body: { amount_cents: 0, reason: "Counted twice" },
  });
});

it("takes points by a minus, and no more than may be", async () => {
  const asked = answerCalls(() => ({ status: 409, body: { message: "No later session is open." } }));
  await show(choice);
  await userEvent.click(screen.getByRole("button", { name: "points" }));
  const field = screen.getByLabelText(/^Points/);
  for (const wrong of ["0", "1.5", "10001", "many"]) {
    await userEvent.clear(field);
    await userEvent.type(field, wrong);
    await userEvent.click(screen.getByRole("button", { name: "Adjust" }));
    expect(screen.getByText("Enter a whole number other than 0, at most 10,000.")).toBeTruthy();
  }
  await userEvent.clear(field);
  await userEvent.type(field, "-12");
  await userEvent.type(screen.getByLabelText(/^Reason/), "Counted twice");
  await userEvent.click(screen.getByRole("button", { name: "Adjust" }));
  expect(await screen.findByText("No later session is open.")).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ path: "/charityAsso/7/adjustPoints", body: { points: -12 } });
  await userEvent.clear(field);
  await userEvent.type(field, "12");
  await userEvent.click(screen.getByRole("button", { name: "Adjust" }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ body: { points: 12 } }));
});

it("is offered for nothing that is open, paid, in a payment or an adjustment itself", async () => {
  answerCalls(() => ({ body: {} }));
  const unfit = [
    { is_closed: false },
    { status: "paid" },
    { status: "held" },
    { payment: { id: 1, name: "May" } },
    { adjusts: {} },
  ];
  for (const change of unfit) {
    await show({ ...donation, ...change });
    expect(screen.queryByRole("button", { name: "money" })).toBeNull();
    cleanup();
  }
  await show(donation, new Set());
  expect(screen.queryByRole("button")).toBeNull();
});

it("verifies late what was only counted, with a reason, and only once", async () => {
  const asked = answerCalls(() => ({ status: 409, body: { message: "No later session is open." } }));
  const counted = { ...donation, status: "counted" };
  const line = { on: "2026-11-22", cents: 10_000, reason: "Slip" };
  const verified = { ...line, kind: "verified" };
  for (const row of [
    donation,
    { ...counted, is_closed: false },
    { ...counted, adjusts: {} },
    { ...counted, adjustments: [verified, { ...line, kind: "amount" }] },
    { ...counted, adjustments: [verified, { ...line, kind: "charity" }] },
  ]) {
    await show(row);
    expect(screen.queryByRole("button", { name: "late" })).toBeNull();
    cleanup();
  }
  await show({ ...counted, adjustments: [verified, { ...line, kind: "unverified" }] });
  await userEvent.click(screen.getByRole("button", { name: "late" }));
  const save = screen.getByRole("button", { name: "Verify late" });
  await userEvent.click(save);
  expect(asked.some(({ method }) => method === "POST")).toBe(false);
  await userEvent.type(screen.getByLabelText(/^Reason/), "The slip came later");
  await userEvent.click(save);
  expect(await screen.findByText("No later session is open.")).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({
    path: "/classDonation/7/verifyLate",
    body: { reason: "The slip came later" },
  });
});
