import type { programKinds } from "@kindling/contract";
import { useTranslation } from "react-i18next";

export function ProgramKind({ kind }: { readonly kind: (typeof programKinds)[number] }) {
  const { t } = useTranslation("curriculum");
  return t(`programs.kinds.${kind}`);
}
