import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import i18next from "i18next";
import { Suspense } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { languageReady } from "../../core/language.ts";
import { signOut } from "../../core/session.ts";
import { scriptCalls, signInAsInstructor } from "../testing.tsx";
import { usePoints } from "../today/useToday.ts";
import { ConnectionNotice } from "./ConnectionNotice.tsx";

afterEach(() => {
  cleanup();
  signOut();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Points() {
  return <p>{usePoints(3).data?.points ?? "none"}</p>;
}

async function renderNotice(
  client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } }),
) {
  await languageReady;
  signInAsInstructor();
  render(
    <QueryClientProvider client={client}>
      <Suspense fallback="Texts are on their way">
        <Points />
        <ConnectionNotice />
      </Suspense>
    </QueryClientProvider>,
  );
}

describe("ConnectionNotice", () => {
  it("waits for its texts instead of showing their keys", async () => {
    expect(i18next.hasLoadedNamespace("offline")).toBe(false);
    scriptCalls(() => "line");
    await renderNotice();
    expect(screen.getByText("Texts are on their way")).toBeDefined();
    expect(await screen.findByText("Offline")).toBeDefined();
  });

  it("is silent while online, and shows the age of the data while offline", async () => {
    scriptCalls(() => ({ status: 200, body: { data: { points: 20 } } }));
    await renderNotice();
    expect(await screen.findByText("20")).toBeDefined();
    expect(screen.getByRole("status").textContent).toBe("");
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event("offline")));
    expect(screen.getByRole("status").textContent).toMatch(/^Offline: data from \d+:\d\d/);
  });

  it("notices failed calls when the browser doesn't know that it is offline", async () => {
    scriptCalls(() => "line");
    await renderNotice();
    expect(await screen.findByText("Offline")).toBeDefined();
  });
});
