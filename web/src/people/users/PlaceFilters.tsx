import {
  districtEndpoints,
  programEndpoints,
  providerEndpoints,
  siteEndpoints,
} from "@kindling/contract/light";
import { FlagFilter } from "../../ui/filters/OneChoiceFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";

export function PlaceFilters() {
  return (
    <>
      <ReferenceFilter name="schools" calls={siteEndpoints} />
      <ReferenceFilter name="providers" calls={providerEndpoints} />
      <ReferenceFilter name="districts" calls={districtEndpoints} />
      <ReferenceFilter name="programs" calls={programEndpoints} />
      <FlagFilter name="is_active" />
      <FlagFilter name="has_signed_in" />
    </>
  );
}
