import { teacherMedia, teacherMediaEndpoints } from "@kindling/contract";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { useRemoval } from "../../ui/useRemoval.tsx";
import type { Medium } from "./Medium.ts";

/** Deleting photos and videos at once, without asking: the toast that tells of it takes it back. */
export function useMediaRemoval(): RowAction<Pick<Medium, "id" | "can">> {
  return useRemoval(teacherMedia, teacherMediaEndpoints, { atOnce: true }).action;
}
