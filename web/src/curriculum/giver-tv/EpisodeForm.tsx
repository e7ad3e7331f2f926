import { giverTv, giverTvEndpoints, traitEndpoints } from "@kindling/contract";
import Stack from "@mui/material/Stack";
import { useTranslation } from "react-i18next";
import { useFormAround } from "../../ui/form/FormContext.ts";
import { FieldRow } from "../../ui/form/FormSection.tsx";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import { curriculumFieldsOf } from "../curriculumFieldsOf.ts";
import { DatedStateChip } from "../dates/DatedStateChip.tsx";
import { ResponsesLink } from "../responses/ResponsesLink.tsx";
import { responsePath } from "../responses/responsePaths.ts";

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

function EpisodeHeadline() {
  const episode = useFormAround().row as RowOf<typeof giverTvEndpoints.list> | null;
  if (!episode) return null;
  return (
    <Stack direction="row" sx={{ alignItems: "center", justifyContent: "space-between", gap: 1 }}>
      <DatedStateChip state={episode.state} />
      <ResponsesLink path={responsePath("giverTv")} row={episode} />
    </Stack>
  );
}
