import { type ReactElement, useState } from "react";
import { Later } from "../../ui/Later.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";

const parts = loadOnce(() => import("./CellEditing.tsx"));

/**
 * Edits cells of the shown table in place. Returns how to edit the cell that an element is in, which answers whether it
 * is in one, and what is drawn in the cells.
 */
export function useCells(): {
  readonly edit: (target: EventTarget | null) => boolean;
  readonly drawn: ReactElement;
} {
  const [cell, setCell] = useState<HTMLElement | null>(null);
  return {
    edit: (target) => {
      const asked = target instanceof Element ? target.closest<HTMLElement>("main .rows .cell") : null;
      if (asked) setCell(asked);
      return asked !== null;
    },
    drawn: (
      <Later from={parts} wanted={cell !== null}>
        {({ CellEditing }) => <CellEditing cell={cell} onEdit={setCell} />}
      </Later>
    ),
  };
}
