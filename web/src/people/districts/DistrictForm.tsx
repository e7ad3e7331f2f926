import { districtEndpoints, districts } from "@kindling/contract";
import { TextField } from "../../ui/fields/TextField.tsx";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";

/** A district: a name, and what else it is known by. */
export function DistrictForm() {
  return (
    <ResourceForm resource={districts} calls={districtEndpoints}>
      <TextField name="name" />
      <TextField name="abbreviation" />
      <TextField name="external_id" />
    </ResourceForm>
  );
}
