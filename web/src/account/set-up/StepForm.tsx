import { type SetUpStep, setUpSteps } from "@kindling/contract";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { StepProps } from "./StepProps.ts";
import type { useSaveSetUp } from "./useSaveSetUp.ts";

/** One step as a form: what it is for, its fields, and the buttons to save or skip it. */
export function StepForm({
  setUp,
  step,
  saving,
  onSave,
  onGo,
  children,
}: StepProps & {
  readonly step: SetUpStep;
  readonly saving: ReturnType<typeof useSaveSetUp>;
  /** Saves, and returns whether it was saved; without it there is nothing to save. */
  readonly onSave?: () => Promise<boolean>;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation("dashboard");
  const isOpen = setUp.steps.some((each) => each.step === step && each.state === "open");
  const skipped = setUp.steps.filter(({ state }) => state === "skipped").map((each) => each.step);
  const next = setUpSteps[setUpSteps.indexOf(step) + 1] ?? null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await onSave?.()) onGo(next);
  };
  const skip = async () => {
    if (!isOpen || (await saving.save({ skipped: [...skipped, step] }))) onGo(next);
  };
  return (
    <Card
      component="form"
      noValidate
      aria-labelledby="set-up-step"
      onSubmit={(event) => void submit(event)}
      sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Stack sx={{ gap: 0.5 }}>
          <Typography variant="h2" id="set-up-step">
            {t(`setUp.names.${step}`)}
          </Typography>
          <Typography color="textSecondary">{t(`setUp.texts.${step}`)}</Typography>
        </Stack>
        {children}
        <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
          {onSave && (
            <Button type="submit" variant="contained" loading={saving.isSaving}>
              {t("setUp.save")}
            </Button>
          )}
          <Button color="secondary" disabled={saving.isSaving} onClick={() => void skip()}>
            {t(isOpen ? "setUp.skip" : "setUp.next")}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
