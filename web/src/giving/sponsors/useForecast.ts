import type { PledgeFunding } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";

/** Tells when a pledge runs out at the pace of the last weeks, or that nothing is left of it; null if neither. */
export function useForecast(): (pledge: PledgeFunding) => string | null {
  const { t } = useTranslation("sponsors");
  const format = useFormat();
  return ({ name, is_used_up, is_open, runs_out_on }) => {
    if (is_used_up && is_open) return t("forecast.usedUp", { pledge: name });
    return runs_out_on && t("forecast.runsOut", { pledge: name, date: format.date(runs_out_on, "long") });
  };
}
