import type { PaymentState } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { StateChip, type Tone } from "../../ui/feedback/StateChip.tsx";

const tones: Readonly<Record<PaymentState, Tone>> = {
  proposed: "warning",
  approved: "info",
  sent: "success",
  left_out: "neutral",
  reversed: "error",
};

export function PaymentChip({ state }: { readonly state: PaymentState }) {
  const { t } = useTranslation("payments");
  return <StateChip label={t(`states.${state}`)} tone={tones[state]} />;
}
