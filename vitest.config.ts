import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { textRuntime } from "./web/textRuntime.ts";

/** How long something is waited for that a busy machine does late. */
const expect = { poll: { timeout: 15_000 } };

/** Four projects: plain modules, the server on a real PostgreSQL, the screens in a simulated browser, and the tools. */
export default defineConfig({
  test: {
    passWithNoTests: true,
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "contract",
          root: "contract",
          isolate: false,
          include: ["src/**/*.test.ts"],
          environment: "node",
        },
      },
      {
        test: {
          name: "api",
          root: "api",
          isolate: false,
          include: ["src/**/*.test.ts", "test/**/*.test.ts", "migrations/**/*.test.ts"],
          environment: "node",
          globalSetup: [join(import.meta.dirname, "api/test/globalSetup.ts")],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect,
        },
      },
      {
        resolve: { alias: textRuntime },
        test: {
          name: "web",
          root: "web",
          isolate: false,
          include: ["src/**/*.test.{ts,tsx}"],
          environment: "jsdom",
          setupFiles: [join(import.meta.dirname, "web/testSetup.ts")],
          testTimeout: 40_000,
          expect,
        },
      },
      {
        test: {
          name: "tools",
          root: "tools",
          include: ["**/*.test.ts"],
          environment: "node",
          testTimeout: 20_000,
        },
      },
    ],
  },
});
