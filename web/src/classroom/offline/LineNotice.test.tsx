import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import i18next from "i18next";
import { Suspense } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { languageReady } from "../../core/language.ts";
import { signOut } from "../../core/session.ts";
import { scriptCalls, signInAsInstructor } from "../testing.tsx";
import { usePoints } from "../today/useToday.ts";
import { LineNotice } from "./LineNotice.tsx";

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
        <LineNotice />
      </Suspense>
    </QueryClientProvider>,
  );
}

describe("LineNotice", () => {
  it("waits for its texts instead of showing their keys", async () => {
    expect(i18next.hasLoadedNamespace("offline")).toBe(false);
    scriptCalls(() => "line");
    await renderNotice();
    expect(screen.getByText("Texts are on their way")).toBeDefined();
    expect(await screen.findByText("Offline")).toBeDefined();
  });

  it("is silent while the line holds, and says of when things are once it breaks", async () => {
    scriptCalls(() => ({ status: 200, body: { data: { points: 20 } } }));
    await renderNotice();
    expect(await screen.findByText("20")).toBeDefined();
    expect(screen.getByRole("status").textContent).toBe("");
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event("offline")));
    expect(screen.getByRole("status").textContent).toMatch(/^Offline: data from \d+:\d\d/);
  });

  it("believes the calls when the browser does not know that the line is broken", async () => {
    scriptCalls(() => "line");
    await renderNotice();
    expect(await screen.findByText("Offline")).toBeDefined();
  });
});
