import { describe, expect, test } from "vitest";
import { languages } from "../core/language.ts";
import { listEndpoints } from "../endpoints.ts";
import { listColumns } from "./listExport.ts";

describe("the columns of an exported list", () => {
  const all = listEndpoints.map((list) => [list.name, listColumns(list)] as const);

  test.each(all)("%s: no two have one heading, in any language", (_name, columns) => {
    for (const language of languages) {
      const headings = columns.map(({ labels }) => labels[language].toLowerCase());
      expect(headings.filter((heading, at) => headings.indexOf(heading) !== at)).toEqual([]);
    }
  });

  test.each([
    ["moment", /(^|_)at$/],
    ["date", /(^|_)(start|end|from|until|on)$/],
    ["money", /_cents$/],
  ])("are of the kind %s where their names promise one", (promised, name) => {
    const named = all.flatMap(([list, columns]) =>
      columns.flatMap(({ key, kind }) => (name.test(key) ? { list, key, kind } : [])),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ kind }) => kind !== promised)).toEqual([]);
  });
});
