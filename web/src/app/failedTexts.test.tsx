import { cleanup, render, screen } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { languageReady, standInFor } from "../core/language.ts";
import { testRouter } from "../navigation/testing.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { Surroundings } from "./Portal.tsx";

const { fail } = vi.hoisted(() => ({
  fail: () => {
    throw new TypeError("Failed to fetch dynamically imported module: /assets/app.js");
  },
}));
vi.mock("../locales/en/app.json", fail);
vi.mock("../locales/es/app.json", fail);

beforeEach(async () => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.stubGlobal("fetch", async () => new Response("{}"));
  await languageReady;
  i18next.options.parseMissingKeyHandler = standInFor;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ["en", "This page stopped working", "Reload the page"],
  ["es", "Esta página dejó de funcionar", "Recargar la página"],
])("the error page speaks %s when the app's own texts can't be loaded", async (language, title, button) => {
  await i18next.changeLanguage(language);
  const page = (
    <Surroundings>
      <NotFoundPage />
    </Surroundings>
  );
  render(testRouter([{ path: "/", element: page }], "/").screens);
  expect(await screen.findByRole("heading", { name: title })).toBeDefined();
  expect(screen.getByRole("button", { name: button })).toBeDefined();
});
