import {
  type ActivityKind,
  activities,
  categoryEndpoints,
  defaultQuestions,
  levelEndpoints,
  sessionEndpoints,
  sessionThemeEndpoints,
  traitEndpoints,
} from "@kindling/contract";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { useLanguage } from "../../core/language.ts";
import { FieldRow, FormSection } from "../../ui/form/FormSection.tsx";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { curriculumFieldsOf } from "../curriculumFieldsOf.ts";
import { activityScreens } from "./activityScreens.ts";
import { DetailsSection } from "./DetailsSection.tsx";
import { ItemHeadline } from "./ItemHeadline.tsx";
import { kindParts } from "./kindParts.tsx";
import { useStoredItem } from "./preview/useStoredItem.ts";
import { TeacherSection } from "./teacher-notes/TeacherSection.tsx";

// What all kinds have, so any of them serves.
const {
  DateField,
  FileField,
  QuestionBuilder,
  ReferenceField,
  StandardField,
  SwitchField,
  TextField,
  VideoField,
} = curriculumFieldsOf(activities.mindfulOpen);

/** Where an item belongs in the curriculum, which decides who sees it. */
function AudienceSection() {
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

/** The questions of an item; from the first response on they stay as they are. */
function ActivityQuestions() {
  const { t } = useTranslation("curriculum");
  const answered = (useStoredItem()?.response_count ?? 0) > 0;
  return <QuestionBuilder name="questions" locked={answered ? t("activities.locked") : undefined} />;
}

const settings = {
  standards_visible: false,
  attachment_visible: true,
  is_approved: false,
  is_active: true,
  will_visit: false,
};

/** In a wide form, content is on the left, audience and dates on the right. */
const columns = {
  display: "grid",
  gap: 2.5,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@container form (min-width: 860px)": {
    gridTemplateColumns: "minmax(0, 1fr) 340px",
    columnGap: 4,
    "& > * > section:first-of-type": { borderTop: 0, pt: 0 },
  },
} as const;

/** The form of any kind of activity: what all share, around the fields of its type. */
export function ActivityForm({ kind }: { readonly kind: ActivityKind }) {
  const { t } = useTranslation("curriculum");
  const language = useLanguage();
  const { resource, calls, path } = activityScreens[kind];
  const labels = useLabels(resource);
  const fresh = useMemo(
    () => ({
      ...settings,
      details: {},
      ...kindParts[kind].fresh,
      questions: defaultQuestions(kind, language),
    }),
    [kind, language],
  );
  return (
    <ResourceForm wide resource={resource} calls={calls} fresh={fresh}>
      <ItemHeadline path={path} />
      <Box sx={{ container: "form / inline-size" }}>
        <Box sx={columns}>
          <Stack spacing={2.5}>
            <TextField name="title" />
            <FieldRow>
              <DateField name="start" />
              <DateField name="end" />
            </FieldRow>
            <DetailsSection kind={kind} />
            <TeacherSection kind={kind} />
            <FormSection
              title={labels.field("questions")}
              text={t(kind === "nomination" ? "activities.nominationQuestions" : "questionsText")}
            >
              <ActivityQuestions />
            </FormSection>
          </Stack>
          <Stack spacing={2.5}>
            <FormSection title={t("activities.release")}>
              <SwitchField name="is_approved" hint={t("activities.approvedHint")} />
              <SwitchField name="is_active" hint={t("activities.activeHint")} />
              <SwitchField name="will_visit" />
            </FormSection>
            <AudienceSection />
            <FormSection title={t("activities.media")} text={t("activities.mediaText")}>
              <VideoField name="video_url" />
              <FileField name="attachment" />
              <SwitchField name="attachment_visible" />
            </FormSection>
            <FormSection title={t("activities.standards")} text={t("activities.standardsText")}>
              <StandardField name="standard_1" />
              <StandardField name="standard_2" />
              <SwitchField name="standards_visible" />
            </FormSection>
          </Stack>
        </Box>
      </Box>
    </ResourceForm>
  );
}
