import type { ThankYouState } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { StateChip, type Tone } from "../../ui/feedback/StateChip.tsx";

const tones: Readonly<Record<ThankYouState, Tone>> = {
  invited: "info",
  waiting: "warning",
  sent_back: "info",
  approved: "success",
  declined: "error",
  withdrawn: "neutral",
  revoked: "neutral",
};

export function ThankYouChip({ state }: { readonly state: ThankYouState }) {
  const { t } = useTranslation("thankYous");
  return <StateChip label={t(`states.${state}`)} tone={tones[state]} />;
}
