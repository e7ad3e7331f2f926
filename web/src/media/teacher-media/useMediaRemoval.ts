import { teacherMedia, teacherMediaEndpoints } from "@kindling/contract";
import type { ReactElement } from "react";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { useRemoval } from "../../ui/useRemoval.tsx";
import type { Medium } from "./Medium.ts";

/** Deleting photos and videos without asking: the toast takes it back. Only all that match are asked about. */
export function useMediaRemoval(): {
  action: RowAction<Pick<Medium, "id" | "can">>;
  dialog: ReactElement;
} {
  return useRemoval(teacherMedia, teacherMediaEndpoints, { atOnce: true });
}
