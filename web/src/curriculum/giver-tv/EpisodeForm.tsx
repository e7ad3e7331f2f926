import { giverTv, giverTvEndpoints, traitEndpoints } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { FieldRow } from "../../ui/form/FormSection.tsx";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { curriculumFieldsOf } from "../curriculumFieldsOf.ts";
import { EpisodeHeadline } from "./EpisodeHeadline.tsx";

const { DateField, NumberField, ReferenceField, TextField, VideoField } = curriculumFieldsOf(giverTv);

export function EpisodeForm() {
  const { t } = useTranslation("content");
  return (
    <ResourceForm resource={giverTv} calls={giverTvEndpoints}>
      <EpisodeHeadline />
      <TextField name="name" />
      <ReferenceField name="trait_id" list={traitEndpoints.list} />
      <VideoField name="trait_opening_url" />
      <FieldRow>
        <DateField name="start" />
        <DateField name="end" />
      </FieldRow>
      <NumberField name="position" hint={t("giverTv.positionHint")} />
    </ResourceForm>
  );
}
