import { cleanup, screen } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { DesignPage } from "./DesignPage.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("every shared part is drawn in light and in dark, without the server", async () => {
  await i18next.loadNamespaces(["ui", "header"]);
  const asked = answerCalls(() => ({ body: {} }));
  await renderScreen(<DesignPage />);
  for (const part of [
    "PageHeader",
    "StatTile",
    "EmptyState",
    "readOnly",
    "comfortable",
    "loading",
    "nothing",
  ])
    expect((await screen.findAllByText(part)).length).toBeGreaterThanOrEqual(2);
  expect(asked).toEqual([]);
});
