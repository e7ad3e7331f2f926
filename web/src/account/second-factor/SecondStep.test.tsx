import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readSession } from "../../core/session.ts";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { SignInPage } from "../SignInPage.tsx";

const claims = { email: "ana@school.example", role: { name: "Instructor" }, user_type: [], new_login: false };
const token = `head.${btoa(JSON.stringify(claims))}.tail`;
const session = { ...claims, token, fullName: "Ana Torres", schools: [], currentSession: null };

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await i18next.loadNamespaces(["factors"]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Signs in with a right password while something is missing, and answers the next step. */
async function begin(needed: object, finish: { status?: number; body: unknown }) {
  const second_factor = { ticket: "a ticket", expires_at: "2026-11-24T12:00:00.000Z", enroll: [], ...needed };
  const asked = answerCalls(({ path }) =>
    path === "/auth/login" ? { status: 401, body: { message: "One more", data: { second_factor } } } : finish,
  );
  await renderScreen(<SignInPage />);
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "ana@school.example" } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "a lantern" } });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Sign in" })));
  return asked;
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

describe("the step after the password", () => {
  it("takes a code, remembers the device, and signs in", async () => {
    const data = { ...session, device: "a device", recovery_codes_left: 9 };
    const asked = await begin({ methods: ["app", "recovery_code"] }, { body: { data } });
    expect(readSession()).toBeNull();
    const field = await screen.findByLabelText<HTMLInputElement>("6-digit code");
    expect([field.inputMode, field.autocomplete]).toEqual(["numeric", "one-time-code"]);
    fireEvent.change(field, { target: { value: "12345" } });
    await press("Continue");
    expect(screen.getByText("Enter the 6 digits from your app.")).toBeDefined();
    fireEvent.change(field, { target: { value: "123 456" } });
    fireEvent.click(screen.getByRole("checkbox", { name: "Don't ask on this device for 30 days" }));
    await press("Continue");
    await waitFor(() => expect(readSession()?.user.fullName).toBe("Ana Torres"));
    expect(asked.at(-1)).toMatchObject({
      path: "/auth/factor/code",
      body: { ticket: "a ticket", code: "123 456", remember_device: true },
    });
    expect(localStorage.getItem("devices")).toBe("a device");
    expect(sessionStorage.getItem("user")).not.toContain("a device");
  });

  it("shows a refused recovery code at its field, and leads back", async () => {
    const msg = "This recovery code is incorrect or was used before.";
    const refused = { status: 422, body: { message: msg, errors: [{ path: "recovery_code", msg }] } };
    await begin({ methods: ["app", "recovery_code"] }, refused);
    await screen.findByLabelText("6-digit code");
    await press("Use a recovery code");
    const field = screen.getByLabelText("Recovery code");
    fireEvent.change(field, { target: { value: "aaaa-bbbb-cccc-dddd" } });
    await press("Continue");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getAllByText(msg).length).toBeGreaterThan(0);
    await press("Back to sign-in");
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ana@school.example");
  });

  it("says what to do where the only second step doesn't work", async () => {
    await begin({ methods: ["passkey"] }, { body: {} });
    expect(await screen.findByText(/Ask your program team to reset it/)).toBeDefined();
  });
});
