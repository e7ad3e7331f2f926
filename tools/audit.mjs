import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup/run.mjs";

// `npm run audit`: writes what the portal runs on as kindling.cdx.json (CycloneDX), and asks the registry which of it has
// known holes. Ends with 0 if none has, 1 if some have, 2 if the registry doesn't answer.

/** @param {string[]} args */
const npm = (args) =>
  spawnSync("npm", [...args, "--omit=dev", "--package-lock-only"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });

const bill = npm(["sbom", "--sbom-format=cyclonedx", "--sbom-type=application"]);
if (bill.status !== 0) {
  console.error(bill.stderr);
  process.exit(2);
}
writeFileSync(join(root, "kindling.cdx.json"), bill.stdout);
console.log(`kindling.cdx.json lists ${JSON.parse(bill.stdout).components.length} packages.`);

const { stdout } = npm(["audit", "--json"]);
/** @type {{ auditReportVersion?: number, vulnerabilities?: Record<string, { severity: string }> }} */
const report = stdout.trim().startsWith("{") ? JSON.parse(stdout) : {};
if (report.auditReportVersion === undefined) {
  console.error(
    "The registry doesn't answer what has known holes. Run this where it does, or compare kindling.cdx.json with a list of your own, for example with `grype sbom:kindling.cdx.json` or `osv-scanner --offline`.",
  );
  process.exit(2);
}
const found = Object.entries(report.vulnerabilities ?? {});
for (const [name, { severity }] of found) console.error(`${name}: ${severity}`);
console.log(found.length === 0 ? "None of them has a known hole." : "`npm audit` tells more.");
process.exit(found.length === 0 ? 0 : 1);
