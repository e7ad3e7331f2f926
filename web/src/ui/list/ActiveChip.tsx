import { useTranslation } from "react-i18next";
import { StateChip } from "../feedback/StateChip.tsx";

/** Whether something is active. */
export function ActiveChip({ active }: { readonly active: boolean }) {
  const { t } = useTranslation("ui");
  return (
    <StateChip
      tone={active ? "success" : "neutral"}
      label={t(active ? "activation.active" : "activation.inactive")}
    />
  );
}
