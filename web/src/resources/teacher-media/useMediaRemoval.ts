import { teacherMedia, teacherMediaEndpoints } from "@kindling/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { useUndoableRemoval } from "../useUndoableRemoval.ts";
import type { Medium } from "./Medium.ts";

/** Deleting photos and videos at once, without asking: the toast that tells of it takes it back. */
export function useMediaRemoval(): RowAction<Pick<Medium, "id" | "can">> {
  const { t } = useTranslation("media");
  const queries = useQueryClient();
  return useUndoableRemoval(
    teacherMedia,
    teacherMediaEndpoints,
    () => void queries.invalidateQueries({ queryKey: [teacherMediaEndpoints.list.name] }),
    {
      deleted: (count) => t("deleted", { count }),
      restored: (count) => t("restored", { count }),
    },
  );
}
