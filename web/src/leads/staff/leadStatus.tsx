import { type LeadStatus, leadStatuses } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { StateChip, type Tone } from "../../ui/feedback/StateChip.tsx";
import type { Choice } from "../../ui/filters/ChoicesPill.tsx";

const tones: Readonly<Record<LeadStatus, Tone>> = {
  New: "info",
  Contacted: "warning",
  Nurture: "warning",
  Qualified: "success",
  Converted: "success",
  Unqualified: "neutral",
  Junk: "neutral",
};

export function LeadStatusChip({ status }: { readonly status: LeadStatus }) {
  const { t } = useTranslation("people");
  return <StateChip label={t(`leads.statuses.${status}`)} tone={tones[status]} />;
}

/** The statuses with what people call them, in the order in which a lead goes through them. */
export function useStatusChoices(): readonly (Choice & { readonly value: LeadStatus })[] {
  const { t } = useTranslation("people");
  return leadStatuses.map((value) => ({ value, label: t(`leads.statuses.${value}`) }));
}
