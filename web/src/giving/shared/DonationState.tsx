import type { DonationStatus } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { StateChip, type Tone } from "../../ui/feedback/StateChip.tsx";

const tones: Readonly<Record<DonationStatus, Tone>> = {
  held: "error",
  counted: "warning",
  verified: "success",
  paid: "info",
  void: "neutral",
};

export function DonationState({ status }: { status: DonationStatus }) {
  const { t } = useTranslation("giving");
  return <StateChip label={t(`status.${status}`)} tone={tones[status]} />;
}
