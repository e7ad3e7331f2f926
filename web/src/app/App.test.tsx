import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { languageReady } from "../core/language.ts";
import { signIn, signOut } from "../core/session.ts";
import { answerCalls } from "../ui/testing.tsx";
import { App } from "./App.tsx";
import { sendToSignIn } from "./front-door/frontPage.ts";

/** Opens the portal at an address, as `main.tsx` does. */
async function open(address: string): Promise<void> {
  await languageReady;
  window.history.replaceState(null, "", address);
  sendToSignIn();
  await act(async () => render(<App />));
}

const path = () => window.location.pathname;
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

const press = (element: HTMLElement) => act(async () => fireEvent.click(element));

/** A login of somebody who must first choose a password of their own. */
function signInNew(): void {
  const claims = {
    email: "ana@school.example",
    role: { name: "Instructor" },
    user_type: [],
    new_login: true,
  };
  const token = `head.${btoa(JSON.stringify(claims))}.tail`;
  signIn({ data: { ...claims, token, fullName: "Ana", schools: [], currentSession: null } } as never);
}

beforeEach(() => {
  answerCalls(() => ({ body: { data: [] } }));
  vi.stubGlobal("scrollTo", () => undefined);
});
afterEach(() => {
  cleanup();
  act(() => signOut("ended"));
  vi.unstubAllGlobals();
});

describe("the front door", () => {
  it("stands without the place for toasts as long as that can't be fetched", async () => {
    vi.doMock("./Toasts.tsx", () => {
      throw new Error("no connection");
    });
    vi.useFakeTimers();
    await open("/log-in");
    await act(() => vi.advanceTimersByTimeAsync(3000));
    vi.useRealTimers();
    expect(await heading("Welcome back")).toBeDefined();
    vi.doUnmock("./Toasts.tsx");
  });

  it("leads a visitor from any address to the sign-in, and remembers which it was", async () => {
    await open("/school?search=hill");
    expect(await heading("Welcome back")).toBeDefined();
    expect(path()).toBe("/log-in");
    expect(window.history.state).toEqual({ usr: { from: "/school?search=hill" } });
  });

  it("goes between its pages by link and back by the browser's button, with their titles", async () => {
    await open("/log-in");
    await press(await screen.findByRole("link", { name: "Forgot your password?" }));
    expect(await heading("Forgot your password?")).toBeDefined();
    expect(path()).toBe("/forgot-password");
    expect(document.title).toMatch(/^Forgot password/);
    await act(async () => window.history.back());
    expect(await heading("Welcome back")).toBeDefined();
    expect(path()).toBe("/log-in");
  });

  it("gives way to the portal at a sign-in, and takes over for a password that must be chosen", async () => {
    await open("/log-in");
    await heading("Welcome back");
    await act(async () => signInNew());
    expect(await heading("Choose your password")).toBeDefined();
    expect(path()).toBe("/change-password");
  });

  it("takes over when the login ends", async () => {
    signInNew();
    await open("/change-password");
    await heading("Choose your password");
    await press(screen.getByRole("button", { name: "Logout" }));
    expect(await screen.findByText("Sign in to change your password.")).toBeDefined();
    await press(screen.getByRole("link", { name: "Go to sign-in" }));
    expect(await heading("Welcome back")).toBeDefined();
  });

  it("leaves an address that is nobody's to the portal, which says so", async () => {
    signInNew();
    await open("/404");
    expect(await screen.findByRole("link", { name: /home/i })).toBeDefined();
  });
});
