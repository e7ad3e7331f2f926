import type { itemStates } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { StateChip, type Tone } from "../../ui/feedback/StateChip.tsx";

export type ItemState = (typeof itemStates)[number];

const tones: Readonly<Record<ItemState, Tone>> = {
  draft: "warning",
  scheduled: "info",
  live: "success",
  past: "neutral",
  inactive: "neutral",
};

/** An item's state: waiting for approval, to come, on, over, or inactive. */
export function ItemStateChip({ state }: { readonly state: ItemState }) {
  const { t } = useTranslation("curriculum");
  return <StateChip tone={tones[state]} label={t(`activities.states.${state}`)} />;
}
