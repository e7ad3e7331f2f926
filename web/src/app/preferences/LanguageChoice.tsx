import type { Language } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { languageNames, useLanguage } from "../../core/language.ts";
import { chooseLanguage } from "./chooseLanguage.ts";
import { SegmentedChoice } from "./SegmentedChoice.tsx";

const segments = (Object.entries(languageNames) as [Language, string][]).map(([value, label]) => ({
  value,
  label,
  lang: value,
}));

export function LanguageChoice() {
  const { t } = useTranslation("app");
  return (
    <SegmentedChoice
      label={t("preferences.language")}
      segments={segments}
      value={useLanguage()}
      onChange={(language) => void chooseLanguage(language)}
    />
  );
}
