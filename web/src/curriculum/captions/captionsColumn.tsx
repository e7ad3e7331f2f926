import type { CaptionState } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { cellColumn, spare } from "../../ui/list/columns.tsx";

function Captions({ state }: { readonly state: CaptionState }) {
  const { t } = useTranslation("curriculum");
  return t(`captions.states.${state}`);
}

/** A column that can be shown: what the captions of a row's film lack. */
export const captionsColumn = spare(
  cellColumn(
    "captions",
    ({ captions }: { readonly captions: CaptionState | null }) => captions && <Captions state={captions} />,
    170,
  ),
);
