import { activities, type Language, languages } from "@kindling/contract";
import PrintIcon from "@mui/icons-material/PrintOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../core/language.ts";
import { fieldsOf } from "../../../ui/fields/fieldsOf.ts";
import { useFormAround } from "../../../ui/form/FormContext.ts";
import type { Values } from "../../../ui/form/formValues.ts";
import { ToggleChoice } from "../../../ui/ToggleChoice.tsx";
import { LetterSheet } from "../../family-letter/LetterSheet.tsx";
import { usePrinting } from "../../printing/usePrinting.tsx";

const { LongText } = fieldsOf(activities.familyConnection);

const asText = (value: unknown) => (typeof value === "string" ? value : "");

/** The letter to families in each language they may read, one at a time, and on paper. */
export function LetterField() {
  const { t } = useTranslation("curriculum");
  const { labelOf } = useFormAround();
  const { watch } = useFormContext<Values>();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const { print, sheet } = usePrinting();
  const letter = (watch("details.letter") ?? {}) as Partial<Record<Language, string | null>>;
  const text = letter[language] ?? "";
  return (
    <Box role="group" aria-label={labelOf("details.letter")}>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mb: 1.5, alignItems: "center" }}>
        <ToggleChoice
          label={t("letter.language")}
          value={language}
          choices={languages.map((each) => ({
            value: each,
            children: `${t(`letter.languages.${each}`)}${letter[each] ? " ✓" : ""}`,
          }))}
          onChange={setLanguage}
        />
        <Button
          size="small"
          color="secondary"
          startIcon={<PrintIcon />}
          disabled={!text}
          sx={{ ml: "auto" }}
          onClick={() =>
            print(
              <LetterSheet
                title={asText(watch("title"))}
                text={text}
                prompt={asText(watch("details.prompt"))}
                language={language}
              />,
            )
          }
        >
          {t("letter.print")}
        </Button>
      </Stack>
      <LongText key={language} name={`details.letter.${language}`} rows={8} hint={t("letter.hint")} />
      {sheet}
    </Box>
  );
}
