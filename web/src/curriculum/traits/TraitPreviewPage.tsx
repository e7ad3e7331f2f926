import { type ClassroomTrait, traitEndpoints, traits } from "@kindling/contract";
import type { ComponentType } from "react";
import { useParams } from "react-router";
import { useLabels } from "../../core/labels.ts";
import { PreviewControls } from "../activities/preview/PreviewControls.tsx";
import { StageFrame } from "../activities/preview/StageFrame.tsx";
import { usePreviewChoice } from "../activities/preview/usePreviewChoice.ts";
import { PreviewLayout } from "../previewing/PreviewLayout.tsx";
import { usePreview } from "../previewing/usePreview.ts";

const parts = ["grade"] as const;

/** What instructors of a grade see of a character trait on a day, the episodes of that day among it. */
export function TraitPreviewPage({
  TraitView,
}: {
  /** The trait as a class sees it; the classroom's own. */
  readonly TraitView: ComponentType<{ readonly trait: ClassroomTrait }>;
}) {
  const labels = useLabels(traits);
  const id = Number(useParams().id);
  const choice = usePreviewChoice();
  const query = { date: choice.date, grade: choice.grade };
  const found = usePreview<ClassroomTrait>(traitEndpoints.preview, id, query);
  return (
    <PreviewLayout
      title={({ title }) => title}
      path="/trait"
      id={id}
      labels={labels}
      found={found}
      controls={<PreviewControls choice={choice} parts={parts} />}
    >
      {(trait) => (
        <StageFrame>
          <TraitView trait={trait} />
        </StageFrame>
      )}
    </PreviewLayout>
  );
}
