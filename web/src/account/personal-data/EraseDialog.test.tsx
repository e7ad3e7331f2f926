import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { EraseDialog } from "./EraseDialog.tsx";

const parts = [
  { title: "Sign-ins", rows: 1200, erasure: "gone" },
  { title: "Responses", rows: 55, erasure: "unnamed" },
  { title: "Goals", rows: 0, erasure: "unnamed" },
  { title: "Photos and videos", rows: 4, erasure: "chosen" },
];
const ana = {
  id: 5,
  name: "Ana Torres",
  is_active: false,
  placeholder: "Former teacher 5",
  shares_name: false,
  parts,
};

beforeEach(() => i18next.loadNamespaces(["privacy", "ui"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(erased: { status?: number; body: object }) {
  const asked = answerCalls(({ method }) => (method === "GET" ? { body: { data: ana } } : erased));
  const onErased = vi.fn();
  await renderScreen(<EraseDialog userId={5} onClose={() => undefined} onErased={onErased} />);
  await screen.findByText("Sign-ins: 1,200");
  return { sent: () => asked.filter(({ method }) => method === "POST"), onErased, user: userEvent.setup() };
}

it("shows what goes and stays first, and erases once name and reason are typed", async () => {
  const { sent, onErased, user } = await show({ body: { message: "Personal data erased." } });
  expect(screen.getByText("Responses: 55")).toBeTruthy();
  expect(screen.queryByText(/^Goals/)).toBeNull();
  await user.click(screen.getByRole("radio", { name: "Erase them too" }));
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(sent()).toEqual([]);
  await user.type(screen.getByLabelText(/^Name/), "Ana Torres");
  await user.type(screen.getByLabelText(/^Reason/), "Asked for it");
  await user.click(screen.getByRole("button", { name: "Erase for good" }));
  const body = { name: "Ana Torres", reason: "Asked for it", media: "erase" };
  await waitFor(() => expect(sent()).toMatchObject([{ path: "/user/5/erase", body }]));
  await waitFor(() => expect(onErased).toHaveBeenCalled());
});

it("says at the field what is wrong", async () => {
  const msg = "Type the name exactly: Ana Torres";
  const { onErased, user } = await show({
    status: 422,
    body: { message: msg, errors: [{ path: "name", msg }] },
  });
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await user.click(screen.getByRole("button", { name: "Erase for good" }));
  expect(await screen.findByText(msg, { selector: "p" })).toBeTruthy();
  expect(onErased).not.toHaveBeenCalled();
});
