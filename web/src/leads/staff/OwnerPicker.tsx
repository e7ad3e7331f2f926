import { type Reference, userEndpoints } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { ReferencePicker } from "../../ui/picking/ReferencePicker.tsx";

const staff = { role: ["Super Admin", "admin"], is_active: true };

/** The member of staff who sees to a lead; who may not act on leads, the server refuses. */
export function OwnerPicker({
  value,
  onChange,
}: {
  readonly value: Reference | null;
  readonly onChange: (owner: Reference | null) => void;
}) {
  const { t } = useTranslation("people");
  return (
    <ReferencePicker
      list={userEndpoints.list}
      within={staff}
      label={t("leads.owner")}
      hint={t("leads.ownerHint")}
      placeholder={t("leads.ownerNone")}
      value={value}
      onChange={onChange}
    />
  );
}
