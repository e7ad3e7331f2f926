import { userEndpoints } from "@kindling/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { call } from "../../core/api.ts";
import { loadConstants } from "../../core/constants.ts";
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

const signed = vi.hoisted(() => vi.fn<() => Promise<object>>());
vi.mock("../second-factor/browserPasskeys.ts", () => ({
  signWithPasskey: signed,
  isCalledOff: (error: unknown) => error instanceof DOMException,
}));

beforeEach(() => i18next.loadNamespaces(["factors", "ui"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A server that wants the password first, and knows it. */
async function show(passkeys: readonly object[] = []) {
  let isConfirmed = false;
  const asked = answerCalls(({ path, body }) => {
    if (path === "/system/constants") return { body: { data: { passkey_origin: window.location.origin } } };
    if (path === "/user/me/factors") return { body: { data: { passkeys } } };
    if (path === "/user/me/confirm/options") return { body: { data: { challenge: "c" } } };
    if (path === "/user/me/confirm/passkey") {
      isConfirmed = (body as { passkey: { id: string } }).passkey.id === "right";
      return isConfirmed
        ? { body: { message: "Confirmed" } }
        : { status: 422, body: { message: "This passkey didn't work here." } };
    }
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

describe("with a passkey", () => {
  beforeEach(() => vi.stubGlobal("PublicKeyCredential", class {}));

  it("confirms in place of the password; a refused one and calling off leave the dialog open", async () => {
    const { asked, change, dialog, user } = await show([{ id: 1, name: "Laptop" }]);
    await loadConstants();
    const changing = change();
    const sheet = within(await dialog());
    const button = await sheet.findByRole("button", { name: "Use a passkey" });
    signed.mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
    await user.click(button);
    expect(sheet.queryByRole("alert")).toBeNull();
    signed.mockResolvedValueOnce({ id: "wrong" });
    await user.click(await sheet.findByRole("button", { name: "Use a passkey" }));
    expect((await sheet.findByRole("alert")).textContent).toBe("This passkey didn't work here.");
    signed.mockResolvedValueOnce({ id: "right" });
    await user.click(await sheet.findByRole("button", { name: "Use a passkey" }));
    expect(await changing).toEqual({ data: { id: 7 } });
    expect(asked.filter(({ path }) => path === "/user/update/admin/7")).toHaveLength(2);
    expect(asked.map(({ path }) => path)).not.toContain("/user/me/confirm");
  });

  it("isn't offered to people without one", async () => {
    const { asked, change, dialog, user } = await show();
    await loadConstants();
    const changing = change().catch((error: unknown) => error);
    const sheet = within(await dialog());
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain("/user/me/factors"));
    expect(sheet.queryByRole("button", { name: "Use a passkey" })).toBeNull();
    await user.click(sheet.getByRole("button", { name: "Cancel" }));
    await changing;
  });
});
