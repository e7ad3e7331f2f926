import type { Language } from "@kindling/contract";
import { locales } from "@kindling/contract/language";
import type { TFunction } from "i18next";
import type { Upload } from "./uploader.ts";

/** How far a file is, in a few words. */
export function stateWords(
  t: TFunction<"media">,
  { state, progress, file }: Upload,
  language: Language,
): string {
  if (state !== "sending") return t(`upload.state.${state}`);
  if (progress >= 1) return t("upload.state.working");
  const size = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 }).format(file.size / 1e6);
  return t("upload.state.sending", { percent: Math.round(progress * 100), size: `${size} MB` });
}
