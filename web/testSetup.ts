import { focusManager, onlineManager } from "@tanstack/react-query";
import { cleanup } from "@testing-library/react";
import i18next from "i18next";
import { toast } from "react-toastify/unstyled";
import { afterAll, afterEach, vi } from "vitest";

/*
 * Packages stay loaded from file to file, which saves two thirds of the time. What our own modules, the browser and the
 * packages keep goes with the file, so that none sees what another left.
 */

// jsdom has no canvas to throw confetti on, and would say so only once another file is tested.
vi.mock("canvas-confetti", () => ({ default: { create: () => () => Promise.resolve() } }));

const listeners: Parameters<typeof window.addEventListener>[] = [];
const listen = window.addEventListener;
window.addEventListener = (...all: Parameters<typeof window.addEventListener>) => {
  listeners.push(all);
  listen.apply(window, all);
};

// jsdom lays nothing out, so nothing ever changes its size.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Nor does it know the device: nothing is asked of it.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// A missing text fails the test that draws it.
function failOnMissing() {
  i18next.options.parseMissingKeyHandler = (key: string) => {
    throw new Error(`There is no text "${key}"`);
  };
}
i18next.on("languageChanged", failOnMissing);

// What a test has drawn goes with it, timers of hints and fades included.
afterEach(cleanup);

afterAll(() => {
  i18next.off("languageChanged", failOnMissing);
  window.addEventListener = listen;
  for (const [type, listener] of listeners) window.removeEventListener(type, listener);
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  toast.clearWaitingQueue();
  toast.dismiss();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.body.removeAttribute("style");
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});
