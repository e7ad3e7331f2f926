import type { Language } from "@kindling/contract";
import { languageNames, useLanguage } from "../../core/language.ts";
import { chooseLanguage } from "./chooseLanguage.ts";

/** Changes to the other language in one click; the account menu has all of them, also on small screens. */
export function LanguageSwitch() {
  const code: Language = useLanguage() === "en" ? "es" : "en";
  const name = languageNames[code];
  const short = code.toUpperCase();
  return (
    <button
      type="button"
      className="language"
      lang={code}
      aria-label={`${short}: ${name}`}
      title={name}
      onClick={() => void chooseLanguage(code)}
    >
      {short}
    </button>
  );
}
