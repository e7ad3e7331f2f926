import { type GraphicField as GraphicFieldName, quizQuestions } from "@kindling/contract";
import Stack from "@mui/material/Stack";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";

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
        <ToggleButtonGroup
          exclusive
          size="small"
          value={way}
          aria-label={t("graphics.way", { field: field.label })}
          sx={{ alignSelf: "flex-start", flexWrap: "wrap", "& .MuiToggleButton-root": { px: 1.5 } }}
          onChange={(_event, next: Way | null) => {
            if (!next || next === way) return;
            // The name stays, because it is also the alternative text.
            field.onChange(null);
            setWay(next);
          }}
        >
          {ways.map((each) => (
            <ToggleButton key={each} value={each}>
              {t(`graphics.ways.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
    </Stack>
  );
}
