import { describe, expect, test } from "vitest";
import { findImportFaults } from "./findImportFaults.ts";
import { findLocaleFaults } from "./findLocaleFaults.ts";
import { findNameFaults } from "./findNameFaults.ts";
import { findSizeFaults } from "./findSizeFaults.ts";

const declared = {
  "": { devDependencies: { vitest: "1" } },
  contract: { dependencies: { zod: "1" } },
  api: {
    dependencies: { "@kindling/contract": "1", kysely: "1", pg: "1" },
    devDependencies: { "@types/nodemailer": "1", "smtp-server": "1" },
  },
  web: { devDependencies: { "@kindling/contract": "1", react: "1" } },
};

function faultsOf(path: string, text: string): readonly string[] {
  return findImportFaults({ path, text }, { declared });
}

describe("findImportFaults", () => {
  test.each([
    ["a subject takes from core", "api/src/people/sites.ts", 'import { rows } from "../core/database.ts";'],
    ["a subject takes from itself", "api/src/people/sites.ts", 'import { a } from "./users/users.ts";'],
    ["a subject takes from one before it", "api/src/giving/goals.ts", 'import { a } from "../people/a.ts";'],
    ["the app takes from a subject", "api/src/app.ts", 'import { sites } from "./people/sites.ts";'],
    [
      "the start takes from the embedded database",
      "api/src/main.ts",
      'import { a } from "./embedded-postgres/a.ts";',
    ],
    [
      "the app takes from another folder of its own",
      "web/src/app/a.ts",
      'import { s } from "./router/b.ts";',
    ],
    ["a subject takes from ui", "web/src/people/sites/A.tsx", 'import { B } from "../../ui/list/B.tsx";'],
    ["a part of a declared package", "api/src/core/a.ts", 'import { Migrator } from "kysely/migration";'],
    ["a builtin", "api/src/core/a.ts", 'import { join } from "node:path";'],
    ["a package that is built in", "web/src/ui/a.ts", 'import { use } from "react";'],
    ["the contract", "web/src/ui/a.ts", 'import { page } from "@kindling/contract";'],
    ["a tool in a test", "api/src/people/sites.test.ts", 'import { test } from "vitest";'],
    ["a tool in the tests' helper", "web/src/classroom/testing.tsx", 'import { test } from "vitest";'],
    ["a later subject in a test", "api/src/people/sites.test.ts", 'import { a } from "../giving/a.ts";'],
  ])("lets %s pass", (_what, path, text) => {
    expect(faultsOf(path, text)).toEqual([]);
  });

  test.each([
    ["up the layers", "api/src/core/a.ts", 'import { b } from "../people/sites.ts";', "up the layers"],
    [
      "up to the embedded database",
      "api/src/core/a.ts",
      'import { b } from "../embedded-postgres/b.ts";',
      "up the layers",
    ],
    [
      "up to a later subject",
      "contract/src/people/a.ts",
      'import { b } from "../giving/b.ts";',
      "up the layers",
    ],
    ["up to the root", "contract/src/people/a.ts", 'import { all } from "../resources.ts";', "up the layers"],
    ["up to the app", "web/src/people/sites/a.ts", 'import { b } from "../../app/b.ts";', "up the layers"],
    ["up, if only for types", "web/src/ui/a.ts", 'import type { B } from "../app/b.ts";', "up the layers"],
    ["up when it is needed", "web/src/ui/a.ts", 'const b = () => import("../app/b.ts");', "up the layers"],
    ["up by handing on", "api/src/core/a.ts", 'export { b } from "../app.ts";', "up the layers"],
    ["up to a report", "api/src/people/a.ts", 'import { b } from "../reports/b.ts";', "up the layers"],
    ["across", "api/src/media/a.ts", 'import { b } from "../giving/b.ts";', "across"],
    [
      "another workspace",
      "web/src/ui/a.ts",
      'import { b } from "../../../api/src/b.ts";',
      "out of its workspace",
    ],
    ["a test's helper", "api/src/core/a.ts", 'import { b } from "../../test/b.ts";', "no part of what runs"],
    ["an undeclared package", "contract/src/core/a.ts", 'import pg from "pg";', "does not name"],
    ["a tool in what is built", "web/src/ui/a.ts", 'import { test } from "vitest";', "a devDependency"],
    ["a tool in what runs", "api/src/core/a.ts", 'import { test } from "vitest";', "a devDependency"],
    ["from no layer", "api/src/misc/a.ts", 'import { b } from "../core/b.ts";', "no layer of the house"],
  ])("finds an import %s", (_what, path, text, fault) => {
    expect(faultsOf(path, `\n${text}`)).toEqual([expect.stringMatching(`^${path}:2: .*${fault}`)]);
  });

  test("reads imports of several lines, and no others", () => {
    const text =
      'import {\n  a,\n  b,\n} from "nowhere";\n\nconst from = "import x from";\nreply.from("pg-nothing");\n';
    expect(faultsOf("api/src/core/a.ts", text)).toEqual([
      "api/src/core/a.ts:4: imports nowhere, which its package.json does not name",
    ]);
  });
});

describe("findSizeFaults", () => {
  const file = (path: string, lines: number) => ({ path, text: "x;\n".repeat(lines) });

  test("knows the limits of a file, of core, of its folders and of the median", () => {
    const few = Array.from({ length: 40 }, (_, i) => file(`web/src/app/a${i}.ts`, 10));
    expect(findSizeFaults([...few, file("api/src/core/a.ts", 250), file("api/src/app.ts", 400)])).toEqual([]);
    expect(findSizeFaults([...few, file("api/src/core/a.ts", 251), file("api/src/app.ts", 401)])).toEqual([
      "api/src/app.ts: has 401 lines, and 400 are enough",
      "api/src/core/a.ts: has 251 lines, and 250 are enough",
    ]);
    const core = Array.from({ length: 25 }, (_, i) => file(`web/src/ui/a${i}.ts`, 240));
    expect(findSizeFaults([...few, ...core])).toEqual([
      expect.stringMatching(/^web\/src\/ui has 6000 lines of code, and \d+ are enough$/),
    ]);
    const words = core.map((one) => ({
      ...one,
      text: `/**\n * Words.\n */\n// Words.\n\n${"x;\n".repeat(200)}`,
    }));
    expect(findSizeFaults([...few, ...words])).toEqual([]);
    expect(findSizeFaults([file("api/src/app.ts", 60)])).toEqual([
      "the median file has 60 lines, and is to stay under 60",
    ]);
  });
});

test("findNameFaults knows a folder from a file", () => {
  const faults = (path: string) => findNameFaults({ path, text: "" }).length;
  expect(faults("web/src/curriculum/session-themes/SessionThemesList.test.tsx")).toBe(0);
  expect(faults("api/migrations/0001_people.ts")).toBe(0);
  expect(faults("web/src/curriculum/sessionThemes/index.ts")).toBe(1);
  expect(faults("api/src/core/crud-routes.ts")).toBe(1);
});

describe("findLocaleFaults", () => {
  const faults = (text: string, path = "web/src/core/a.ts") => findLocaleFaults({ path, text });

  test.each([
    ["the locale of a language", "new Intl.NumberFormat(locales[language]).format(1)"],
    ["one in a list", "new Intl.DisplayNames([locales[language]], { type })"],
    ["dates as on the wire", 'day.toLocaleDateString("sv-SE")'],
    ["what has no locale", "new Intl.Segmenter(undefined, { granularity })"],
  ])("lets %s pass", (_what, text) => expect(faults(text)).toEqual([]));

  test.each([
    ["a bare language", "new Intl.NumberFormat(language).format(1)", "language"],
    ["on the next line", "new Intl.DateTimeFormat(\n  look.language,\n  {})", "look.language"],
    ["Spanish of nowhere", 'new Intl.ListFormat("es")', '"es"'],
    ["the browser's own", "new Intl.NumberFormat(undefined, {})", "undefined"],
    ["no locale at all", "count.toLocaleString()", "no locale"],
  ])("refuses %s", (_what, text, locale) => {
    expect(faults(text)).toEqual([`web/src/core/a.ts: formats in ${locale} instead of locales[language]`]);
  });

  test("leaves tests alone", () => {
    expect(faults("total.toLocaleString()", "web/src/core/a.test.ts")).toEqual([]);
  });
});
