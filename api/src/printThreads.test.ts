import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const script = `import { registerHooks } from "node:module";
const loaded = [];
registerHooks({ resolve(name, from, next) { const found = next(name, from); loaded.push(found.url); return found; } });
await import(process.argv[1]);
console.log(JSON.stringify(loaded));`;

// Loading all of the contract takes longer than the fonts and the first page.
test.each([
  "classroom/take-home/writeTakeHome.ts",
  "curriculum/booklet/writeBooklet.ts",
  "giving/payments/writePapers.ts",
  "recognition/certificates/writeCertificates.ts",
  "reports/table-print/writeTable.ts",
])("the thread of %s begins without the whole contract", async (path) => {
  const args = ["--input-type=module", "-e", script, join(import.meta.dirname, path)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const loaded = JSON.parse(stdout) as string[];
  expect(loaded.filter((url) => url.endsWith("/printing/inks.ts"))).not.toEqual([]);
  expect(loaded.filter((url) => url.endsWith("/contract/src/index.ts"))).toEqual([]);
});
