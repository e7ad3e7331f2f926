import type { MediaConsentState } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { StateChip, type Tone } from "../../ui/feedback/StateChip.tsx";

const tones: Readonly<Record<MediaConsentState, Tone>> = {
  none: "neutral",
  valid: "success",
  soon: "warning",
  expired: "error",
  withdrawn: "error",
};

export function ConsentChip({ state }: { readonly state: MediaConsentState }) {
  const { t } = useTranslation("content");
  return <StateChip label={t(`consents.states.${state}`)} tone={tones[state]} />;
}
