import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { PointValueDialog } from "./PointValueDialog.tsx";

const rates = [
  { id: 3, from_on: "2999-01-01", cents: 8, set_by: { id: 1, name: "Ana Lopez" }, is_current: false },
  { id: 1, from_on: null, cents: 5, set_by: null, is_current: true },
];

async function open(refused?: object) {
  const onClose = vi.fn();
  const asked = answerCalls(({ path, method }) => {
    if (path !== "/pointRate/add")
      return { body: method === "DELETE" ? { message: "Deleted" } : { data: rates } };
    return refused
      ? { status: 422, body: refused }
      : { status: 201, body: { data: rates[0], message: "Added" } };
  });
  await renderScreen(<PointValueDialog onClose={onClose} />, "/things");
  await screen.findByText("from the beginning");
  return { asked, onClose, user: userEvent.setup() };
}

test("a point's values are told, and one of a day to come can be deleted", async () => {
  const { asked, user } = await open();
  expect(screen.getByText("from Jan 1, 2999, set by Ana Lopez")).toBeTruthy();
  expect(screen.getByText("Now")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /^Delete the value/ })).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Delete the value from Jan 1, 2999" }));
  await waitFor(() => expect(asked.some(({ path }) => path === "/pointRate/delete/3")).toBe(true));
});

test("what is typed is sent in cents, with its day", async () => {
  const { asked, onClose, user } = await open();
  await user.type(screen.getByLabelText(/Value of a point/), "0.08{Enter}");
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const sent = asked.find(({ path }) => path === "/pointRate/add");
  expect(sent?.body).toEqual({ from_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), cents: 8 });
});

test("what is wrong is told at its field, and stays typed", async () => {
  const msg = "A value already starts on this day. Delete it first, or choose another day.";
  const { onClose, user } = await open({ message: msg, errors: [{ path: "from_on", msg }] });
  const amount = screen.getByLabelText<HTMLInputElement>(/Value of a point/);
  await user.type(amount, "much{Enter}");
  expect(await screen.findByText("Enter an amount, such as 0.05.")).toBeTruthy();
  await user.clear(amount);
  await user.type(amount, "1.5{Enter}");
  expect(await screen.findByText(msg)).toBeTruthy();
  expect([amount.value, onClose.mock.calls.length]).toEqual(["1.5", 0]);
});
