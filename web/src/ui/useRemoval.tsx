import type { BulkEndpoint, Endpoint, Resource } from "@kindling/contract";
import DeleteIcon from "@mui/icons-material/DeleteOutlineRounded";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CallError, call } from "../core/api.ts";
import { useLabels } from "../core/labels.ts";
import { fail, succeed } from "../core/toasts.ts";
import { type Decide, tell } from "./bulk/bulkReport.ts";
import { useBulk } from "./bulk/useBulk.ts";
import { useConfirm } from "./feedback/useConfirm.tsx";
import { rowName } from "./list/ListView.ts";
import type { AnyRow } from "./list/listRows.ts";
import type { Matching, RowAction } from "./list/RowAction.ts";

const mostNames = 5;

interface RemovalOptions<Row> {
  /** Deletes visible rows without asking; the toast offers an undo. */
  readonly atOnce?: boolean;
  /** The confirmation's text, if the rows' names aren't enough. */
  readonly text?: (rows: readonly Row[]) => ReactNode;
  readonly decide?: Decide | undefined;
}

/** Deletes one, several or all matching rows: asks, deletes and offers an undo. */
export function useRemoval<Row extends AnyRow = AnyRow>(
  resource: Pick<Resource, "labels">,
  calls: { readonly remove: Endpoint; readonly bulk: BulkEndpoint },
  { atOnce = false, text, decide }: RemovalOptions<Row> = {},
): { action: RowAction<Row>; dialog: ReactElement } {
  const { t } = useTranslation("ui");
  const labels = useLabels(resource);
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const failed = t("failed.delete", { thing: labels.failing });
  const bulk = useBulk(calls.bulk, failed);
  const restore = useBulk(calls.bulk, t("failed.restore", { thing: labels.one }));

  async function removeOne(row: Row): Promise<void> {
    try {
      const { message } = (await call(calls.remove, { params: { id: row.id } })) as { message: string };
      succeed(message, { label: t("undo"), run: () => void restore("restore", [row]) });
    } catch (error) {
      const { data, message, usedBy } = error instanceof CallError ? error : new CallError(0, {}, failed);
      if (decide?.([{ id: row.id, name: rowName(row), data }]).length === 0) return;
      if (usedBy.length > 0) tell({ kind: "used", message, usedBy });
      else fail(error, failed);
    }
    void queries.invalidateQueries();
  }

  function textFor(rows: readonly Row[], matching?: Matching): ReactNode {
    if (matching) return t("remove.all", { things: labels.many, count: matching.expected });
    const names = rows.slice(0, mostNames).map((row) => rowName(row));
    const listed = rows.length > mostNames ? [...names, "…"] : names;
    return text?.(rows) ?? <strong style={{ display: "block" }}>{listed.join(", ")}</strong>;
  }

  async function run(rows: readonly Row[], matching?: Matching): Promise<void> {
    const count = matching?.expected ?? rows.length;
    const agreed =
      (atOnce && !matching) ||
      (await ask({
        title: t("remove.title", { thing: count === 1 ? labels.one : labels.many, count }),
        text: (
          <>
            {textFor(rows, matching)} {t("remove.restorable")}
          </>
        ),
        confirm: t("remove.confirm"),
        risky: true,
      }));
    if (!agreed) return;
    const [only] = rows;
    if (!matching && rows.length === 1 && only) await removeOne(only);
    else await bulk("delete", rows, matching, { undo: "restore", decide });
  }

  return {
    dialog,
    action: {
      label: t("remove.confirm"),
      icon: DeleteIcon,
      tone: "risky",
      takesAll: true,
      allowed: (row) => row.can.includes("delete"),
      run: (rows, matching) => void run(rows, matching),
    },
  };
}
