import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { passwordLength } from "@kindling/contract";
import { traceOf } from "./commonPasswords.ts";

// `npm run list:passwords -- FILE …`: writes the bundled list of common passwords anew, from lists that are
// ordered by how often people take each. Of each list it takes the first that are long enough for the portal.
const most = 4000;
const traces = process.argv.slice(2).flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter(({ length }) => length >= passwordLength.min)
    .slice(0, most)
    .map(traceOf),
);
const list = [...new Set(traces)].toSorted();
writeFileSync(join(import.meta.dirname, "commonPasswords.txt"), `${list.join("\n")}\n`);
process.stdout.write(`${list.length} passwords are listed\n`);
