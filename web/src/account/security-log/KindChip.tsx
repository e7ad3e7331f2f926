import { type SecurityKind, securityKindLabels } from "@kindling/contract";
import { useLanguage } from "../../core/language.ts";
import { StateChip, type Tone } from "../../ui/feedback/StateChip.tsx";

/** Refusals stand out; what staff do on purpose is worth a look. */
const tones: Partial<Record<SecurityKind, Tone>> = {
  sign_in_refused: "error",
  locked_out: "error",
  token_refused: "error",
  call_refused: "error",
  infected_file: "error",
  rights_changed: "warning",
  account_added: "warning",
  account_removed: "warning",
  account_restored: "warning",
  password_set: "warning",
};

export function KindChip({ kind }: { readonly kind: SecurityKind }) {
  return <StateChip tone={tones[kind] ?? "info"} label={securityKindLabels[useLanguage()][kind]} />;
}
