import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { FirstWeek } from "./FirstWeek.tsx";

beforeAll(() => i18next.loadNamespaces(["header"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const steps = [
  { step: "record", done: true },
  { step: "charity", done: false },
  { step: "goal", done: false },
];

it("ticks what is done, and links to the rest", async () => {
  answerCalls(() => ({ body: { data: steps } }));
  await renderScreen(<FirstWeek />);
  const list = await screen.findByRole("region", { name: "Your first week" });
  expect(within(list).getByText("1 of 3 done")).toBeDefined();
  const lines = within(list).getAllByRole("listitem");
  expect(lines.map((line) => within(line).queryByTitle("Done") !== null)).toEqual([true, false, false]);
  expect(
    within(list)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["Choose your charity", "Set your class's goal"]);
});

it("goes when it is hidden, and stays if that failed", async () => {
  let status = 500;
  const asked = answerCalls(({ method }) =>
    method === "POST" ? { status, body: { message: "No" } } : { body: { data: steps } },
  );
  await renderScreen(<FirstWeek />);
  const user = userEvent.setup();
  const hide = await screen.findByRole("button", { name: "Hide for good" });
  await user.click(hide);
  await waitFor(() => expect(asked.filter(({ method }) => method === "POST")).toHaveLength(1));
  expect(screen.getByRole("region", { name: "Your first week" })).toBeDefined();
  status = 200;
  await waitFor(() => expect(hide).toHaveProperty("disabled", false));
  await user.click(hide);
  await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
});

it("shows nothing where nothing is left to do", async () => {
  const asked = answerCalls(() => ({ body: { data: [] } }));
  await renderScreen(<FirstWeek />);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole("region")).toBeNull();
});
