import type { auditActions } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { StateChip, type Tone } from "../../ui/feedback/StateChip.tsx";

type Deed = (typeof auditActions)[number];

const tones: Readonly<Record<Deed, Tone>> = {
  create: "success",
  update: "info",
  delete: "error",
  restore: "success",
  import: "info",
  undo: "warning",
  erase: "warning",
};

export function DeedChip({ deed }: { readonly deed: Deed }) {
  const { t } = useTranslation("people");
  return <StateChip tone={tones[deed]} label={t(`audit.deeds.${deed}`)} />;
}
