import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, configure, render } from "@testing-library/react";
import i18next from "i18next";
import type { ReactElement } from "react";
import { vi } from "vitest";
import { languageReady } from "../core/language.ts";
import { type TestRouter, testRouter } from "../navigation/testing.tsx";

// A busy machine can need more than the default second to render a form.
configure({ asyncUtilTimeout: 8000 });

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Answers every API call from a script and records the calls. */
export function answerCalls(
  answer: (asked: Asked) => { readonly status?: number; readonly body: unknown },
): Asked[] {
  const all: Asked[] = [];
  vi.stubGlobal("fetch", async (address: string, request: RequestInit) => {
    const url = new URL(address, "http://portal.example");
    const body: unknown = typeof request.body === "string" ? JSON.parse(request.body) : request.body;
    const bySearch = url.pathname.endsWith("/search");
    const asked = {
      method: bySearch ? "GET" : (request.method ?? "GET"),
      path: url.pathname.replace(/^\/api|\/search$/g, ""),
      query: bySearch ? new URLSearchParams(body as Record<string, string>) : url.searchParams,
      headers: new Headers(request.headers),
      body,
    };
    all.push(asked);
    const canned = answer(asked);
    return new Response(JSON.stringify(canned.body), { status: canned.status ?? 200 });
  });
  return all;
}

/** Simulates a phone, where lists are cards, which need no layout in tests. */
export function useNarrowWindow(): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("max-width"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

/** Draws a screen at `path` with texts, a router and an empty cache around it; beside it there are only `others`. */
export async function renderScreen(
  screen: ReactElement,
  address = "/things",
  path = "/things",
  others = [{ path: "/elsewhere", element: <p>Elsewhere</p> }],
): Promise<TestRouter> {
  await languageReady;
  await i18next.loadNamespaces(["ui"]);
  window.history.replaceState(null, "", address);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = testRouter([{ path, element: screen }, ...others], address);
  const screens = <QueryClientProvider client={client}>{router.screens}</QueryClientProvider>;
  // React asks for waiting where a part of the screen is still to come.
  await act(() => Promise.resolve(render(screens)));
  return router;
}
