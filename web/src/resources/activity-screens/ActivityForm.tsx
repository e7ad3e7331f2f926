import { type ActivityTypeName, defaultQuestions } from "@kindling/contract";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../core/language.ts";
import { DateField } from "../../ui/fields/DateField.tsx";
import { FileField } from "../../ui/fields/FileField.tsx";
import { SwitchField } from "../../ui/fields/SwitchField.tsx";
import { LongText, TextField } from "../../ui/fields/TextField.tsx";
import { FieldRow, FormSection } from "../../ui/form/FormSection.tsx";
import type { Values } from "../../ui/form/formValues.ts";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { ActivityQuestions } from "./ActivityQuestions.tsx";
import { AudienceSection } from "./AudienceSection.tsx";
import type { ActivityScreen } from "./activityCalls.ts";
import { ItemHeadline } from "./ItemHeadline.tsx";

const settings = {
  standards_visible: false,
  attachment_visible: true,
  is_approved: false,
  is_active: true,
  will_visit: false,
};

/** The form of any kind of activity: what all share, around the fields of its type. */
export function ActivityForm({
  screen: { resource, calls, path },
  kind,
  details,
  children,
}: {
  readonly screen: ActivityScreen;
  readonly kind: ActivityTypeName;
  /** What the details of a new one start with. Keep it outside of the component. */
  readonly details: Values;
  /** The fields of the type. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation("curriculum");
  const language = useLanguage();
  const fresh = useMemo(
    () => ({ ...settings, details, questions: defaultQuestions(kind, language) }),
    [details, kind, language],
  );
  return (
    <ResourceForm resource={resource} calls={calls} fresh={fresh}>
      <ItemHeadline path={path} />
      <TextField name="title" />
      <FieldRow>
        <DateField name="start" />
        <DateField name="end" />
      </FieldRow>
      <LongText name="instructions" hint={t("activities.textHint")} />
      <TextField name="video_url" type="url" hint={t("videoHint")} />
      <FileField name="attachment" />
      <SwitchField name="attachment_visible" />
      {children}
      <FormSection title={t("questions")} text={t("questionsText")}>
        <ActivityQuestions />
      </FormSection>
      <AudienceSection />
      <FormSection title={t("activities.standards")}>
        <FieldRow>
          <TextField name="standard_1" />
          <TextField name="standard_2" />
        </FieldRow>
        <SwitchField name="standards_visible" />
      </FormSection>
      <FormSection title={t("activities.release")}>
        <SwitchField name="is_approved" hint={t("activities.approvedHint")} />
        <SwitchField name="is_active" hint={t("activities.activeHint")} />
        <SwitchField name="will_visit" />
      </FormSection>
    </ResourceForm>
  );
}
