import type { ActivityKind } from "@kindling/contract";
import { ItemView } from "../../classroom/ItemView.tsx";
import { activityScreens } from "../../curriculum/activities/activityScreens.ts";
import { ActivityPreviewPage } from "../../curriculum/activities/preview/ActivityPreviewPage.tsx";

export function ActivityPreview({ kind }: { readonly kind: ActivityKind }) {
  return <ActivityPreviewPage screen={activityScreens[kind]} ItemView={ItemView} />;
}
