import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { ToastContainer, toast } from "react-toastify/unstyled";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { User } from "../../people/users/userColumns.tsx";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { ConfirmPassword } from "../confirm-password/ConfirmPassword.tsx";
import { useViewAs } from "./useViewAs.ts";

const teacher = { id: 7, name: "Ana Ortiz" } as User;

beforeEach(() => i18next.loadNamespaces(["factors", "ui", "viewAs"]));
afterEach(() => {
  cleanup();
  toast.dismiss();
  vi.unstubAllGlobals();
});

function Offer() {
  const { label, run } = useViewAs();
  return (
    <button type="button" onClick={() => run([teacher])}>
      {label}
    </button>
  );
}

/** A tab of the browser, with what was kept in it. */
function makeTab() {
  const kept = new Map<string, string>();
  const replace = vi.fn();
  const sessionStorage = {
    clear: () => kept.clear(),
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  return { kept, replace, tab: { sessionStorage, location: { replace } } };
}

/** A server that asks for the password first if told so, and a browser that opens what `opened` returns. */
async function show(opened: () => unknown, asksFirst = false) {
  let isConfirmed = !asksFirst;
  const open = vi.fn(opened);
  vi.stubGlobal("open", open);
  answerCalls(({ path }) => {
    if (path === "/user/me/confirm") {
      isConfirmed = true;
      return { body: { message: "Password confirmed" } };
    }
    if (path !== "/user/7/viewAs") return { body: { data: { passkeys: [] } } };
    if (!isConfirmed)
      return { status: 403, body: { message: "First", code: "confirm password", request_id: "r" } };
    return { body: { data: { token: "of the view", until: "2026-09-15T16:30:00Z", id: 7 } } };
  });
  await renderScreen(
    <>
      <Offer />
      <ConfirmPassword />
      <ToastContainer />
    </>,
  );
  return { open, user: userEvent.setup() };
}

test("the password is asked for first, and then the tab opens", async () => {
  const { kept, replace, tab } = makeTab();
  const { open, user } = await show(() => tab, true);
  await user.click(await screen.findByRole("button", { name: "View as this person" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Enter your password to go on" }));
  expect(open).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText("Your password"), "right{Enter}");
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/"));
  expect(open).toHaveBeenCalledTimes(1);
  expect([...kept.values()]).toContain("of the view");
});

test("a tab that the browser blocks is offered by a button", async () => {
  const { replace, tab } = makeTab();
  const tabs = [null, tab];
  const { open, user } = await show(() => tabs.shift());
  await user.click(await screen.findByRole("button", { name: "View as this person" }));
  expect(await screen.findByText("Your view as Ana Ortiz is ready.")).toBeTruthy();
  expect(replace).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Open in a new tab" }));
  expect(replace).toHaveBeenCalledWith("/");
  expect(open).toHaveBeenCalledTimes(2);
});
