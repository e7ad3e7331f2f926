import {
  districtEndpoints,
  type Endpoint,
  leadEndpoints,
  programEndpoints,
  providerEndpoints,
  type Reference,
  sites,
} from "@kindling/contract";
import Typography from "@mui/material/Typography";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { FormBody } from "../../ui/form/FormBody.tsx";
import { FormDrawer } from "../../ui/form/FormDrawer.tsx";
import { FieldRow, FormSection } from "../../ui/form/FormSection.tsx";
import { ReferencePicker } from "../../ui/picking/ReferencePicker.tsx";
import type { Lead } from "./Lead.ts";

const { useField } = fieldsOf({ input: leadEndpoints.convert.body });

type FieldProps = Parameters<typeof useField>[0];

/** A reference field of a form for something new that begins with a proposal, whose name no stored row tells. */
function ProposedReference({
  list,
  proposed,
  ...props
}: FieldProps & { readonly list: Endpoint; readonly proposed: Reference | null }) {
  const field = useField(props);
  const [picked, setPicked] = useState(proposed);
  return (
    <ReferencePicker
      list={list}
      label={field.label}
      required={field.required}
      inputRef={field.ref}
      onBlur={field.onBlur}
      hint={field.help}
      error={field.error}
      value={picked?.id === field.value ? picked : null}
      onChange={(next) => {
        setPicked(next);
        field.onChange(next?.id ?? null);
      }}
    />
  );
}

const { ReferenceField, TextField } = fieldsOf({ input: leadEndpoints.convert.body });

/** Turns a lead into a site with its first Site Leader; what the inquiry says is proposed. */
export function ConvertDrawer({
  lead,
  open,
  onClose,
}: {
  readonly lead: Lead;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("people");
  const labels = useLabels(sites);
  const calls = useMemo(
    () => ({
      get: leadEndpoints.get,
      create: { ...leadEndpoints.convert, path: `/lead/${lead.id}/convert` },
      update: leadEndpoints.update,
    }),
    [lead.id],
  );
  const { organization, program, first_name, last_name, email } = lead;
  const programId = program?.id ?? null;
  const proposed = useMemo(
    () => ({ name: organization, program_id: programId, first_name, last_name, email }),
    [organization, programId, first_name, last_name, email],
  );
  return (
    <FormDrawer open={open} title={t("leads.convert")} onClose={onClose}>
      <FormBody
        stored={null}
        labels={labels}
        calls={calls}
        fresh={proposed}
        readOnly={false}
        submit={t("leads.convert")}
        onClose={onClose}
      >
        <Typography color="textSecondary">{t("leads.convertIntro")}</Typography>
        <FormSection title={t("leads.siteSection")}>
          <TextField name="name" />
          <FieldRow>
            <ReferenceField name="provider_id" list={providerEndpoints.list} />
            <ProposedReference name="program_id" list={programEndpoints.list} proposed={program} />
          </FieldRow>
          <FieldRow>
            <ReferenceField name="district_id" list={districtEndpoints.list} />
            <TextField name="abbreviation" />
          </FieldRow>
          <TextField name="address" />
        </FormSection>
        <FormSection title={t("leads.leaderSection")}>
          <FieldRow>
            <TextField name="first_name" />
            <TextField name="last_name" />
          </FieldRow>
          <TextField name="email" type="email" hint={t("users.emailHint")} />
        </FormSection>
      </FormBody>
    </FormDrawer>
  );
}
