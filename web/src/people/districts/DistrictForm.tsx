import { districtEndpoints, districts } from "@kindling/contract";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";

const { TextField } = fieldsOf(districts);

export function DistrictForm() {
  return (
    <ResourceForm resource={districts} calls={districtEndpoints}>
      <TextField name="name" />
      <TextField name="abbreviation" />
      <TextField name="external_id" />
    </ResourceForm>
  );
}
