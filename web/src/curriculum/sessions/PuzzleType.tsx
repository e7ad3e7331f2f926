import type { puzzleTypes } from "@kindling/contract";
import { useTranslation } from "react-i18next";

export function PuzzleType({ type }: { readonly type: (typeof puzzleTypes)[number] | null }) {
  const { t } = useTranslation("curriculum");
  return type && t(`sessions.puzzles.${type}`);
}
