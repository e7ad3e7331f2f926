import { defineConfig } from "@playwright/test";
import journeys from "../playwright.config.ts";

/** Draws the pictures of the documentation anew, from a portal with the demo program: `npm run docs:pictures`. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  testMatch: "*.spec.ts",
  globalSetup: "../support/bundleServer.ts",
  outputDir: "../../test-results",
});
