import { siteEndpoints } from "@kindling/contract";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { PersonFields } from "./PersonFields.tsx";
import { siteLeaderCalls, siteLeaders } from "./userKinds.ts";

const { ReferencesField } = fieldsOf(siteLeaders);

const fresh = { is_active: true };

export function SiteLeaderForm() {
  return (
    <ResourceForm resource={siteLeaders} calls={siteLeaderCalls} fresh={fresh}>
      <PersonFields />
      <ReferencesField name="school_ids" list={siteEndpoints.list} />
    </ResourceForm>
  );
}
