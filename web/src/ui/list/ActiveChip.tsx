import { useTranslation } from "react-i18next";
import { StateChip } from "../feedback/StateChip.tsx";

export function ActiveChip({ active }: { readonly active: boolean }) {
  const { t } = useTranslation("ui");
  return (
    <StateChip
      tone={active ? "success" : "neutral"}
      label={t(active ? "activation.active" : "activation.inactive")}
    />
  );
}
