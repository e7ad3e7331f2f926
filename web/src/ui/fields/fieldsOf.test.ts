import { activities, categories } from "@kindling/contract";
import { expectTypeOf, test } from "vitest";
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
