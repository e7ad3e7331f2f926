import { districtEndpoints, providerEndpoints, siteEndpoints } from "@kindling/contract";
import { FlagFilter } from "../../ui/filters/OneChoiceFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";

/** The filters of those who belong to sites. */
export function PlaceFilters() {
  return (
    <>
      <ReferenceFilter name="schools" calls={siteEndpoints} />
      <ReferenceFilter name="providers" calls={providerEndpoints} />
      <ReferenceFilter name="districts" calls={districtEndpoints} />
      <FlagFilter name="is_active" />
    </>
  );
}
