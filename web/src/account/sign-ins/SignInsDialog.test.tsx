import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { SignInsDialog } from "./SignInsDialog.tsx";

const login = { created_at: "2026-11-20T10:00:00.000Z", expires_at: "2027-11-20T10:00:00.000Z" };
const used = { ...login, used_at: null, place: null };
const here = {
  ...used,
  place: "here",
  key: "a",
  address: "10.1.2.3",
  user_agent: "Chrome on Windows",
  is_current: true,
};
const phone = {
  ...used,
  place: "new",
  used_at: "2026-11-21T10:00:00.000Z",
  key: "b",
  address: "10.1.2.4",
  location: "Boston, Massachusetts, United States",
  user_agent: "Safari on iPhone",
  is_current: false,
};
const unknown = { ...used, key: "c", address: null, user_agent: null, is_current: false };

beforeEach(() => i18next.loadNamespaces(["people", "factors", "ui"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(open: readonly object[]) {
  const asked = answerCalls(({ method }) => ({
    body: method === "GET" ? { data: open } : { data: { ended: 1 }, message: "1 device signed out" },
  }));
  await renderScreen(<SignInsDialog onClose={() => undefined} />);
  await screen.findByText("Chrome on Windows");
  const sent = () => asked.filter(({ method }) => method === "POST");
  return { sent, user: userEvent.setup() };
}

it("shows each device, and signs one of the others out", async () => {
  const { sent, user } = await show([here, phone, unknown]);
  const lines = within(screen.getByRole("list", { name: "Where you're signed in" })).getAllByRole("listitem");
  expect(lines.map((line) => within(line).queryAllByRole("button").length)).toEqual([0, 1, 1]);
  expect(lines[0]?.textContent).toContain("This sign-in");
  expect(lines[0]?.textContent).toContain("10.1.2.3 · the network you use now");
  expect(lines[1]?.textContent).toMatch(
    /10\.1\.2\.4 · Boston, Massachusetts, United States · a network you hadn't signed in from.*Last used Nov 21/,
  );
  expect(lines[2]?.textContent).toContain("Unknown device");
  expect(lines[2]?.textContent).not.toMatch(/network|Last used/);
  await user.click(screen.getByRole("button", { name: /^Sign out Safari on iPhone, signed in Nov 20/ }));
  await waitFor(() => expect(sent()).toMatchObject([{ path: "/user/me/endLogins", body: { key: "b" } }]));
});

it("signs all others out at once", async () => {
  const { sent, user } = await show([here, phone]);
  await user.click(screen.getByRole("button", { name: "Sign out all other devices" }));
  await waitFor(() => expect(sent()).toMatchObject([{ path: "/user/me/endLogins", body: {} }]));
});

it("offers nothing to sign out where there is no other device", async () => {
  await show([here]);
  expect(screen.queryByRole("button", { name: /^Sign out/ })).toBeNull();
});
