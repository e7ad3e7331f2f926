import {
  activities,
  districtEndpoints,
  providerEndpoints,
  resources,
  siteEndpoints,
  userEndpoints,
} from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../../core/labels.ts";
import { fieldsOf } from "../../../ui/fields/fieldsOf.ts";
import { useFormAround } from "../../../ui/form/FormContext.ts";
import { useMayCall } from "../../../ui/useMayCall.ts";

const { NumberField, ReferencesField } = fieldsOf(activities.nomination);

const instructors = { role: ["Instructor"] };
const fields = ["district_ids", "provider_ids", "school_ids", "user_ids"];

export function NominationDetails() {
  const { t } = useTranslation("quizzes");
  const labels = useLabels(resources.nomination);
  const mayPickPeople = useMayCall(userEndpoints.list);
  const people = useFormAround().storedReferences("user_ids");
  const named = useWatch({ name: fields }) as (readonly number[] | null | undefined)[];
  const isForAll = named.every((ids) => !ids?.length);
  return (
    <>
      {isForAll && <Alert severity="info">{t("nomination.forAll")}</Alert>}
      <ReferencesField name="district_ids" list={districtEndpoints.list} />
      <ReferencesField name="provider_ids" list={providerEndpoints.list} />
      <ReferencesField name="school_ids" list={siteEndpoints.list} />
      {mayPickPeople ? (
        <ReferencesField name="user_ids" list={userEndpoints.list} within={instructors} />
      ) : (
        people.length > 0 && (
          <Typography>
            {labels.field("user_ids")}: {people.map(({ name }) => name).join(", ")}
          </Typography>
        )
      )}
      <NumberField name="max_per_class" hint={t("nomination.mostHint")} />
    </>
  );
}
