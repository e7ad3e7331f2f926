import { categories } from "@kindling/contract";
import { expectTypeOf, test } from "vitest";
import { fieldsOf } from "./fieldsOf.ts";

test("fields take only names that the resource's input has", () => {
  const { TextField, ReferenceField } = fieldsOf(categories);
  type Name = "name" | "abbreviation" | "external_id";
  expectTypeOf<Parameters<typeof TextField>[0]["name"]>().toEqualTypeOf<Name>();
  expectTypeOf<Parameters<typeof ReferenceField>[0]["name"]>().toEqualTypeOf<Name>();
});
