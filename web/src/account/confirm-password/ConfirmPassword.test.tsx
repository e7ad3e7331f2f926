import { userEndpoints } from "@kindling/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { call } from "../../core/api.ts";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { ConfirmPassword } from "./ConfirmPassword.tsx";

const wanted = {
  status: 403,
  body: { message: "Enter your password to go on.", code: "confirm password", request_id: "r" },
};
const wrong = {
  status: 422,
  body: { message: "Wrong", errors: [{ msg: "The current password is incorrect.", path: "password" }] },
};

beforeEach(() => i18next.loadNamespaces(["factors", "ui"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A server that wants the password first, and knows it. */
async function show() {
  let isConfirmed = false;
  const asked = answerCalls(({ path, body }) => {
    if (path !== "/user/me/confirm") return isConfirmed ? { body: { data: { id: 7 } } } : wanted;
    isConfirmed = (body as { password: string }).password === "right";
    return isConfirmed ? { body: { message: "Password confirmed" } } : wrong;
  });
  await renderScreen(<ConfirmPassword />);
  const change = () =>
    call(userEndpoints.updateAdmin, { params: { id: 7 }, body: { email: "new@school.example" } as never });
  const dialog = () => screen.findByRole("dialog", { name: "Enter your password to go on" });
  return { asked, change, dialog, user: userEvent.setup() };
}

it("asks for the password, and sends the same request again by itself", async () => {
  const { asked, change, dialog, user } = await show();
  const changing = change();
  const sheet = within(await dialog());
  await user.type(sheet.getByLabelText("Your password"), "wrong");
  await user.click(sheet.getByRole("button", { name: "Go on" }));
  expect((await sheet.findByRole("alert")).textContent).toBe("The current password is incorrect.");
  await user.clear(sheet.getByLabelText("Your password"));
  await user.type(sheet.getByLabelText("Your password"), "right{Enter}");
  expect(await changing).toEqual({ data: { id: 7 } });
  const sent = asked.filter(({ path }) => path === "/user/update/admin/7");
  expect(sent.map(({ body }) => body)).toEqual([
    { email: "new@school.example" },
    { email: "new@school.example" },
  ]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("asks once for calls that wait for it together", async () => {
  const { asked, change, dialog, user } = await show();
  const changing = Promise.all([change(), change()]);
  await user.type(within(await dialog()).getByLabelText("Your password"), "right{Enter}");
  expect(await changing).toHaveLength(2);
  expect(asked.filter(({ path }) => path === "/user/me/confirm")).toHaveLength(1);
});

it("leaves the refusal to the screen when nobody enters it", async () => {
  const { asked, change, dialog, user } = await show();
  const changing = change().catch((error: unknown) => error);
  const sheet = within(await dialog());
  await user.click(sheet.getByRole("button", { name: "Go on" }));
  expect((await sheet.findByRole("alert")).textContent).toBe("Enter your password");
  await user.click(sheet.getByRole("button", { name: "Cancel" }));
  expect(await changing).toMatchObject({ status: 403, message: "Enter your password to go on." });
  expect(asked.map(({ path }) => path)).toEqual(["/user/update/admin/7"]);
});
