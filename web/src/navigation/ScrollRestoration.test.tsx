import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ScrollRestoration } from "./ScrollRestoration.tsx";
import { testRouter } from "./testing.tsx";

const scrollTo = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal("scrollTo", scrollTo);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function begin() {
  const screen = (
    <>
      <p id="deep">Deep</p>
      <ScrollRestoration />
    </>
  );
  const router = testRouter([{ path: "*", element: screen }], "/one");
  render(router.screens);
  scrollTo.mockClear();
  return router;
}

const scrolled = (to: number) => vi.stubGlobal("scrollY", to);

test("begins a new screen at its top, and one that is gone back to where it was left", async () => {
  const router = begin();
  scrolled(400);
  await router.navigate("/two");
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  scrolled(90);
  await router.navigate(-1);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 400);
  scrolled(410);
  await router.navigate(1);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 90);
});

test("goes to the hash of an address", async () => {
  const router = begin();
  const into = vi.fn();
  vi.spyOn(document, "getElementById").mockReturnValue({ scrollIntoView: into } as unknown as HTMLElement);
  await router.navigate("/two#deep");
  expect(into).toHaveBeenCalledOnce();
  expect(scrollTo).not.toHaveBeenCalled();
});

test("leaves scrolling to the browser once no screen restores it", () => {
  begin();
  expect(window.history.scrollRestoration).toBe("manual");
  cleanup();
  expect(window.history.scrollRestoration).toBe("auto");
});

test("keeps where it was for when the page is loaded anew", () => {
  begin();
  scrolled(250);
  window.dispatchEvent(new Event("pagehide"));
  expect(Object.values(JSON.parse(sessionStorage.getItem("scroll-positions") ?? "{}") as object)).toContain(
    250,
  );
  expect(window.history.scrollRestoration).toBe("auto");
});

test("does not scroll where the way there says so", async () => {
  const router = begin();
  await router.navigate("/two", { preventScrollReset: true });
  expect(scrollTo).not.toHaveBeenCalled();
});
