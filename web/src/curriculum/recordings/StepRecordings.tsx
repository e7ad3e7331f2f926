import { activities, type Language, languages, type StepRecording } from "@kindling/contract";
import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useId, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { languageNames, useLanguage } from "../../core/language.ts";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { ToggleChoice } from "../../ui/ToggleChoice.tsx";
import { moveRecordings } from "./moveRecordings.ts";
import { RecordingChoice } from "./RecordingChoice.tsx";
import { type StageText, stageTexts, textHash } from "./stageTexts.ts";

// What all kinds have, so any of them serves.
const { useField } = fieldsOf(activities.mindfulOpen);
const name = "details.recordings";

type Details = Readonly<Record<string, unknown>>;
type Errors = Readonly<Record<number, { readonly url?: { readonly message?: string } } | undefined>>;

/** So much of a text tells which one it is, in letters. */
const shownLetters = 90;
const shorten = (text: string) => (text.length > shownLetters ? `${text.slice(0, shownLetters)}…` : text);

/** Has recordings move along with the texts that were recorded. */
function useMovedRecordings(): void {
  const { watch, getValues, setValue } = useFormContext();
  useEffect(() => {
    const read = () => stageTexts(getValues("title"), (getValues("details") ?? {}) as Details);
    let before = read();
    const { unsubscribe } = watch((_, { name: changed }) => {
      const after = read();
      const kept = (getValues(name) ?? []) as readonly StepRecording[];
      // A form that is filled anew brings its own.
      if (changed && changed !== name && kept.length > 0) {
        const moved = moveRecordings(before, after, kept);
        if (JSON.stringify(moved) !== JSON.stringify(kept)) setValue(name, moved, { shouldDirty: true });
      }
      before = after;
    });
    return unsubscribe;
  }, [watch, getValues, setValue]);
}

/** A recording for each text that a class reads on the stage, in a language at a time. */
export function StepRecordings() {
  const { t } = useTranslation("curriculum");
  const id = useId();
  const field = useField({ name });
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const title: unknown = useWatch({ name: "title" });
  const details: unknown = useWatch({ name: "details" });
  useMovedRecordings();
  const recordings = (field.value ?? []) as readonly StepRecording[];
  const errors = (field.errors ?? {}) as Errors;
  const texts = stageTexts(title, (details ?? {}) as Details);
  const isOf = (each: StepRecording, { part, place }: StageText) =>
    each.part === part && each.place === place && each.language === language;
  const lacking = texts.filter((text) => !recordings.some((each) => isOf(each, text))).length;
  if (texts.length === 0) return null;

  const put = (text: StageText, recording: Pick<StepRecording, "url" | "seconds"> | null) => {
    const { part, place } = text;
    const others = recordings.filter((each) => !isOf(each, text));
    const made = recording && { part, place, language, ...recording, text_hash: textHash(text.text) };
    field.onChange(made ? [...others, made] : others);
  };

  return (
    <Box component="section" aria-labelledby={id}>
      <Stack
        direction="row"
        sx={{ alignItems: "center", justifyContent: "space-between", gap: 1, flexWrap: "wrap", mb: 1 }}
      >
        <div>
          <Typography id={id} component="h4" sx={{ fontWeight: 600, fontSize: "0.9375rem" }}>
            {field.label}
          </Typography>
          <Typography role="status" variant="note" component="p">
            {lacking === 0
              ? t("recordings.all")
              : t("recordings.lacking", { count: lacking, of: texts.length })}
          </Typography>
        </div>
        <ToggleChoice
          label={t("recordings.language")}
          value={language}
          choices={languages.map((value) => ({ value, children: languageNames[value], lang: value }))}
          onChange={setLanguage}
        />
      </Stack>
      <Stack component="ol" sx={{ gap: 1.5, m: 0, p: 0, listStyle: "none" }}>
        {texts.map((text, index) => {
          const at = recordings.findIndex((each) => isOf(each, text));
          const found = recordings[at];
          return (
            <Box
              component="li"
              key={`${text.part} ${text.place} ${language}`}
              sx={{ borderTop: 1, borderColor: "divider", pt: 1 }}
            >
              <Typography variant="note" component="p" sx={{ mb: 0.5, overflowWrap: "anywhere" }}>
                {index + 1}. {shorten(text.text)}
              </Typography>
              <RecordingChoice
                value={found}
                label={`${field.label}: ${index + 1}, ${languageNames[language]}`}
                isChanged={found !== undefined && found.text_hash !== textHash(text.text)}
                readOnly={field.readOnly}
                error={errors[at]?.url?.message}
                onChange={(recording) => put(text, recording)}
              />
            </Box>
          );
        })}
      </Stack>
      <FormHelperText error={Boolean(field.error)}>{field.error ?? t("recordings.hint")}</FormHelperText>
    </Box>
  );
}
