import { defineConfig } from "@playwright/test";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Pages live for seconds here: making hot code faster takes longer than running it.
  "--js-flags=--no-turbofan,--no-maglev",
];

/** Journeys in Chromium against a portal that each worker starts for itself. */
export default defineConfig({
  testDir: "journeys",
  globalSetup: "./support/bundleServer.ts",
  outputDir: "../test-results",
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    actionTimeout: 15_000,
    contextOptions: { reducedMotion: "reduce" },
    trace: process.env["TRACE"] ? "retain-on-failure" : "off",
    // Journeys about being offline allow them; the others talk to the server itself.
    serviceWorkers: "block",
    launchOptions: { executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium", args: flags },
  },
});
