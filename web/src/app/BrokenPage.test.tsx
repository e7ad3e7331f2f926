import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { languageReady } from "../core/language.ts";
import { Catching } from "./Catching.tsx";

function renderBroken(error: Error, whole = false) {
  vi.spyOn(console, "error").mockReturnValue();
  const Broken = () => {
    throw error;
  };
  render(
    <Catching shown={1} whole={whole}>
      <Broken />
    </Catching>,
  );
}

describe("the page of a screen that broke", () => {
  const missing = new TypeError("Failed to fetch dynamically imported module: /assets/x.js");

  const server = vi.fn<() => Promise<Response>>();

  beforeEach(async () => {
    await languageReady;
    server.mockResolvedValue(new Response());
    vi.stubGlobal("fetch", server);
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    sessionStorage.clear();
  });

  it("loads anew for a file of the app that is missing, and speaks of a new version if that didn't help", async () => {
    renderBroken(missing);
    await vi.waitFor(() => expect(sessionStorage.getItem("reloadedAt")).not.toBeNull());
    expect(screen.queryByRole("heading")).toBeNull();
    cleanup();
    renderBroken(missing);
    expect(await screen.findByRole("heading", { name: "A new version is available" })).toBeDefined();
  });

  it("speaks of the connection when the browser knows that there is none", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    renderBroken(missing);
    expect(await screen.findByRole("heading", { name: "You're offline" })).toBeDefined();
  });

  it("speaks of the connection when the server does not answer, whatever the browser believes", async () => {
    server.mockRejectedValue(new TypeError("Failed to fetch"));
    renderBroken(new Error("Unable to preload CSS for /assets/x.css"));
    expect(await screen.findByRole("heading", { name: "You're offline" })).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "You're offline" })).toBeDefined();
    expect(server).toHaveBeenCalledTimes(2);
  });

  it("blames neither for a fault of its own", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    renderBroken(new Error("x is not a function"));
    expect(await screen.findByRole("heading", { name: "This page stopped working" })).toBeDefined();
  });

  it("is the main part of the page only where no frame is", async () => {
    renderBroken(new Error("x"), true);
    expect(await screen.findByRole("main")).toBeDefined();
    cleanup();
    renderBroken(new Error("x"));
    await screen.findByRole("alert");
    expect(screen.queryByRole("main")).toBeNull();
  });
});
