import { type GraphicField as GraphicFieldName, quizQuestions } from "@kindling/contract";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { ToggleChoice } from "../../ui/ToggleChoice.tsx";

const { FileField, TextField, useField } = fieldsOf(quizQuestions);

const ways = ["file", "address", "name"] as const;
type Way = (typeof ways)[number];

/** A picture of a question: uploaded here, by its address, or by the name of one of the graphics. */
export function GraphicField({ name }: { readonly name: GraphicFieldName }) {
  const { t } = useTranslation("quizzes");
  const field = useField({ name });
  const named = useField({ name: `${name}_name` });
  const liesElsewhere = typeof field.value === "string" && /^https?:/.test(field.value);
  const [way, setWay] = useState<Way>(liesElsewhere ? "address" : named.value ? "name" : "file");
  return (
    <Stack spacing={1}>
      {way === "file" && <FileField name={name} accept="image/*" />}
      {way === "address" && <TextField name={name} type="url" hint={t("graphics.addressHint")} />}
      {way === "name" && <TextField name={`${name}_name`} hint={t("graphics.nameHint")} />}
      {!field.readOnly && (
        <ToggleChoice
          label={t("graphics.way", { field: field.label })}
          value={way}
          choices={ways.map((each) => ({ value: each, children: t(`graphics.ways.${each}`) }))}
          onChange={(next) => {
            // The name stays, because it is also the alternative text.
            field.onChange(null);
            setWay(next);
          }}
          sx={{ alignSelf: "flex-start", flexWrap: "wrap" }}
        />
      )}
    </Stack>
  );
}
