import { levelEndpoints, traitEndpoints, traits } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { FieldRow, FormSection } from "../../ui/form/FormSection.tsx";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { curriculumFieldsOf } from "../curriculumFieldsOf.ts";
import { BannerField } from "./BannerField.tsx";
import { EpisodesField } from "./EpisodesField.tsx";
import { TraitHeadline } from "./TraitHeadline.tsx";

const { DateField, LongText, QuestionBuilder, ReferenceField, TextField, VideoField } =
  curriculumFieldsOf(traits);

export function TraitForm() {
  const { t } = useTranslation("curriculum");
  return (
    <ResourceForm resource={traits} calls={traitEndpoints}>
      <TraitHeadline />
      <TextField name="title" />
      <FieldRow>
        <DateField name="start" />
        <DateField name="end" />
      </FieldRow>
      <ReferenceField name="level_id" list={levelEndpoints.list} hint={t("levelHint")} />
      <LongText name="description" />
      <FormSection title={t("traits.opening")} text={t("traits.openingText")}>
        <BannerField />
        <VideoField name="trait_opening_url" />
      </FormSection>
      <FormSection title={t("traits.episodes")} text={t("traits.episodesText")}>
        <EpisodesField />
      </FormSection>
      <FormSection title={t("questions")} text={t("questionsText")}>
        <QuestionBuilder name="questions" />
      </FormSection>
    </ResourceForm>
  );
}
