import { teacherMedia, teacherMediaEndpoints } from "@kindling/contract";
import DeleteIcon from "@mui/icons-material/DeleteOutlineRounded";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useLabels } from "../../core/labels.ts";
import { fail, succeed } from "../../core/toasts.ts";
import type { RowAction } from "../../ui/list/RowAction.ts";
import type { Medium } from "./Medium.ts";

/** Deleting photos and videos at once, without asking: the toast that tells of it takes it back. */
export function useMediaRemoval(): RowAction<Pick<Medium, "id" | "can">> {
  const { t } = useTranslation(["media", "ui"]);
  const labels = useLabels(teacherMedia);
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: [teacherMediaEndpoints.list.name] });

  async function restore(ids: readonly number[]): Promise<void> {
    try {
      for (const id of ids) await call(teacherMediaEndpoints.restore, { params: { id } });
      succeed(t("restored", { count: ids.length }));
    } catch (error) {
      fail(error, t("ui:failed.restore", { thing: labels.one }));
    }
    refresh();
  }

  async function run(rows: readonly Pick<Medium, "id">[]): Promise<void> {
    const gone: number[] = [];
    try {
      for (const { id } of rows) {
        await call(teacherMediaEndpoints.remove, { params: { id } });
        gone.push(id);
      }
    } catch (error) {
      fail(error, t("ui:failed.delete", { thing: labels.one }));
    }
    refresh();
    if (gone.length === 0) return;
    succeed(t("deleted", { count: gone.length }), { label: t("ui:undo"), run: () => void restore(gone) });
  }

  return {
    label: t("ui:remove.confirm"),
    icon: DeleteIcon,
    tone: "risky",
    allowed: (row) => row.can.includes("delete"),
    run: (rows) => void run(rows),
  };
}
