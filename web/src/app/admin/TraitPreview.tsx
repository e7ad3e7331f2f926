import type { ClassroomTrait } from "@kindling/contract";
import { useMemo } from "react";
import { ItemView } from "../../classroom/ItemView.tsx";
import { traitItem } from "../../classroom/traitItem.ts";
import { TraitPreviewPage } from "../../curriculum/traits/TraitPreviewPage.tsx";

/** A trait on the stage; starts over when its episodes change. */
function TraitView({ trait }: { readonly trait: ClassroomTrait }) {
  const item = useMemo(() => traitItem(trait), [trait]);
  return <ItemView key={`${trait.id} ${trait.videos.map(({ id }) => id).join()}`} item={item} />;
}

export function TraitPreview() {
  return <TraitPreviewPage TraitView={TraitView} />;
}
