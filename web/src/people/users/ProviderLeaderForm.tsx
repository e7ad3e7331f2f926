import { providerEndpoints } from "@kindling/contract";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { PersonFields } from "./PersonFields.tsx";
import { providerLeaderCalls, providerLeaders } from "./userKinds.ts";

const { ReferenceField } = fieldsOf(providerLeaders);

const fresh = { is_active: true };

export function ProviderLeaderForm() {
  return (
    <ResourceForm resource={providerLeaders} calls={providerLeaderCalls} fresh={fresh}>
      <PersonFields />
      <ReferenceField name="provider_id" list={providerEndpoints.list} />
    </ResourceForm>
  );
}
