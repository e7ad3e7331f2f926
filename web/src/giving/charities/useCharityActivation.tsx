import { charityEndpoints, type Reference } from "@kindling/contract";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { fail } from "../../core/toasts.ts";
import type { Decide } from "../../ui/bulk/bulkReport.ts";
import { Later } from "../../ui/Later.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import type { Matching, RowAction } from "../../ui/list/RowAction.ts";
import { loadOnce } from "../../ui/loadOnce.ts";
import { useActivation } from "../../ui/useActivation.ts";
import { useMayCall } from "../../ui/useMayCall.ts";
import { isOpen } from "./CharityMoneyFigures.tsx";
import type { Settling } from "./SettleDialog.tsx";

type Charity = RowOf<typeof charityEndpoints.list>;

const settleDialog = loadOnce(() => import("./SettleDialog.tsx"));

/** Activates charities, or deactivates them; while money for them is open, a dialog asks what becomes of it. */
export function useCharityActivation(): { actions: readonly RowAction<Charity>[]; dialog: ReactElement } {
  const { t } = useTranslation("ui");
  const [settling, setSettling] = useState<Settling | null>(null);
  const ask = async (rows: readonly Reference[], matching?: Matching, otherwise?: () => void) => {
    const query = matching?.filter ?? { charities: rows.map(({ id }) => id) };
    try {
      const { data: money } = await call(charityEndpoints.openMoney, { query });
      if (isOpen(money)) setSettling({ rows, matching, money });
      else otherwise?.();
    } catch (error) {
      fail(error, t("activation.failed"));
    }
  };
  // What is refused after all, such as an undo, asks as well.
  const decide: Decide = (rows) => {
    const isAsked = ({ data }: { readonly data?: unknown }) => data !== undefined;
    if (rows.some(isAsked)) void ask(rows.filter(isAsked));
    return rows.filter((row) => !isAsked(row));
  };
  const mayChange = useMayCall(charityEndpoints.update);
  const activation = useActivation<Charity>(charityEndpoints.bulk, mayChange, { decide });
  const [activate, ...deactivate] = activation;
  const asking = deactivate.map((action) => ({
    ...action,
    run: (rows: readonly Charity[], matching?: Matching) =>
      void ask(rows, matching, () => action.run(rows, matching)),
  }));
  return {
    actions: activate ? [activate, ...asking] : [],
    dialog: (
      <Later from={settleDialog} wanted={settling !== null}>
        {({ SettleDialog }) =>
          settling && <SettleDialog settling={settling} onClose={() => setSettling(null)} />
        }
      </Later>
    ),
  };
}
