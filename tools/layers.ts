import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Declared, findImportFaults, type SourceFile } from "./layers/findImportFaults.ts";
import { findLocaleFaults } from "./layers/findLocaleFaults.ts";
import { findNameFaults } from "./layers/findNameFaults.ts";
import { findSizeFaults } from "./layers/findSizeFaults.ts";

// Holds the repository against the rules of the house, says where it breaks them, and fails if it does.
const root = join(import.meta.dirname, "..");
const workspaces = ["contract", "api", "web", "e2e"];
const files = workspaces.flatMap((workspace) =>
  globSync(`${workspace}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (name) => /^(node_modules|dist)$/.test(name),
  }),
);
const sources: SourceFile[] = files
  .sort()
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

const declared: Record<string, Declared> = {};
for (const workspace of ["", ...workspaces]) {
  declared[workspace] = JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8")) as Declared;
}

const faults = [
  ...sources.flatMap((file) => findImportFaults(file, { declared })),
  ...sources.flatMap((file) => findNameFaults(file)),
  ...sources.flatMap((file) => findLocaleFaults(file)),
  ...findSizeFaults(sources),
];
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
