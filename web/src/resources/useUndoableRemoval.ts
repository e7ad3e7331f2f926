import { type BulkEndpoint, doneMessages, type Resource } from "@kindling/contract";
import DeleteIcon from "@mui/icons-material/DeleteOutlineRounded";
import { useTranslation } from "react-i18next";
import { call } from "../core/api.ts";
import { useLabels } from "../core/labels.ts";
import { useLanguage } from "../core/language.ts";
import { fail, succeed } from "../core/toasts.ts";
import type { RowAction } from "../ui/list/RowAction.ts";

interface Removable {
  readonly id: number;
  readonly can: readonly string[];
}

/** What is said of so many rows, where it is not the usual words about one. */
interface Said {
  deleted(count: number): string;
  restored(count: number): string;
}

/** Deleting rows at once, without asking: the toast that tells of it takes it back. */
export function useUndoableRemoval(
  resource: Pick<Resource, "labels">,
  calls: { readonly bulk: BulkEndpoint },
  renew: () => void,
  said?: Said,
): RowAction<Removable> {
  const { t } = useTranslation("ui");
  const labels = useLabels(resource);
  const done = doneMessages[useLanguage()];

  async function change(
    action: "delete" | "restore",
    ids: readonly number[],
    failed: string,
  ): Promise<readonly number[]> {
    try {
      const { data } = await call(calls.bulk, { body: { action, ids } });
      return data.ids;
    } catch (error) {
      fail(error, failed);
      return [];
    } finally {
      renew();
    }
  }

  async function restore(gone: readonly number[]): Promise<void> {
    const { length } = await change("restore", gone, t("failed.restore", { thing: labels.one }));
    if (length > 0) succeed(said?.restored(length) ?? done.restored(labels.one));
  }

  async function run(rows: readonly Removable[]): Promise<void> {
    const ids = rows.map(({ id }) => id);
    const gone = await change("delete", ids, t("failed.delete", { thing: labels.one }));
    if (gone.length === 0) return;
    const text = said?.deleted(gone.length) ?? done.deleted(labels.one);
    succeed(text, { label: t("undo"), run: () => void restore(gone) });
  }

  return {
    label: t("remove.confirm"),
    icon: DeleteIcon,
    tone: "risky",
    allowed: (row) => row.can.includes("delete"),
    run: (rows) => void run(rows),
  };
}
