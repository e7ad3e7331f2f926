import { doneMessages, issueMessage } from "@kindling/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { CallError, call } from "../../core/api.ts";
import { useLanguage } from "../../core/language.ts";
import { newKey } from "../../core/newKey.ts";
import { failureText, succeed } from "../../core/toasts.ts";
import { shapeOf } from "../../ui/form/schemaAt.ts";
import { markRow } from "../../ui/list/changedRow.ts";
import { wholeOf } from "../../ui/wholeCall.ts";
import type { CellPlace } from "./cellPlaces.ts";
import { type EditableRow, textIn } from "./editableLists.ts";

/**
 * Saves a cell by the call and the rules of the row's form. Returns what is wrong with the value, in words for the cell;
 * null if it was saved.
 */
export function useCellSaving() {
  const { t } = useTranslation(["header", "ui"]);
  const language = useLanguage();
  const queries = useQueryClient();
  // A repeated save uses the same key, because the first may have arrived.
  const sent = useRef({ what: "", key: "" });
  // The list reads a saved row again only after a while, and the next cell of the row is saved as it was answered.
  const latest = useRef(new Map<number, number>());

  return async ({ list, row, field }: CellPlace, value: string, label: string): Promise<string | null> => {
    const { update, key, fields } = list;
    const { saves = field, write } = fields[field] ?? {};
    const saved = write?.(value);
    const { labels } = update;
    const thing = labels?.[language].failing ?? labels?.[language].one ?? label;
    const what = `${row.id} ${field} ${value}`;
    if (sent.current.what !== what) sent.current = { what, key: newKey() };
    try {
      const { body } = await wholeOf(update).load();
      const issue = shapeOf(body)[saves]?.safeParse(saved, { reportInput: true }).error?.issues[0];
      if (issue) return issueMessage(issue, label, language);
      const reply: unknown = await call(update, {
        params: { [key]: row[key] },
        body: { [saves]: saved },
        version: Math.max(row.version, latest.current.get(row.id) ?? 0),
        idempotencyKey: sent.current.key,
      });
      sent.current.what = "";
      const { message, data } = reply as { readonly message?: string; readonly data: EditableRow };
      latest.current.set(row.id, data.version);
      succeed(message ?? doneMessages[language].updated(thing));
      markRow(data);
      void queries.invalidateQueries();
      return null;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 412) {
        const theirs = error.data as EditableRow;
        latest.current.set(row.id, theirs.version);
        return t("cells.changed", { value: textIn(theirs, field) });
      }
      return failureText(error, t("ui:failed.update", { thing }));
    }
  };
}
