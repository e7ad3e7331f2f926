import { languages, type QuestionRecording, quizQuestions } from "@kindling/contract";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../core/language.ts";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { cardOf } from "../quiz-editing/cardOf.ts";
import { RecordingChoice } from "./RecordingChoice.tsx";
import { questionText, textHash } from "./stageTexts.ts";

const { useField } = fieldsOf(quizQuestions);

/** A recording of a question and its answers, in each language. */
export function QuestionRecordings() {
  const { t } = useTranslation("curriculum");
  const field = useField({ name: "recordings" });
  const text = textHash(questionText(cardOf(useWatch())));
  const recordings = (field.value ?? []) as readonly QuestionRecording[];
  const errors = (field.errors ?? {}) as Readonly<
    Record<number, { readonly url?: { readonly message?: string } } | undefined>
  >;
  return (
    <Stack sx={{ gap: 1.5 }}>
      {languages.map((language) => {
        const at = recordings.findIndex((each) => each.language === language);
        const found = recordings[at];
        const others = recordings.filter((each) => each.language !== language);
        return (
          <Box key={language}>
            <Typography variant="note" component="p" lang={language} sx={{ mb: 0.5 }}>
              {languageNames[language]}
            </Typography>
            <RecordingChoice
              value={found}
              label={`${field.label}: ${languageNames[language]}`}
              isChanged={found !== undefined && found.text_hash !== text}
              readOnly={field.readOnly}
              error={errors[at]?.url?.message}
              onChange={(made) =>
                field.onChange(made ? [...others, { language, ...made, text_hash: text }] : others)
              }
            />
          </Box>
        );
      })}
      <Typography variant="note" component="p">
        {t("recordings.questionHint")}
      </Typography>
    </Stack>
  );
}
