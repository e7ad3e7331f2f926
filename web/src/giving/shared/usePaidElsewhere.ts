import type { PaidElsewhere as Paid } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";

/** Says what was paid to other charities than a class has now; nothing if there is none. */
export function usePaidElsewhere(): (paid: readonly Paid[]) => string {
  const { t } = useTranslation("giving");
  const format = useFormat();
  return (paid) =>
    paid
      .map(({ charity, paid_cents }) =>
        t("chosen.paidElsewhere", { amount: format.money(paid_cents), name: charity.name }),
      )
      .join(" ");
}
