import type { ReplyState } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { StateChip, type Tone } from "../../ui/feedback/StateChip.tsx";

const tones: Readonly<Record<ReplyState, Tone>> = {
  waiting: "warning",
  sent_back: "info",
  approved: "success",
  declined: "error",
  withdrawn: "neutral",
};

export function ReplyChip({ state }: { readonly state: ReplyState }) {
  const { t } = useTranslation("thankYous");
  return <StateChip label={t(`states.${state}`)} tone={tones[state]} />;
}
