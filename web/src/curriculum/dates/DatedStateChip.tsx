import type { datedStates } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { StateChip, type Tone } from "../../ui/feedback/StateChip.tsx";

/** Today compared with a start and end date. */
export type DatedState = (typeof datedStates)[number];

const tones: Readonly<Record<DatedState, Tone>> = { scheduled: "info", live: "success", past: "neutral" };

/** A state that follows from dates: to come, on, or over. */
export function DatedStateChip({ state }: { readonly state: DatedState }) {
  const { t } = useTranslation("curriculum");
  return <StateChip tone={tones[state]} label={t(`activities.states.${state}`)} />;
}
