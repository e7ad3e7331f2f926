import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { buildWorker } from "./buildWorker.ts";
import { compressFiles } from "./compressFiles.ts";
import { groupModules } from "./groupModules.ts";
import { lightContract } from "./lightContract.ts";
import { listChunks } from "./listChunks.ts";
import { preloadFonts } from "./preloadFonts.ts";
import { textRuntime } from "./textRuntime.ts";
import { themeVariables } from "./themeVariables.ts";

const api = process.env["API_URL"] ?? "http://127.0.0.1:4000";

/** `npm run dev` serves the screens here and passes the calls on; the build is served by the api. */
export default defineConfig(async ({ command }) => ({
  plugins: [
    react(),
    lightContract(),
    themeVariables(),
    preloadFonts(),
    buildWorker(),
    listChunks(),
    compressFiles(),
  ],
  resolve: { alias: textRuntime },
  server: { port: 5173, proxy: { "/api": api } },
  build: {
    target: "es2023",
    // Pictures stay files: the content policy admits no data: addresses, and files are cached.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: command === "build" ? { codeSplitting: { groups: await groupModules() } } : {},
    },
    // The grid alone is larger.
    chunkSizeWarningLimit: 1000,
  },
}));
