import type { MovedElsewhere as Moved } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";

/** Says what was given to other charities after a class's session was closed; nothing if there is none. */
export function useMovedElsewhere(): (moved: readonly Moved[]) => string {
  const { t } = useTranslation("giving");
  const format = useFormat();
  return (moved) =>
    moved
      .map(({ charity, moved_cents }) =>
        t("chosen.movedElsewhere", { amount: format.money(moved_cents), name: charity.name }),
      )
      .join(" ");
}
