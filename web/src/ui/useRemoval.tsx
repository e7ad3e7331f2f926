import { auditLogEndpoints, doneMessages, type Endpoint, type Resource } from "@kindling/contract";
import DeleteIcon from "@mui/icons-material/DeleteOutlineRounded";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../core/api.ts";
import { useLabels } from "../core/labels.ts";
import { useLanguage } from "../core/language.ts";
import { fail, succeed, type ToastAction } from "../core/toasts.ts";
import { useConfirm } from "./feedback/useConfirm.tsx";
import { rowName } from "./list/ListView.ts";
import type { AnyRow } from "./list/listRows.ts";
import type { RowAction } from "./list/RowAction.ts";
import { useMayCall } from "./useMayCall.ts";

/** Deleting rows, one or several: asks, deletes, tells, and offers the way back where the server knows one. */
export function useRemoval(
  resource: Pick<Resource, "name" | "labels">,
  remove: Endpoint,
): { action: RowAction<AnyRow>; dialog: ReactElement } {
  const { t } = useTranslation("ui");
  const language = useLanguage();
  const labels = useLabels(resource);
  const queries = useQueryClient();
  const mayRestore = useMayCall(auditLogEndpoints.restore);
  const { ask, dialog } = useConfirm();
  const refresh = () => void queries.invalidateQueries();

  async function restorer(id: number): Promise<ToastAction | undefined> {
    if (!mayRestore) return undefined;
    const query = {
      entity: resource.name,
      entity_id: id,
      action: ["delete" as const],
      sort: "id" as const,
      order: "desc" as const,
      rows: 1,
    };
    // That it is deleted stands, even when the way back can't be found.
    const found = await call(auditLogEndpoints.list, { query }).catch(() => null);
    const entry = found?.data.find((each) => each.can.includes("restore"));
    if (!entry) return undefined;
    const restore = async () => {
      try {
        succeed((await call(auditLogEndpoints.restore, { params: { id: entry.id } })).message);
        refresh();
      } catch (error) {
        fail(error, t("failed.restore", { thing: labels.one }));
      }
    };
    return { label: t("undo"), run: () => void restore() };
  }

  async function run(rows: readonly AnyRow[]): Promise<void> {
    const names = rows
      .map((row) => rowName(row))
      .slice(0, 5)
      .join(", ");
    const thing = rows.length === 1 ? labels.one : labels.many;
    const agreed = await ask({
      title: t("remove.title", { thing, count: rows.length }),
      text: t("remove.text", { names: rows.length > 5 ? `${names}, …` : names }),
      confirm: t("remove.confirm"),
      risky: true,
    });
    if (!agreed) return;
    let message = "";
    let deleted = 0;
    try {
      for (const row of rows) {
        const reply: unknown = await call(remove, { params: { id: row.id } });
        message = (reply as { message: string }).message;
        deleted++;
      }
    } catch (error) {
      fail(error, t("failed.delete", { thing: labels.failing }));
    }
    refresh();
    const [only] = rows;
    if (rows.length === 1 && only && deleted === 1) succeed(message, await restorer(only.id));
    else if (deleted > 0)
      succeed(doneMessages[language].deleted(t("remove.several", { count: deleted, things: labels.many })));
  }

  return {
    dialog,
    action: {
      label: t("remove.confirm"),
      icon: DeleteIcon,
      tone: "risky",
      allowed: (row) => row.can.includes("delete"),
      run: (rows) => void run(rows),
    },
  };
}
