import { doneMessages, type Endpoint, type Resource } from "@kindling/contract";
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
  calls: { readonly remove: Endpoint; readonly restore: Endpoint },
  renew: () => void,
  said?: Said,
): RowAction<Removable> {
  const { t } = useTranslation("ui");
  const labels = useLabels(resource);
  const done = doneMessages[useLanguage()];

  /** Makes a call for each until one fails; answers those for which it went well. */
  async function each(
    ids: readonly number[],
    endpoint: Endpoint,
    failed: string,
  ): Promise<readonly number[]> {
    const through: number[] = [];
    try {
      for (const id of ids) {
        await call(endpoint, { params: { id } });
        through.push(id);
      }
    } catch (error) {
      fail(error, failed);
    }
    renew();
    return through;
  }

  async function restore(gone: readonly number[]): Promise<void> {
    const { length } = await each(gone, calls.restore, t("failed.restore", { thing: labels.one }));
    if (length > 0) succeed(said?.restored(length) ?? done.restored(labels.one));
  }

  async function run(rows: readonly Removable[]): Promise<void> {
    const ids = rows.map(({ id }) => id);
    const gone = await each(ids, calls.remove, t("failed.delete", { thing: labels.one }));
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
