import type { RowAction } from "../../ui/list/RowAction.ts";
import { usePreviewAction } from "../previewing/usePreviewAction.ts";
import { useResponsesAction } from "../responses/useResponsesAction.ts";
import type { ActivityRow } from "./activityCalls.ts";

export function useItemLinks(path: string): readonly RowAction<ActivityRow>[] {
  return [usePreviewAction(path), useResponsesAction(`${path}/responses`)];
}
