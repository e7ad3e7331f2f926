import { useMemo, useSyncExternalStore } from "react";
import i18next, { currentLanguage, onLanguage, textsIn, textsOf } from "./i18next.ts";

interface Translation {
  readonly t: ReturnType<typeof textsIn>;
  readonly i18n: { readonly language: string | undefined };
}

/** The texts of namespaces in the language in use, once they are there; those of the first need no prefix. */
export function useTranslation(namespaces: string | readonly string[]): Translation {
  const language = useSyncExternalStore(onLanguage, currentLanguage);
  const names = typeof namespaces === "string" ? [namespaces] : namespaces;
  const missing = names.find((name) => !i18next.hasLoadedNamespace(name));
  // React draws anew when the promise has settled; `use` would need every test to wait for what it draws.
  if (missing !== undefined) throw textsOf(missing);
  const [first = ""] = names;
  return useMemo(() => ({ t: textsIn(language ?? "", first), i18n: i18next }), [language, first]);
}
