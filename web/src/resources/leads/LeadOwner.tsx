import { useTranslation } from "react-i18next";
import type { Lead } from "./Lead.ts";
import { OwnerPicker } from "./OwnerPicker.tsx";
import { Panel } from "./Panel.tsx";
import { useLeadChange } from "./useLeadChange.ts";

/** Who of the staff sees to a lead; kept as soon as it is picked. */
export function LeadOwner({ lead }: { readonly lead: Lead }) {
  const { t } = useTranslation("people");
  const { change } = useLeadChange(lead);
  return (
    <Panel title={t("leads.owner")}>
      <OwnerPicker value={lead.owner} onChange={(owner) => void change({ owner_id: owner?.id ?? null })} />
    </Panel>
  );
}
