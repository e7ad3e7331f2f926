import { levelEndpoints, traitEndpoints, traits } from "@kindling/contract";
import PreviewIcon from "@mui/icons-material/VisibilityOutlined";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormAround } from "../../ui/form/FormContext.ts";
import { FieldRow, FormSection } from "../../ui/form/FormSection.tsx";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import { curriculumFieldsOf } from "../curriculumFieldsOf.ts";
import { DatedStateChip } from "../dates/DatedStateChip.tsx";
import { ResponsesLink } from "../responses/ResponsesLink.tsx";
import { responsePath } from "../responses/responsePaths.ts";
import { BannerField } from "./BannerField.tsx";
import { EpisodesField } from "./EpisodesField.tsx";

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

function TraitHeadline() {
  const { t } = useTranslation("curriculum");
  const trait = useFormAround().row as RowOf<typeof traitEndpoints.list> | null;
  if (!trait) return null;
  return (
    <Stack direction="row" sx={{ alignItems: "center", flexWrap: "wrap", gap: 1 }}>
      <DatedStateChip state={trait.state} />
      <Button
        component={Link}
        to={`/trait/preview/${trait.id}`}
        size="small"
        startIcon={<PreviewIcon />}
        sx={{ ml: "auto" }}
      >
        {t("activities.preview")}
      </Button>
      <ResponsesLink path={responsePath("trait")} row={trait} />
    </Stack>
  );
}
