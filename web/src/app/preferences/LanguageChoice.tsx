import type { Language } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { languageNames, setLanguage, useLanguage } from "../../core/language.ts";
import { lightEndpoints } from "../../core/lightEndpoints.ts";
import { readSession } from "../../core/session.ts";
import { SegmentedChoice } from "./SegmentedChoice.tsx";

const segments = (Object.entries(languageNames) as [Language, string][]).map(([value, label]) => ({
  value,
  label,
  lang: value,
}));

/** Changes the language here and, when signed in, on the server, which uses it for emails. */
async function choose(language: Language): Promise<void> {
  await setLanguage(language);
  const session = readSession();
  if (!session || session.claims.new_login) return;
  // If this call fails, the next sign-in sends the language again.
  await call(lightEndpoints.changeMe, { body: { language } }).catch(() => undefined);
}

export function LanguageChoice() {
  const { t } = useTranslation("app");
  return (
    <SegmentedChoice
      label={t("preferences.language")}
      segments={segments}
      value={useLanguage()}
      onChange={(language) => void choose(language)}
    />
  );
}
