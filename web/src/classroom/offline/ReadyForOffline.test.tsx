import { act, cleanup, screen } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, expect, it, vi } from "vitest";
import { renderInClassroom } from "../testing.tsx";
import { ReadyForOffline } from "./ReadyForOffline.tsx";
import { noteKept } from "./readiness.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("ReadyForOffline speaks once the portal and the day are kept, and no longer once the connection is lost", async () => {
  await i18next.loadNamespaces("offline");
  await renderInClassroom(<ReadyForOffline />);
  const said = () => screen.getByRole("status").textContent;
  act(() => noteKept("today"));
  expect(said()).toBe("");
  act(() => noteKept("portal"));
  expect(said()).toContain("Ready for offline");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(said()).toBe("");
});
