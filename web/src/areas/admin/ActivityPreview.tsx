import type { ActivityKind } from "@kindling/contract";
import { ItemView } from "../../classroom/ItemView.tsx";
import { ActivityPreviewPage } from "../../resources/activity-screens/ActivityPreviewPage.tsx";
import { activityScreens } from "../../resources/activity-screens/activityScreens.ts";

/** The preview of an activity, with the classroom's own view of it. */
export function ActivityPreview({ kind }: { readonly kind: ActivityKind }) {
  return <ActivityPreviewPage screen={activityScreens[kind]} ItemView={ItemView} />;
}
