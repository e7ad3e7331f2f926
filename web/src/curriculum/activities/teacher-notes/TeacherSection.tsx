import { type ActivityKind, activities } from "@kindling/contract";
import NotShown from "@mui/icons-material/VisibilityOffRounded";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ComponentType, useId } from "react";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../../ui/fields/fieldsOf.ts";
import { curriculumFieldsOf } from "../../curriculumFieldsOf.ts";
import { NotesField } from "./NotesField.tsx";

const own = { NotesField };
const ofMindful = fieldsOf(activities.mindfulOpen, own);
const ofMovement = fieldsOf(activities.kinesthetic, own);
const ofProject = fieldsOf(activities.projectBased, own);
const ofPlay = fieldsOf(activities.playActivity, own);
const ofPeers = fieldsOf(activities.peerConnection, own);
const ofLesson = fieldsOf(activities.lessonPlan, own);
// What all kinds have, so any of them serves.
const { RichTextField } = curriculumFieldsOf(activities.mindfulOpen);

const ScriptNotes = () => <ofMindful.NotesField name="details.script_notes" of="details.script" />;

function MovementParts() {
  const { t } = useTranslation("curriculum");
  return (
    <>
      <ofMovement.TextField name="details.space" hint={t("details.spaceHint")} />
      <ofMovement.NotesField name="details.step_notes" of="details.steps" />
    </>
  );
}

function ProjectParts() {
  const { t } = useTranslation("curriculum");
  return (
    <>
      <ofProject.LongText name="details.outcome" rows={2} hint={t("details.outcomeHint")} />
      <ofProject.NotesField name="details.step_notes" of="details.steps" />
    </>
  );
}

function LessonParts() {
  const { t } = useTranslation("curriculum");
  return (
    <>
      <ofLesson.LongText name="details.objective" rows={2} hint={t("details.objectiveHint")} />
      <ofLesson.LongText name="details.procedure" rows={6} hint={t("activities.textHint")} />
      <ofLesson.NotesField name="details.step_notes" of="details.steps" />
      <ofLesson.LongText name="details.assessment" rows={2} hint={t("details.assessmentHint")} />
    </>
  );
}

/** What each kind has for the teacher beside the instructions that all have. */
const kindFields: Partial<Record<ActivityKind, ComponentType>> = {
  mindfulOpen: ScriptNotes,
  mindfulClose: ScriptNotes,
  kinesthetic: MovementParts,
  projectBased: ProjectParts,
  peerConnection: () => <ofPeers.NotesField name="details.step_notes" of="details.steps" />,
  playActivity: () => <ofPlay.NotesField name="details.rules_notes" of="details.rules" />,
  lessonPlan: LessonParts,
};

/** All of an item's texts that are for the teacher, apart from what the class sees. */
export function TeacherSection({ kind }: { readonly kind: ActivityKind }) {
  const { t } = useTranslation("curriculum");
  const id = useId();
  const Fields = kindFields[kind];
  return (
    <Stack
      component="section"
      aria-labelledby={id}
      sx={{ border: 1, borderStyle: "dashed", borderColor: "edge", borderRadius: 2, overflow: "hidden" }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: "center", gap: 1.5, px: 2, py: 1.5, bgcolor: "background.sunken" }}
      >
        <NotShown aria-hidden sx={{ fontSize: 32, color: "text.secondary" }} />
        <div>
          <Typography id={id} variant="h3">
            {t("teacher.title")}
          </Typography>
          <Typography variant="body2">{t("teacher.text")}</Typography>
        </div>
      </Stack>
      <Stack spacing={2.5} sx={{ p: 2 }}>
        <RichTextField name="instructions" hint={t("teacher.instructionsHint")} />
        {Fields && <Fields />}
      </Stack>
    </Stack>
  );
}
