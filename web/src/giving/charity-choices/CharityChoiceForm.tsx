import { charityChoiceEndpoints, charityChoices, siteEndpoints, writtenChoice } from "@kindling/contract";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { dataQuery } from "../../ui/dataQuery.ts";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { useFormAround } from "../../ui/form/FormContext.ts";
import { FieldRow } from "../../ui/form/FormSection.tsx";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { OptionField } from "./OptionField.tsx";

const { DateField, ReferenceField, TextField } = fieldsOf(writtenChoice);

/** What a choice can be made of, those who teach at a site among it. */
function useCandidates(school: unknown) {
  const school_id = typeof school === "number" ? school : undefined;
  return useQuery(
    dataQuery([charityChoiceEndpoints.candidates.name, school_id], charityChoiceEndpoints.candidates, {
      query: { school_id },
    }),
  ).data;
}

function ChoiceFields() {
  const { t } = useTranslation("giving");
  const { row, storedReferences } = useFormAround();
  const [school, session, charity] = useWatch({
    name: ["school_id", "session_id", "charity_id"],
  }) as unknown[];
  const isOther = row !== null && storedReferences("charity_id")[0]?.id !== charity;
  const known = useCandidates(school);
  const named = known?.sessions.find(({ id }) => id === session)?.candidates ?? [];
  const others = (known?.charities ?? []).filter(({ id }) => !named.some((each) => each.id === id));
  const sessions = (known?.sessions ?? []).map(({ id, name, program }) => ({
    id,
    name: `${name} · ${program.name}`,
  }));
  return (
    <>
      <ReferenceField name="school_id" list={siteEndpoints.list} />
      <OptionField
        name="user_id"
        options={known?.users ?? []}
        waits={!school}
        hint={t(school ? "choices.teacherHint" : "choices.schoolFirst")}
      />
      <OptionField name="session_id" options={sessions} />
      <OptionField
        name="charity_id"
        options={[...named, ...others]}
        {...(named.length > 0 && { hint: t("choices.charityHint") })}
      />
      {isOther && <TextField name="reason" required hint={t("choices.reasonHint")} />}
      <FieldRow>
        <DateField name="start" hint={t("choices.datesHint")} />
        <DateField name="end" hint={t("choices.datesHint")} />
      </FieldRow>
    </>
  );
}

export function CharityChoiceForm() {
  return (
    <ResourceForm resource={charityChoices} calls={charityChoiceEndpoints}>
      <ChoiceFields />
    </ResourceForm>
  );
}
