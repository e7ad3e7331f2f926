import { activityFormResponses, type Endpoint } from "@kindling/contract";
import DeleteIcon from "@mui/icons-material/DeleteOutlineRounded";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useLabels } from "../../core/labels.ts";
import { useFormat } from "../../core/language.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { useConfirm } from "../../ui/feedback/useConfirm.tsx";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { type ResponseRow, teacherOf } from "./ResponseRow.ts";

/** Deleting responses, which takes back the points they won; that is said before it is done. */
export function useResponseRemoval(remove: Endpoint): {
  action: RowAction<ResponseRow>;
  dialog: ReactElement;
} {
  const { t } = useTranslation(["responses", "ui"]);
  const labels = useLabels(activityFormResponses);
  const format = useFormat();
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();

  async function run(responses: readonly ResponseRow[]): Promise<void> {
    const [first] = responses;
    if (!first) return;
    const count = responses.length;
    const points = responses.reduce((sum, each) => sum + each.points, 0);
    const agreed = await ask({
      title: t("ui:remove.title", { count, thing: count === 1 ? labels.one : labels.many }),
      text:
        count === 1
          ? t("removeOne", {
              teacher: teacherOf(first),
              title: first.title,
              points: t("points", { count: points, number: format.number(points) }),
            })
          : t("removeMany", { points: t("points", { count: points, number: format.number(points) }) }),
      confirm: t("ui:remove.confirm"),
      risky: true,
    });
    if (!agreed) return;
    let message = "";
    try {
      for (const each of responses) {
        const done: unknown = await call(remove, { params: { id: each.id } });
        ({ message } = done as { message: string });
      }
    } catch (error) {
      fail(error, t("ui:failed.delete", { thing: labels.one }));
    }
    void queries.invalidateQueries();
    if (message) succeed(message);
  }

  return {
    dialog,
    action: {
      label: t("ui:remove.confirm"),
      icon: DeleteIcon,
      tone: "risky",
      allowed: (row) => row.can.includes("delete"),
      run: (rows) => void run(rows),
    },
  };
}
