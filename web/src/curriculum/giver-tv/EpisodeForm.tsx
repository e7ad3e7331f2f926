import { giverTv, giverTvEndpoints, traitEndpoints } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { DateField } from "../../ui/fields/DateField.tsx";
import { NumberField } from "../../ui/fields/NumberField.tsx";
import { ReferenceField } from "../../ui/fields/ReferenceField.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { FieldRow } from "../../ui/form/FormSection.tsx";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { VideoField } from "../video/VideoField.tsx";
import { EpisodeHeadline } from "./EpisodeHeadline.tsx";

/** A GiverTV episode: what it shows, and to which trait it belongs. */
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
