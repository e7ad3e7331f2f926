import { join } from "node:path";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

/** The screens in a simulated browser. Test files share their modules but for those named `*.isolated.test.tsx`. */
function web(own: TestProjectInlineConfiguration["test"]): TestProjectInlineConfiguration {
  return {
    test: {
      root: "web",
      include: ["src/**/*.test.{ts,tsx}"],
      environment: "jsdom",
      setupFiles: [join(import.meta.dirname, "web/testSetup.ts")],
      testTimeout: 40_000,
      ...own,
    },
  };
}

/** Three projects: plain modules, the server on a real PostgreSQL, and the screens in a simulated browser. */
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
        },
      },
      web({ name: "web", isolate: false, exclude: ["src/**/*.isolated.test.{ts,tsx}"] }),
      web({ name: "web isolated", include: ["src/**/*.isolated.test.{ts,tsx}"] }),
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
