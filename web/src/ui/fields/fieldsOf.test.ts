import { activities, categories } from "@kindling/contract";
import { expectTypeOf, test } from "vitest";
import { type FieldProps } from "../form/useField.ts";
import { fieldsOf } from "./fieldsOf.ts";

test("fields take only names that the resource's input has", () => {
  const { TextField, ReferenceField } = fieldsOf(categories);
  type Name = "name" | "abbreviation" | "external_id";
  expectTypeOf<Parameters<typeof TextField>[0]["name"]>().toEqualTypeOf<Name>();
  expectTypeOf<Parameters<typeof ReferenceField>[0]["name"]>().toEqualTypeOf<Name>();
});

test("fields inside of objects are named with dots", () => {
  const { LongText } = fieldsOf(activities.lessonPlan);
  type Name = Parameters<typeof LongText>[0]["name"];
  expectTypeOf<"details.objective">().toExtend<Name>();
  expectTypeOf<"details.objectives">().not.toExtend<Name>();
});

test("a subject's own fields and the hook behind them take the same names", () => {
  const Own = (_props: FieldProps & { readonly rows: number }) => null;
  const { Own: Typed, useField } = fieldsOf(categories, { Own });
  type Name = "name" | "abbreviation" | "external_id";
  expectTypeOf<Parameters<typeof Typed>[0]>().toExtend<{ readonly name: Name; readonly rows: number }>();
  expectTypeOf<Parameters<typeof useField>[0]["name"]>().toEqualTypeOf<Name>();
  // @ts-expect-error: a text is no field until fieldsOf has seen it.
  Own({ name: "name", rows: 1 });
  // @ts-expect-error: categories have no such field.
  Typed({ name: "title", rows: 1 });
});
