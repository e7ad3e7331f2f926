import { focusManager, onlineManager } from "@tanstack/react-query";
import { cleanup } from "@testing-library/react";
import i18next from "i18next";
import { afterAll, afterEach, vi } from "vitest";

// What a test has drawn goes with it, timers of hints and fades included.
afterEach(cleanup);

// The files of one worker share their modules and their window: each leaves them as it found them.
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  if (i18next.isInitialized && i18next.language !== "en") await i18next.changeLanguage("en");
});

// A missing text fails the test that draws it.
i18next.on("initialized", (options) => {
  options.parseMissingKeyHandler = (key: string) => {
    throw new Error(`There is no text "${key}"`);
  };
});
