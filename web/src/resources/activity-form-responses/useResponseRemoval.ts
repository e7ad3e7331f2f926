import { activityFormResponseEndpoints, activityFormResponses } from "@kindling/contract";
import DeleteIcon from "@mui/icons-material/DeleteOutlineRounded";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useLabels } from "../../core/labels.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { useConfirm } from "../../ui/feedback/useConfirm.tsx";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { type FormResponse, teacherOf } from "./FormResponse.ts";

/** Deleting responses, which takes back the points they won; that is said before it is done. */
export function useResponseRemoval(): { action: RowAction<FormResponse>; dialog: ReactElement } {
  const { t } = useTranslation(["curriculum", "ui"]);
  const labels = useLabels(activityFormResponses);
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();

  async function run(responses: readonly FormResponse[]): Promise<void> {
    const [first] = responses;
    if (!first) return;
    const count = responses.length;
    const points = responses.reduce((sum, each) => sum + each.points, 0);
    const agreed = await ask({
      title: t("ui:remove.title", { count, thing: count === 1 ? labels.one : labels.many }),
      text:
        count === 1
          ? t("responses.removeOne", {
              teacher: teacherOf(first),
              title: first.title,
              points: t("responses.points", { count: points }),
            })
          : t("responses.removeMany", { points: t("responses.points", { count: points }) }),
      confirm: t("ui:remove.confirm"),
      risky: true,
    });
    if (!agreed) return;
    let message = "";
    try {
      for (const each of responses) {
        ({ message } = await call(activityFormResponseEndpoints.remove, { params: { id: each.id } }));
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
