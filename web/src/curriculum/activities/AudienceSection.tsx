import {
  activities,
  categoryEndpoints,
  levelEndpoints,
  sessionEndpoints,
  sessionThemeEndpoints,
  traitEndpoints,
} from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { FormSection } from "../../ui/form/FormSection.tsx";

// What all kinds have, so any of them serves.
const { ReferenceField } = fieldsOf(activities.mindfulOpen);

/** Where an item belongs in the curriculum, which decides who sees it. */
export function AudienceSection() {
  const { t } = useTranslation("curriculum");
  return (
    <FormSection title={t("activities.audience")} text={t("activities.audienceText")}>
      <ReferenceField name="level_id" list={levelEndpoints.list} hint={t("levelHint")} />
      <ReferenceField name="session_id" list={sessionEndpoints.list} hint={t("activities.sessionHint")} />
      <ReferenceField
        name="session_theme_id"
        list={sessionThemeEndpoints.list}
        hint={t("activities.themeHint")}
      />
      <ReferenceField name="trait_id" list={traitEndpoints.list} />
      <ReferenceField name="category_id" list={categoryEndpoints.list} />
    </FormSection>
  );
}
