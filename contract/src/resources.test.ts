import { describe, expect, test } from "vitest";
import { z } from "zod";
import { fieldMeta } from "./core/fields.ts";
import { commonFieldLabels } from "./core/labels.ts";
import { languages } from "./core/language.ts";
import type { ImportDefinition } from "./core/resource.ts";
import { resources } from "./resources.ts";

const all = Object.values(resources);

describe.each(all)("the resource $name", (resource) => {
  const row = z.object(resource.row.shape).shape as Record<string, z.ZodType>;

  test("goes by the name it is registered under, and is called something in every language", () => {
    expect(Object.entries(resources).find(([, each]) => each === resource)?.[0]).toBe(resource.name);
    for (const language of languages) {
      const { one, many } = resource.labels[language];
      expect(one && many && one !== many).toBeTruthy();
    }
  });

  test.each(languages)("labels every field of its rows, inputs and filters (%s)", (language) => {
    const own: Record<string, string> = resource.labels[language].fields;
    const fields = [row, resource.input.shape, resource.filters].flatMap((shape) => Object.keys(shape));
    const bare = fields.filter((field) => !(own[field] ?? commonFieldLabels[language][field]));
    expect(bare, "fields that want a label").toEqual([]);
  });

  test("sorts by fields that its rows show, the id among them", () => {
    const sorts: readonly string[] = resource.sorts;
    expect(sorts.slice(0, 3)).toEqual(["id", "created_at", "updated_at"]);
    const hidden = sorts.filter((sort) => !(sort in row));
    expect(hidden, "sorts that want a field of that name in the row").toEqual([]);
    expect(new Set(sorts).size).toBe(sorts.length);
  });

  test("shows what its inputs refer to as references, and refers to resources that exist", () => {
    for (const [field, schema] of Object.entries(resource.input.shape)) {
      const refersTo = fieldMeta(schema as z.ZodType)?.refersTo;
      if (!refersTo) continue;
      expect(Object.keys(resources), `${field} refers to a resource by its name in the index`).toContain(
        refersTo,
      );
      const bare = field.replace(/_ids?$/, "");
      const shown = [bare, `${bare}s`, bare.replace(/y$/, "ies")];
      const isShown = shown.some((name) => name in row);
      expect(isShown, `${field} wants a reference in the row, called ${shown[0]} or ${shown[1]}`).toBe(true);
    }
  });

  test("shows every input again under its own name, references apart", () => {
    const inputs = Object.entries(resource.input.shape).filter(
      ([, schema]) => !fieldMeta(schema as z.ZodType)?.refersTo,
    );
    const hidden = inputs.map(([field]) => field).filter((field) => !(field in row));
    expect(hidden, "inputs that want to stand in the row too").toEqual([]);
  });
});

const importable = all.flatMap((resource) =>
  "importing" in resource && resource.importing ? [resource] : [],
);

test.each(importable)(
  "the resource $name recognizes rows of a file by fields it takes, and shows a sample of all it needs",
  ({ input, importing }) => {
    const taken = Object.keys(input.shape);
    const { key, sample, defaults = {} } = importing as ImportDefinition;
    const named = [...key, ...Object.keys(sample), ...Object.keys(defaults)];
    const unknown = named.filter((field) => !taken.includes(field.split(".")[0] ?? field));
    expect(unknown, "fields that the import names and the input does not have").toEqual([]);
    const required = Object.entries(input.shape)
      .filter(([, schema]) => !(schema as z.ZodType).safeParse(undefined).success)
      .map(([field]) => field);
    const missing = required.filter((field) => !(field in sample));
    expect(missing, "fields that the sample wants too").toEqual([]);
  },
);
