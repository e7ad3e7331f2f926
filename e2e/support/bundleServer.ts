import { execFileSync } from "node:child_process";
import { resolve } from "node:path";

/** The journeys run the server that `npm start` would. */
export default function bundleServer(): void {
  execFileSync(process.execPath, [resolve(import.meta.dirname, "../../tools/bundle.mjs")], {
    stdio: "inherit",
  });
}
