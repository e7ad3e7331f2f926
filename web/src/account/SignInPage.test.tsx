import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { toast } from "react-toastify/unstyled";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readSession } from "../core/session.ts";
import { storedKeys } from "../core/storage.ts";
import { answerCalls, renderScreen } from "../ui/testing.tsx";
import { ForgotPasswordPage } from "./ForgotPasswordPage.tsx";
import { SignInPage } from "./SignInPage.tsx";

const claims = { email: "ana@school.example", role: { name: "Instructor" }, user_type: [], new_login: false };
const token = `head.${btoa(JSON.stringify(claims))}.tail`;
const reply = { data: { ...claims, token, fullName: "Ana Torres", schools: [], currentSession: null } };

const email = () => screen.getByLabelText<HTMLInputElement>("Email");
const password = () => screen.getByLabelText<HTMLInputElement>("Password");

function fill(): void {
  fireEvent.change(email(), { target: { value: " ana@school.example " } });
  fireEvent.change(password(), { target: { value: "a lantern" } });
}

const send = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Sign in" })));

/** A refusal for too many tries, which says how long to wait. */
function lockFor(seconds: number): void {
  vi.stubGlobal("fetch", () =>
    Promise.resolve(
      new Response(JSON.stringify({ message: "Too many attempts. Try again in 15 minutes" }), {
        status: 429,
        headers: { "Retry-After": String(seconds) },
      }),
    ),
  );
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the sign-in", () => {
  it("sends what was typed, and keeps the login in this tab", async () => {
    const asked = answerCalls(() => ({ body: reply }));
    await renderScreen(<SignInPage />);
    fill();
    await send();
    expect(asked.map(({ path, body }) => [path, body])).toEqual([
      ["/auth/login", { email: "ana@school.example", password: "a lantern", remember: false }],
    ]);
    expect(readSession()?.user.fullName).toBe("Ana Torres");
    expect([sessionStorage.getItem("jwtToken"), localStorage.getItem("jwtToken")]).toEqual([token, null]);
  });

  it("says that a password is wrong on the card and in a toast", async () => {
    const message = "Email or password is wrong";
    answerCalls(() => ({ status: 401, body: { message } }));
    const told = vi.spyOn(toast, "error").mockReturnValue("");
    await renderScreen(<SignInPage />);
    fill();
    await send();
    expect(screen.getByRole("alert").textContent).toContain(message);
    expect(told.mock.calls.map(([text]) => text)).toEqual([message]);
    told.mockRestore();
  });

  it("keeps it beyond the tab when asked to remember", async () => {
    answerCalls(() => ({ body: reply }));
    await renderScreen(<SignInPage />);
    fill();
    fireEvent.click(screen.getByRole("checkbox", { name: "Remember me" }));
    await send();
    expect(localStorage.getItem(storedKeys.token)).toBe(token);
    expect(localStorage.getItem("remember")).toBe("true");
  });

  it("asks for both before it sends anything", async () => {
    const asked = answerCalls(() => ({ body: reply }));
    await renderScreen(<SignInPage />);
    await send();
    expect(screen.getByRole("alert").textContent).toContain("Enter your email and password.");
    expect(asked).toEqual([]);
  });

  it("shows the server's words on the card and keeps the form", async () => {
    answerCalls(() => ({ status: 401, body: { message: "Login failed. Check your password" } }));
    await renderScreen(<SignInPage />);
    fill();
    await send();
    expect(screen.getByRole("alert").textContent).toContain("Login failed. Check your password");
    expect([email().value, password().value]).toEqual(["ana@school.example", "a lantern"]);
  });

  it("counts down after too many tries, keeps the form, and says when it may go on", async () => {
    lockFor(15 * 60);
    await renderScreen(<SignInPage />);
    fill();
    vi.useFakeTimers();
    await send();
    const clock = () => screen.getByRole("timer", { name: "Time left" }).textContent;
    expect(clock()).toBe("15:00");
    expect(screen.getByRole("alert").textContent).toContain("You can try again in 15 minutes.");
    expect(screen.getByRole("link", { name: "Set a new password by email" }).getAttribute("href")).toBe(
      "/forgot-password",
    );
    act(() => void vi.advanceTimersByTime(61_000));
    expect(clock()).toBe("13:59");
    expect(password().value).toBe("a lantern");
    act(() => void vi.advanceTimersByTime(14 * 60_000));
    expect(screen.queryByRole("timer")).toBeNull();
    expect(screen.getByRole("status").textContent).toContain("You can try again now.");
  });
});

describe("forgot password", () => {
  it("does not offer itself as the way around its own limit", async () => {
    lockFor(60);
    await renderScreen(<ForgotPasswordPage />, "/forgot-password", "/forgot-password");
    fireEvent.change(email(), { target: { value: "ana@school.example" } });
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Email me a link" })));
    expect(screen.getByRole("timer")).toBeDefined();
    expect(screen.queryByRole("link", { name: "Set a new password by email" })).toBeNull();
  });
});
