import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { type BankFigures, broughtBy, goalProgress } from "./bankFigures.ts";

/** What a class has, in one sentence after another, for who does not see the figures. */
export function useBankWords(): (figures: BankFigures) => string {
  const { t } = useTranslation("home");
  const format = useFormat();
  return (figures) => {
    const { points, earned_cents } = figures;
    const brought = broughtBy(figures);
    const progress = goalProgress(figures);
    return [
      t("bank.title"),
      `${format.number(points)} ${t("bank.points", { count: points })}`,
      `${format.money(earned_cents)} ${t("bank.fromSponsors")}`,
      brought !== null && `${format.money(brought)} ${t("bank.brought")}`,
      progress &&
        `${t("bank.goal", { goal: format.money(progress.goal) })}, ${t("bank.verified", { amount: format.money(progress.verified) })}`,
    ]
      .filter(Boolean)
      .join(". ");
  };
}
