import type { BulkEndpoint, BulkOutcome } from "@kindling/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { rowName } from "../list/ListView.ts";
import type { Matching } from "../list/RowAction.ts";
import { type Decide, tell } from "./bulkReport.ts";

export interface BulkOptions {
  readonly more?: object;
  /** The action that undoes it. */
  readonly undo?: string;
  readonly decide?: Decide | undefined;
}

/** Applies an action to many rows, or all matching rows, in one call; shows the outcome with an undo. */
export function useBulk(endpoint: BulkEndpoint, failed: string) {
  const { t } = useTranslation("ui");
  const queries = useQueryClient();

  return async function run(
    action: string,
    rows: readonly { readonly id: number }[],
    matching?: Matching,
    { more, undo, decide }: BulkOptions = {},
  ): Promise<BulkOutcome | null> {
    const chosen = matching ?? { ids: rows.map(({ id }) => id) };
    tell({ kind: "busy", count: matching?.expected ?? rows.length });
    try {
      const { data, message } = await call(endpoint, { body: { action, ...chosen, ...more } });
      tell(null);
      const refused = data.skipped.map(({ id, msg, data: told }) => {
        const row = rows.find((each) => each.id === id);
        return { id, msg, data: told, name: data.names[String(id)] ?? (row ? rowName(row) : `#${id}`) };
      });
      const skipped = decide?.(refused) ?? refused;
      const done = data.ids.map((id) => ({ id }));
      const takeBack = () => void run(undo ?? "", done, undefined, { decide });
      if (data.done > 0) succeed(message, undo ? { label: t("undo"), run: takeBack } : undefined);
      const [only] = skipped;
      if (only && skipped.length === 1 && data.done === 0) fail(null, `${only.name}: ${only.msg}`);
      else if (only) tell({ kind: "skipped", message, skipped });
      return data;
    } catch (error) {
      tell(null);
      fail(error, failed);
      return null;
    } finally {
      void queries.invalidateQueries();
    }
  };
}
