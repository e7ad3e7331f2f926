import { categories, categoryEndpoints } from "@kindling/contract";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";

const { TextField } = fieldsOf(categories);

export function CategoryForm() {
  return (
    <ResourceForm resource={categories} calls={categoryEndpoints}>
      <TextField name="name" />
      <TextField name="abbreviation" />
      <TextField name="external_id" />
    </ResourceForm>
  );
}
