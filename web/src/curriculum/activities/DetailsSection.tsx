import { type ActivityKind, activities, answeredTypes } from "@kindling/contract";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { AreaIcon } from "../areas/AreaIcon.tsx";
import { IllustrationField as Field } from "../illustrations/IllustrationField.tsx";
import { StepIllustrations } from "../illustrations/StepIllustrations.tsx";
import { StepRecordings } from "../recordings/StepRecordings.tsx";
import { kindParts } from "./kindParts.tsx";

// What all kinds have, so any of them serves.
const { IllustrationField, LongText } = fieldsOf(activities.mindfulOpen, { IllustrationField: Field });

/** What a class gets to see of an item because of its type, under the sign and color of its area. */
export function DetailsSection({ kind }: { readonly kind: ActivityKind }) {
  const { t } = useTranslation("curriculum");
  const id = useId();
  const { Fields } = kindParts[kind];
  const area = answeredTypes[kind].area;
  return (
    <Stack
      component="section"
      aria-labelledby={id}
      sx={{ border: 1, borderColor: "divider", borderRadius: 2, overflow: "hidden" }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: "center", gap: 1.5, px: 2, py: 1.5, bgcolor: `areaSoft.${area}` }}
      >
        <AreaIcon area={area} aria-hidden sx={{ fontSize: 36, color: `area.${area}` }} />
        <div>
          <Typography id={id} variant="h3" sx={{ color: `area.${area}` }}>
            {t(`details.${kind}.title`)}
          </Typography>
          <Typography variant="body2">{t(`details.${kind}.text`)}</Typography>
        </div>
      </Stack>
      <Stack spacing={2.5} sx={{ p: 2 }}>
        <LongText name="details.introduction" rows={2} hint={t("teacher.introductionHint")} />
        <IllustrationField name="details.illustration" hint={t("illustration.hint")} />
        <Fields />
        <StepIllustrations kind={kind} />
        <StepRecordings />
      </Stack>
    </Stack>
  );
}
