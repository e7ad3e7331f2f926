import {
  adjustmentEndpoints,
  type charityChoiceEndpoints,
  fieldLabel,
  mostAdjustedPoints,
} from "@kindling/contract";
import AdjustIcon from "@mui/icons-material/TuneRounded";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useFormat, useLanguage } from "../../core/language.ts";
import type { RowOf } from "../../ui/list/listRows.ts";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { useMayCall } from "../../ui/useMayCall.ts";
import { AdjustDialog } from "./AdjustDialog.tsx";

type Choice = RowOf<typeof charityChoiceEndpoints.list>;

function pointsIn(typed: string): number | null {
  const found = /^([-+−–]?)\s*(\d{1,5})$/u.exec(typed.trim());
  const points = Number(found?.[2] ?? 0);
  if (points === 0 || points > mostAdjustedPoints) return null;
  return found?.[1] && found[1] !== "+" ? -points : points;
}

/** Adjusting the points of a class in a closed session. */
export function useAdjustPoints(): { action: RowAction<Choice>; dialog: ReactElement | null } {
  const { t } = useTranslation("adjusting");
  const format = useFormat();
  const language = useLanguage();
  const mayAdjust = useMayCall(adjustmentEndpoints.points);
  const [adjusted, setAdjusted] = useState<Choice | null>(null);
  return {
    action: {
      label: t("pointsAction"),
      icon: AdjustIcon,
      allowed: ({ is_closed }) => mayAdjust && is_closed,
      run: ([choice]) => setAdjusted(choice ?? null),
    },
    dialog: adjusted && (
      <AdjustDialog
        title={t("pointsTitle", { name: adjusted.full_name })}
        text={t("pointsText", {
          session: adjusted.session.name,
          charity: (adjusted.moved_elsewhere[0] ?? adjusted).charity.name,
        })}
        figure={{
          field: "points",
          label: fieldLabel(adjustmentEndpoints.points.labels, "points", language),
          hint: t("pointsHint"),
          read: pointsIn,
          wrong: t("pointsWrong", { most: format.number(mostAdjustedPoints) }),
        }}
        onSend={(points, reason, idempotencyKey) =>
          call(adjustmentEndpoints.points, {
            params: { id: adjusted.id },
            body: { points, reason },
            idempotencyKey,
          })
        }
        onClose={() => setAdjusted(null)}
      />
    ),
  };
}
