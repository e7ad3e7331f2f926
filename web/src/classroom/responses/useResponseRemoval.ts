import { activityFormResponses, type BulkEndpoint, type Endpoint } from "@kindling/contract";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { useRemoval } from "../../ui/useRemoval.tsx";
import { type ResponseRow, teacherOf } from "./ResponseRow.ts";

/** Deleting responses, which takes back the points they won; that is said before it is done. */
export function useResponseRemoval(calls: { readonly remove: Endpoint; readonly bulk: BulkEndpoint }): {
  action: RowAction<ResponseRow>;
  dialog: ReactElement;
} {
  const { t } = useTranslation("responses");
  const format = useFormat();

  function text(responses: readonly ResponseRow[]): string {
    const [first] = responses;
    const count = responses.reduce((sum, each) => sum + each.points, 0);
    const points = t("points", { count, number: format.number(count) });
    if (!first || responses.length > 1) return t("removeMany", { points });
    return t("removeOne", { teacher: teacherOf(first), title: first.title, points });
  }

  return useRemoval<ResponseRow>(activityFormResponses, calls, { text });
}
