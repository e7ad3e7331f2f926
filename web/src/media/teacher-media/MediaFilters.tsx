import {
  districtEndpoints,
  mediaKinds,
  providerEndpoints,
  siteEndpoints,
  userEndpoints,
} from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { ChoiceFilter } from "../../ui/filters/ChoiceFilter.tsx";
import { DatesFilter } from "../../ui/filters/DatesFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { useMayCall } from "../../ui/useMayCall.ts";

const instructors = { role: "Instructor" };

/** What a gallery is narrowed by; teachers only for who may read the list of people. */
export function MediaFilters() {
  const { t } = useTranslation("media");
  const mayReadPeople = useMayCall(userEndpoints.list);
  return (
    <>
      <ReferenceFilter name="providers" calls={providerEndpoints} />
      <ReferenceFilter name="districts" calls={districtEndpoints} />
      <ReferenceFilter name="schools" calls={siteEndpoints} />
      {mayReadPeople && <ReferenceFilter name="users" calls={userEndpoints} within={instructors} />}
      <ChoiceFilter
        name="kind"
        choices={mediaKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
      />
      <DatesFilter />
    </>
  );
}
