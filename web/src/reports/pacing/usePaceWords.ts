import { type PaceClass, type PaceFigures, type PaceWord, paceState } from "@kindling/contract";
import { locales } from "@kindling/contract/language";
import { useTranslation } from "react-i18next";
import { useFormat, useLanguage } from "../../core/language.ts";

const dayLength = 86_400_000;

export function usePaceWords() {
  const { t } = useTranslation("pacing");
  const format = useFormat();
  const language = useLanguage();
  const since = new Intl.RelativeTimeFormat(locales[language], { numeric: "auto" });
  return {
    /** "6 of 9"; of who is ahead, by how much. */
    figures: ({ done, expected }: PaceFigures) => {
      if (expected === 0) return t("nothingYet");
      const numbers = { done: format.number(done), expected: format.number(expected) };
      return done > expected
        ? t("ahead", { ...numbers, more: format.number(done - expected) })
        : t("now", numbers);
    },
    state: (word: PaceWord) => t(`states.${word}`),
    stateOf: (figures: PaceFigures) => t(`states.${paceState(figures)}`),
    className: ({ teacher, grade }: Pick<PaceClass, "teacher" | "grade">) =>
      grade === null ? teacher.name : t("class", { teacher: teacher.name, grade }),
    /** When a class was last nudged and who did it; empty if never. */
    nudged: ({ nudged_at, nudged_by }: Pick<PaceClass, "nudged_at" | "nudged_by">) => {
      if (!nudged_at) return "";
      const days = Math.max(0, Math.floor((Date.now() - Date.parse(nudged_at)) / dayLength));
      const when = since.format(-days, "day");
      return nudged_by ? t("nudge.last", { when, who: nudged_by.name }) : t("nudge.lastUnknown", { when });
    },
  };
}
