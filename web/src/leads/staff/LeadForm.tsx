import { leadEndpoints, leads } from "@kindling/contract";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { LeadFields } from "./LeadFields.tsx";

const fresh = { source: "staff" };
// Only machines fill in `website`.
const create = { ...leadEndpoints.create, body: leadEndpoints.create.body.omit({ website: true }) };
const calls = { ...leadEndpoints, create };

/** Adds a lead; existing leads are changed on their own page. */
export function LeadForm() {
  return (
    <ResourceForm resource={leads} calls={calls} fresh={fresh}>
      <LeadFields />
    </ResourceForm>
  );
}
