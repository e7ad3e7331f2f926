import type { BankLineState } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { StateChip, type Tone } from "../../ui/feedback/StateChip.tsx";

const tones: Readonly<Record<BankLineState, Tone>> = {
  matched: "info",
  probable: "warning",
  unmatched: "error",
  confirmed: "success",
  not_ours: "neutral",
};

export function LineChip({ state }: { readonly state: BankLineState }) {
  const { t } = useTranslation("bank");
  return <StateChip label={t(`states.${state}`)} tone={tones[state]} />;
}
