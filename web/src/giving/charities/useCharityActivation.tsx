import { charityEndpoints } from "@kindling/contract";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { fail } from "../../core/toasts.ts";
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
  const activation = useActivation<Charity>(charityEndpoints.bulk, useMayCall(charityEndpoints.update));
  const [settling, setSettling] = useState<Settling | null>(null);
  const asking =
    (run: RowAction<Charity>["run"]) => async (rows: readonly Charity[], matching?: Matching) => {
      const query = matching?.filter ?? { charities: rows.map(({ id }) => id) };
      try {
        const { data: money } = await call(charityEndpoints.openMoney, { query });
        if (isOpen(money)) setSettling({ rows, matching, money });
        else run(rows, matching);
      } catch (error) {
        fail(error, t("activation.failed"));
      }
    };
  const actions = activation.map((action, index) => {
    const run = asking(action.run);
    return index === 0
      ? action
      : { ...action, run: (rows: readonly Charity[], matching?: Matching) => void run(rows, matching) };
  });
  return {
    actions,
    dialog: (
      <Later from={settleDialog} wanted={settling !== null}>
        {({ SettleDialog }) =>
          settling && <SettleDialog settling={settling} onClose={() => setSettling(null)} />
        }
      </Later>
    ),
  };
}
