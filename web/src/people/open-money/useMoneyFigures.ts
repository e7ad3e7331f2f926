import type { OpenMoney } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";

/** Says open money line by line: what isn't verified, what is, what was earned. */
export function useMoneyFigures(): (open: OpenMoney) => readonly string[] {
  const { t } = useTranslation("openMoney");
  const { money } = useFormat();
  return ({ unverified, closed, verified, ...cents }) => [
    ...(unverified > 0
      ? [t("unverified", { count: unverified, amount: money(cents.unverified_cents) })]
      : []),
    ...(cents.closed_cents === 0 ? [] : [t("closed", { count: closed, amount: money(cents.closed_cents) })]),
    ...(verified > 0 ? [t("verified", { count: verified, amount: money(cents.verified_cents) })] : []),
    ...(cents.earned_cents === 0 ? [] : [t("earned", { amount: money(cents.earned_cents) })]),
  ];
}
