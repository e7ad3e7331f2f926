import {
  adjustmentEndpoints,
  type charityChoiceEndpoints,
  charityEndpoints,
  fieldLabel,
  type Reference,
} from "@kindling/contract";
import MoveIcon from "@mui/icons-material/MoveUpRounded";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useLanguage } from "../../core/language.ts";
import type { RowOf } from "../../ui/list/listRows.ts";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { ReferencePicker } from "../../ui/picking/ReferencePicker.tsx";
import { useMayCall } from "../../ui/useMayCall.ts";
import { AdjustForm } from "./AdjustForm.tsx";

type Choice = RowOf<typeof charityChoiceEndpoints.list>;

const active = { is_active: "true" };

/** Giving what a class has unpaid in a closed session to another charity. */
export function useAdjustCharity(): { action: RowAction<Choice>; dialog: ReactElement | null } {
  const { t } = useTranslation("adjusting");
  const mayAdjust = useMayCall(adjustmentEndpoints.charity);
  const [adjusted, setAdjusted] = useState<Choice | null>(null);
  return {
    action: {
      label: t("charityAction"),
      icon: MoveIcon,
      allowed: ({ is_closed }) => mayAdjust && is_closed,
      run: ([choice]) => setAdjusted(choice ?? null),
    },
    dialog: adjusted && <CharityDialog choice={adjusted} onClose={() => setAdjusted(null)} />,
  };
}

function CharityDialog({ choice, onClose }: { readonly choice: Choice; readonly onClose: () => void }) {
  const { t } = useTranslation("adjusting");
  const language = useLanguage();
  const [to, setTo] = useState<Reference | null>(null);
  return (
    <AdjustForm
      title={t("charityTitle", { name: choice.full_name })}
      text={t("charityText", { session: choice.session.name })}
      field="charity_id"
      read={() => to?.id ?? null}
      wrong={t("charityMissing")}
      ask={(fault, onChange) => (
        <ReferencePicker
          list={charityEndpoints.list}
          within={active}
          label={fieldLabel(adjustmentEndpoints.charity.labels, "charity_id", language)}
          required
          value={to}
          onChange={(charity) => {
            setTo(charity);
            onChange();
          }}
          error={fault}
        />
      )}
      onSend={(charity_id, reason, idempotencyKey) =>
        call(adjustmentEndpoints.charity, {
          params: { id: choice.id },
          body: { charity_id, reason },
          idempotencyKey,
        })
      }
      onClose={onClose}
    />
  );
}
