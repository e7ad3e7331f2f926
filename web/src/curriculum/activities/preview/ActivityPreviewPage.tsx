import type { ClassroomItem } from "@kindling/contract";
import type { ComponentType } from "react";
import { useParams } from "react-router";
import { useLabels } from "../../../core/labels.ts";
import { PreviewLayout } from "../../previewing/PreviewLayout.tsx";
import { usePreview } from "../../previewing/usePreview.ts";
import type { ActivityScreen } from "../activityCalls.ts";
import { ApprovalButtons } from "./ApprovalButtons.tsx";
import { PreviewControls } from "./PreviewControls.tsx";
import { StageFrame } from "./StageFrame.tsx";
import { usePreviewChoice } from "./usePreviewChoice.ts";

/** The person and site that decide whether a form with a limited audience is visible. */
const everything = ["grade", "program", "who"] as const;

/** What instructors of a grade and program see of an item on a day, and whether they see it at all. */
export function ActivityPreviewPage({
  screen: { resource, calls, path },
  ItemView,
}: {
  readonly screen: ActivityScreen;
  /** The item as a class sees it; the classroom's, so that it is no likeness but the thing itself. */
  readonly ItemView: ComponentType<{ readonly item: ClassroomItem }>;
}) {
  const labels = useLabels(resource);
  const id = Number(useParams().id);
  const choice = usePreviewChoice();
  const query = { date: choice.date, grade: choice.grade, program_id: choice.programId, ...choice.who };
  const found = usePreview<ClassroomItem>(calls.preview, id, query);
  return (
    <PreviewLayout
      title={(item) => item.title}
      path={path}
      id={id}
      labels={labels}
      found={found}
      buttons={<ApprovalButtons id={id} calls={calls} />}
      controls={
        <PreviewControls choice={choice} parts={resource.name === "nomination" ? everything : undefined} />
      }
    >
      {(item) => (
        <StageFrame>
          <ItemView key={item.id} item={item} />
        </StageFrame>
      )}
    </PreviewLayout>
  );
}
