import { activities } from "@kindling/contract";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../../ui/fields/fieldsOf.ts";
import { clockText } from "../../clockText.ts";
import { BreathingField } from "./BreathingField.tsx";

const { LongText, NumberField, TextField } = fieldsOf(activities.mindfulClose);

export function MindfulDetails() {
  const { t } = useTranslation("curriculum");
  const seconds: unknown = useWatch({ name: "details.duration_seconds" });
  return (
    <>
      <LongText
        name="details.script"
        rows={6}
        hint={`${t("mindful.scriptHint")} ${t("activities.textHint")}`}
      />
      <TextField name="details.audio_url" type="url" hint={t("mindful.audioHint")} />
      <NumberField
        name="details.duration_seconds"
        hint={
          typeof seconds === "number" && seconds > 0
            ? t("mindful.duration", { time: clockText(seconds) })
            : t("mindful.durationHint")
        }
      />
      <BreathingField />
    </>
  );
}

export function MindfulCloseDetails() {
  const { t } = useTranslation("curriculum");
  return (
    <>
      <MindfulDetails />
      <LongText name="details.closing_prompt" rows={2} hint={t("mindful.closingHint")} />
    </>
  );
}
