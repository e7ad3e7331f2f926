import {
  districtEndpoints,
  programEndpoints,
  providerEndpoints,
  settledSite,
  siteEndpoints,
  sites,
  userEndpoints,
} from "@kindling/contract";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { use, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { fail } from "../../core/toasts.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { FieldRow } from "../../ui/form/FormSection.tsx";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { OnlyChoices } from "../../ui/permissions.ts";
import { useMayCall } from "../../ui/useMayCall.ts";
import { InactiveFields } from "../open-money/InactiveFields.tsx";

const { NumberField, useField } = fieldsOf(sites);

/** The number of a site, which the server can propose. */
function SiteNumberField() {
  const { t } = useTranslation("people");
  const field = useField({ name: "site_number" });
  const mayAsk = useMayCall(siteEndpoints.nextNumber);
  const propose = async () => {
    try {
      field.onChange((await call(siteEndpoints.nextNumber)).data.site_number);
    } catch (error) {
      fail(error, t("sites.numberFailed"));
    }
  };
  return (
    <Stack sx={{ alignItems: "flex-start", gap: 0.5 }}>
      <NumberField name="site_number" />
      {mayAsk && !field.readOnly && !field.value && (
        <Button size="small" sx={{ ml: -1.5 }} onClick={() => void propose()}>
          {t("sites.nextNumber")}
        </Button>
      )}
    </Stack>
  );
}

const { ReferenceField, SwitchField, TextField } = fieldsOf(sites);

/** With the fields by which one that is set inactive is settled. */
const calls = { ...siteEndpoints, create: { ...siteEndpoints.create, body: settledSite.input } };

const useOpen = (id: number) =>
  useQuery(dataQuery([siteEndpoints.openMoney.name, id], siteEndpoints.openMoney, { params: { id } })).data;

const leaders = { role: ["Site Leader"] };

/** A site. Where it belongs and whether it is active is set by those who may add sites; its leader sees to the rest. */
export function SiteForm() {
  const { t } = useTranslation("people");
  const placesIt = useMayCall(siteEndpoints.create);
  const only = use(OnlyChoices)?.["provider"]?.id;
  const fresh = useMemo(
    () => ({ is_active: true, ...(only !== undefined && { provider_id: only }) }),
    [only],
  );
  return (
    // What the server says of the reader's scope may come after the form.
    <ResourceForm key={only} resource={sites} calls={calls} fresh={fresh}>
      <TextField name="name" />
      <FieldRow>
        <TextField name="abbreviation" />
        <SiteNumberField />
      </FieldRow>
      {placesIt && (
        <>
          {only === undefined && <ReferenceField name="provider_id" list={providerEndpoints.list} />}
          <ReferenceField name="program_id" list={programEndpoints.list} />
        </>
      )}
      <ReferenceField name="district_id" list={districtEndpoints.list} />
      <ReferenceField
        name="admin_id"
        list={userEndpoints.list}
        within={leaders}
        hint={t("sites.adminHint")}
      />
      <TextField name="address" />
      <TextField name="external_id" />
      {placesIt && (
        <>
          <SwitchField name="is_active" hint={t("sites.activeHint")} />
          <InactiveFields what="site" useOpen={useOpen} />
        </>
      )}
    </ResourceForm>
  );
}
