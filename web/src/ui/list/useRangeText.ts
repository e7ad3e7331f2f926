import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";

/** Spells which rows of a list are on its page: "26–50 of 1,204". */
export function useRangeText() {
  const { t } = useTranslation("ui");
  const format = useFormat();
  return ({ from, to, count }: { readonly from: number; readonly to: number; readonly count: number }) =>
    t("list.range", { from: format.number(from), to: format.number(to), total: format.number(count) });
}
