import { act, cleanup, render, screen } from "@testing-library/react";
import { type ComponentType, Suspense } from "react";
import { Link, Outlet, type RouteObject } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { languageReady } from "../../core/language.ts";
import { onMove } from "../../navigation/guardedHistory.ts";
import { testRouter } from "../../navigation/testing.tsx";
import { framed } from "./framed.tsx";
import { forgetFailures, Screens } from "./Screens.tsx";

let stop = () => {};
beforeEach(async () => {
  await languageReady;
  vi.spyOn(console, "error").mockReturnValue();
  vi.stubGlobal("fetch", async () => new Response("{}"));
  stop = onMove(forgetFailures);
});
afterEach(() => {
  stop();
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const Frame = () => (
  <>
    <nav>Menu</nav>
    <Outlet />
  </>
);

/** A screen in a frame, and its code as it comes. */
function slowScreen(path: string, Component: ComponentType) {
  const frame = Promise.withResolvers<{ Component: ComponentType }>();
  const code = Promise.withResolvers<{ Component: ComponentType }>();
  const load = vi.fn(() => code.promise);
  const route = framed(() => frame.promise, [{ path, lazy: load }]);
  return {
    route,
    load,
    come: () => frame.resolve({ Component: Frame }),
    arrive: () => code.resolve({ Component }),
    code,
  };
}

async function begin(routes: RouteObject[]) {
  const home: RouteObject = { path: "/", Component: () => <Link to="/next">Home</Link> };
  const all = [home, ...routes];
  const router = testRouter(
    [{ path: "*", element: <Suspense fallback={<p>Waiting</p>}>{<Screens routes={all} />}</Suspense> }],
    "/",
  );
  await act(() => Promise.resolve(render(router.screens)));
  return router;
}

test("keeps the last screen until the next one has come with its frame, which are asked for together", async () => {
  const next = slowScreen("/next", () => <p>Next</p>);
  const router = await begin([next.route]);
  await router.navigate("/next");
  expect(next.load).toHaveBeenCalledOnce();
  await act(async () => next.come());
  expect(screen.getByText("Home")).toBeDefined();
  expect(screen.queryByText("Menu")).toBeNull();
  await act(async () => next.arrive());
  expect(screen.getByText("Next")).toBeDefined();
  expect(screen.getByText("Menu")).toBeDefined();
});

test("leaves the menu where a screen's code is missing, and asks for it again later", async () => {
  const next = slowScreen("/next", () => <p>Next</p>);
  const router = await begin([next.route]);
  await router.navigate("/next");
  next.come();
  await act(async () => next.code.reject(new Error("x")));
  expect(await screen.findByRole("heading", { name: "This page stopped working" })).toBeDefined();
  expect(screen.getByText("Menu")).toBeDefined();
  next.load.mockResolvedValue({ Component: () => <p>Next</p> });
  await router.navigate("/");
  expect(await screen.findByText("Home")).toBeDefined();
  await router.navigate("/next");
  expect(await screen.findByText("Next")).toBeDefined();
});

test("shows a broken screen only until another address is opened", async () => {
  const Broken = () => {
    throw new Error("x");
  };
  const broken = framed(
    async () => ({ Component: Frame }),
    [
      { path: "/next", Component: Broken },
      { path: "/whole", element: <p>Whole</p> },
    ],
  );
  const router = await begin([broken]);
  await router.navigate("/next");
  expect(await screen.findByRole("alert")).toBeDefined();
  await router.navigate("/whole");
  expect(await screen.findByText("Whole")).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
});
