import {
  charityEndpoints,
  pledgeEndpoints,
  pledgeKinds,
  pledgeStates,
  pledges,
  programEndpoints,
  providerEndpoints,
  writtenPledge,
} from "@kindling/contract";
import Dialog from "@mui/material/Dialog";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, useMemo, useState } from "react";
import { useFormState } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { FormBody } from "../../ui/form/FormBody.tsx";
import { FieldRow, FormSection } from "../../ui/form/FormSection.tsx";
import { useOrganizationDay } from "../shared/useGiving.ts";
import { MoneyField as AmountField } from "./MoneyField.tsx";
import type { Pledge, Sponsor } from "./sponsorFunding.ts";

const { DateField, MoneyField, ReferencesField, SelectField, TextField, useField } = fieldsOf(writtenPledge, {
  MoneyField: AmountField,
});

/** The form of a pledge. */
export function PledgeDialog({
  pledge,
  sponsor,
  onClose,
}: {
  readonly pledge: Pledge | "new" | null;
  readonly sponsor: Sponsor;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(["sponsors", "ui"]);
  const labels = useLabels(pledges);
  const id = useId();
  const today = useOrganizationDay();
  // Keeps the content while the dialog fades out.
  const [shown, setShown] = useState(pledge);
  if (pledge && pledge !== shown) setShown(pledge);
  const fresh = useMemo(
    () => ({ sponsor_id: sponsor.id, kind: "amount", from_on: today, state: "open" }),
    [sponsor.id, today],
  );
  const stored = shown === "new" ? null : shown;
  return (
    <Dialog open={pledge !== null} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>
        {stored
          ? t("ui:form.edit", { thing: labels.one, name: stored.name })
          : t("ui:form.add", { thing: labels.one })}
      </DialogTitle>
      <FormBody
        key={stored?.id ?? "new"}
        stored={stored}
        labels={labels}
        calls={pledgeEndpoints}
        fresh={fresh}
        readOnly={stored !== null && !stored.can.includes("update")}
        onClose={onClose}
      >
        <TextField name="name" hint={t("pledges.nameHint")} />
        <SelectField
          name="kind"
          choices={pledgeKinds.map((kind) => ({ value: kind, label: t(`pledges.kinds.${kind}`) }))}
        />
        <Terms />
        <FieldRow>
          <DateField name="from_on" hint={t("pledges.fromHint")} />
          <DateField name="until_on" />
        </FieldRow>
        <FormSection title={t("pledges.narrow")} text={t("pledges.narrowText")}>
          <ReferencesField name="program_ids" list={programEndpoints.list} />
          <ReferencesField name="provider_ids" list={providerEndpoints.list} />
          <ReferencesField name="charity_ids" list={charityEndpoints.list} />
        </FormSection>
        {stored && (
          <SelectField
            name="state"
            hint={t("pledges.closeHint")}
            choices={pledgeStates.map((state) => ({ value: state, label: t(`pledges.${state}`) }))}
          />
        )}
        {stored && <Reason />}
      </FormBody>
    </Dialog>
  );
}

/** Why it is changed, which the ledger keeps; a new name or a closed pledge speaks for itself. */
function Reason() {
  const { t } = useTranslation("sponsors");
  const { dirtyFields } = useFormState();
  const moves = Object.keys(dirtyFields).some((field) => !["name", "reason"].includes(field));
  return moves && <TextField name="reason" required hint={t("pledges.reasonHint")} />;
}

/** The amounts that a kind of pledge has. */
function Terms() {
  const { t } = useTranslation("sponsors");
  const { value } = useField({ name: "kind" });
  return value === "per_point" ? (
    <FieldRow>
      <MoneyField name="point_cents" label={t("pledges.ofPoint")} hint={t("pledges.ofPointHint")} />
      <MoneyField name="cap_cents" hint={t("pledges.capHint")} />
    </FieldRow>
  ) : (
    <MoneyField name="amount_cents" />
  );
}
