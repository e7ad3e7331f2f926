import { render, screen } from "@testing-library/react";
import i18next from "i18next";
import { Component, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { languageReady, standInFor } from "./language.ts";

vi.mock("../locales/en/landing.json", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { error: "" };
  static getDerivedStateFromError = (error: Error) => ({ error: error.message });
  override render() {
    return this.state.error ? <p role="alert">{this.state.error}</p> : this.props.children;
  }
}

function Landing() {
  const { t } = useTranslation("landing");
  return <h1>{t("areas.calm.title")}</h1>;
}

const inTests = () => i18next.options.parseMissingKeyHandler;
let strict: ReturnType<typeof inTests>;

beforeAll(async () => {
  await languageReady;
  strict = inTests();
});
afterEach(() => {
  i18next.options.parseMissingKeyHandler = strict;
});

test("a screen whose texts could not be loaded breaks, so that its error page explains it", async () => {
  i18next.options.parseMissingKeyHandler = standInFor;
  vi.spyOn(console, "error").mockReturnValue();
  render(
    <Boundary>
      <Suspense>
        <Landing />
      </Suspense>
    </Boundary>,
  );
  expect(await screen.findByRole("alert")).toBeDefined();
  expect(screen.queryByRole("heading")).toBeNull();
});

test.each([
  ["app:nowhere.offlineTitle_other", "Offline title"],
  ["app:giver_tv", "Giver tv"],
])("%s reads as words where no text is found", (key, words) => {
  expect(standInFor(key)).toBe(words);
});

test("a default is used where no text is found", () => {
  expect(standInFor("app:nowhere", "Nowhere")).toBe("Nowhere");
});

test("tests fail on a text that is missing", () => {
  expect(() => String(i18next.t("app:nowhere" as never))).toThrow('There is no text "app:nowhere"');
});
