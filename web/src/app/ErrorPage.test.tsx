import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { languageReady } from "../core/language.ts";
import { ErrorPage } from "./ErrorPage.tsx";

function renderBroken(error: Error, page = <ErrorPage />) {
  const loader = () => {
    throw error;
  };
  render(
    <RouterProvider
      router={createMemoryRouter([
        { path: "/", loader, element: null, errorElement: page, hydrateFallbackElement: <p /> },
      ])}
    />,
  );
}

describe("the page of a screen that broke", () => {
  const missing = new TypeError("Failed to fetch dynamically imported module: /assets/x.js");

  beforeEach(() => languageReady);
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it("speaks of a new version when a file of the app is gone", async () => {
    renderBroken(missing);
    expect(await screen.findByRole("heading", { name: "There is a new version" })).toBeDefined();
  });

  it("speaks of the line when that file could not come because there is none", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    renderBroken(missing);
    expect(await screen.findByRole("heading", { name: "You are offline" })).toBeDefined();
  });

  it("blames neither for a fault of its own", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    renderBroken(new Error("x is not a function"));
    expect(await screen.findByRole("heading", { name: "This page went out" })).toBeDefined();
  });

  it("is the main part of the page only where no frame is", async () => {
    renderBroken(new Error("x"), <ErrorPage whole />);
    expect(await screen.findByRole("main")).toBeDefined();
    cleanup();
    renderBroken(new Error("x"));
    await screen.findByRole("alert");
    expect(screen.queryByRole("main")).toBeNull();
  });
});
