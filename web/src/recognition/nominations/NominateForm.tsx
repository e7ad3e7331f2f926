import { grades, nominationResponses, type OpenNominationForm } from "@kindling/contract";
import NominateIcon from "@mui/icons-material/EmojiEventsRounded";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { SpokenAnswer } from "../../classroom/recording/SpokenAnswer.tsx";
import { WhenDone } from "../../classroom/recording/WhenDone.tsx";
import { useLabels } from "../../core/labels.ts";
import { failureText } from "../../core/toasts.ts";
import { QuestionFields } from "../../curriculum/questions/QuestionFields.tsx";
import { studentFields, type useNominating } from "./useNominating.ts";

/** The writings that certificates have letters of; see `faces.ts` of the server. */
const known =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Ethiopic}\p{Script=Georgian}\p{Script=Armenian}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Khmer}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\P{L}]*$/u;

/** Whether a certificate can say a name; where it can't, it leaves the line free to be written by hand. */
const canBePrinted = (name: string): boolean => known.test(name);

export function NominateForm({
  form,
  nominating,
}: {
  readonly form: OpenNominationForm;
  readonly nominating: ReturnType<typeof useNominating>;
}) {
  const { t } = useTranslation("nominations");
  const { field } = useLabels(nominationResponses);
  const { values, change, grade, changeGrade, day, send, state, missing, faults } = nominating;
  const box = useRef<HTMLFormElement>(null);
  const errors = { ...Object.fromEntries(missing.map((id) => [id, t("missing")])), ...faults };

  async function submit() {
    const first = await send();
    if (first === undefined) return;
    const place = `[data-field="${CSS.escape(first)}"]`;
    box.current?.querySelector<HTMLElement>(`${place} :is(input, textarea, button)`)?.focus();
  }

  return (
    <Card
      component="form"
      ref={box}
      noValidate
      aria-label={t("nominateFor", { title: form.title })}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <Stack sx={{ gap: 3 }}>
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr", md: "2fr 2fr 1fr" } }}>
          {studentFields.map((name) => (
            <TextField
              key={name}
              data-field={name}
              label={field(name)}
              required
              value={values[name] ?? ""}
              error={errors[name] !== undefined}
              helperText={
                errors[name] ?? (canBePrinted(String(values[name] ?? "")) ? undefined : t("byHand"))
              }
              onChange={(event) => change({ ...values, [name]: event.target.value })}
              slotProps={{ htmlInput: { maxLength: 100, dir: "auto", autoComplete: "off" } }}
            />
          ))}
          <TextField
            select
            label={field("grade")}
            value={grade}
            onChange={(event) => changeGrade(event.target.value)}
            helperText={errors["grade"] ?? t("gradeHint")}
            error={errors["grade"] !== undefined}
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          >
            <MenuItem value="">{t("ownGrade")}</MenuItem>
            {grades.map((each) => (
              <MenuItem key={each} value={each}>
                {each}
              </MenuItem>
            ))}
          </TextField>
        </Box>
        {form.questions.map((question) => (
          <div key={question.id} data-field={question.id}>
            {question.kind === "long_text" ? (
              <SpokenAnswer
                question={question}
                value={values}
                onChange={change}
                errors={errors}
                size="body1"
              />
            ) : (
              <QuestionFields
                questions={[question]}
                value={values}
                onChange={(answers) => change({ ...values, ...answers })}
                errors={errors}
              />
            )}
          </div>
        ))}
        <Box sx={{ alignSelf: "flex-start", "&:empty": { display: "none" } }}>
          <WhenDone
            item={form}
            today={day.today()}
            value={day.chosen}
            error={errors["answered_on"]}
            onChange={day.choose}
          />
        </Box>
        {state.kind === "offline" && <Alert severity="warning">{t("offline")}</Alert>}
        {state.kind === "failed" && (
          <Alert severity="error">{`${failureText(state.error, t("notSaved"))} ${t("kept")}`}</Alert>
        )}
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={state.kind === "sending"}
          loadingPosition="start"
          startIcon={<NominateIcon />}
          sx={{ alignSelf: { xs: "stretch", sm: "flex-start" } }}
        >
          {t("nominate")}
        </Button>
      </Stack>
    </Card>
  );
}
