import OffIcon from "@mui/icons-material/PauseCircleOutlineRounded";
import OnIcon from "@mui/icons-material/PlayCircleOutlineRounded";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { fail, succeed } from "../core/toasts.ts";
import type { AnyRow } from "./list/listRows.ts";
import type { RowAction } from "./list/RowAction.ts";

interface Activatable extends AnyRow {
  readonly is_active: boolean;
}

/**
 * Switching rows on and off, one or several, with the way back in the toast. `set` makes the call for one row and
 * answers it as it now is: what is taken back is what was done here, and not what somebody else did since.
 */
export function useActivation<Row extends Activatable>(
  set: (row: Row, active: boolean) => Promise<{ readonly data: Row }>,
  allowed: boolean,
): readonly RowAction<Row>[] {
  const { t } = useTranslation("ui");
  const queries = useQueryClient();

  async function change(rows: readonly Row[], active: boolean, offersUndo = true): Promise<void> {
    const done: Row[] = [];
    try {
      for (const row of rows) {
        done.push((await set(row, active)).data);
      }
    } catch (error) {
      fail(error, t("activation.failed"));
    }
    void queries.invalidateQueries();
    if (done.length === 0) return;
    const text = t(active ? "activation.on" : "activation.off", { count: done.length });
    succeed(
      text,
      offersUndo ? { label: t("undo"), run: () => void change(done, !active, false) } : undefined,
    );
  }

  const may = (row: Row, active: boolean) =>
    allowed && row.is_active !== active && row.can.includes("update");
  return [
    {
      label: t("activation.activate"),
      icon: OnIcon,
      allowed: (row) => may(row, true),
      run: (rows) => void change(rows, true),
    },
    {
      label: t("activation.deactivate"),
      icon: OffIcon,
      allowed: (row) => may(row, false),
      run: (rows) => void change(rows, false),
    },
  ];
}
