import { categories, categoryEndpoints } from "@kindling/contract";
import { TextField } from "../../ui/fields/TextField.tsx";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";

/** A category: a name, and what else it is known by. */
export function CategoryForm() {
  return (
    <ResourceForm resource={categories} calls={categoryEndpoints}>
      <TextField name="name" />
      <TextField name="abbreviation" />
      <TextField name="external_id" />
    </ResourceForm>
  );
}
