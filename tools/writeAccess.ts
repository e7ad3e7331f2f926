import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { allEndpoints } from "@kindling/contract";
import { accessPage, callsWithoutWords } from "./access/accessTable.ts";

// `npm run docs:access`: writes docs/access.md anew.
const without = callsWithoutWords(allEndpoints);
if (without.length > 0) {
  console.error(
    `Say in tools/access/reachWords.ts how far leaders and instructors reach with: ${without.join(", ")}`,
  );
  process.exit(1);
}
writeFileSync(join(import.meta.dirname, "../docs/access.md"), accessPage(allEndpoints));
console.log("docs/access.md is written");
