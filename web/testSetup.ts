import { cleanup } from "@testing-library/react";
import i18next from "i18next";
import { afterEach } from "vitest";

// What a test has drawn goes with it, timers of hints and fades included.
afterEach(cleanup);

// A missing text fails the test that draws it.
i18next.on("initialized", (options) => {
  options.parseMissingKeyHandler = (key: string) => {
    throw new Error(`There is no text "${key}"`);
  };
});
