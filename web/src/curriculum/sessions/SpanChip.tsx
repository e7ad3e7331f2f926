import type { spans } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { StateChip, type Tone } from "../../ui/feedback/StateChip.tsx";

type Span = (typeof spans)[number];

const tones: Readonly<Record<Span, Tone>> = { current: "success", coming: "info", past: "neutral" };

/** Today compared with a session's dates. */
export function SpanChip({ span }: { readonly span: Span }) {
  const { t } = useTranslation("curriculum");
  return <StateChip tone={tones[span]} label={t(`sessions.spans.${span}`)} />;
}
