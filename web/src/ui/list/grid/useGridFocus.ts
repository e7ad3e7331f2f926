import { type FocusEvent, type KeyboardEvent, useState } from "react";

interface Place {
  /** 0 is the heading. */
  readonly row: number;
  readonly column: number;
}

/** The place of the cell that an event is in; null for what is drawn elsewhere, such as a row's open menu. */
function placeOf({ currentTarget, target }: FocusEvent<HTMLElement> | KeyboardEvent<HTMLElement>) {
  const cell = target instanceof Element ? target.closest("[aria-colindex]") : null;
  const line = cell?.parentElement;
  if (!cell || !line || !currentTarget.contains(cell)) return null;
  const rows = [...currentTarget.querySelectorAll("[role=row]")];
  return { cell, rows, row: rows.indexOf(line), column: [...line.children].indexOf(cell) };
}

/** How many rows are in sight, which is how far Page up and Page down go. */
function pageOf(rows: readonly Element[]): number {
  const [head, first] = rows;
  const box = head?.closest("[data-scroller]")?.clientHeight ?? 0;
  return Math.max(1, Math.floor((box - (head?.clientHeight ?? 0)) / (first?.clientHeight || 1)));
}

/** Focuses a cell, or the control that fills it. */
function focusOn(cell: Element): void {
  const control = cell.querySelector("[data-stop]") ?? cell;
  if (control instanceof HTMLElement) control.focus();
}

/**
 * One stop for Tab in the whole grid, and arrow keys, Home, End, Page up and Page down between its cells, as in the grid
 * pattern of ARIA's authoring practices.
 */
export function useGridFocus({
  open,
  toggle,
  selectAll,
}: {
  /** What Enter, Space, and Ctrl or ⌘ with A do; rows count from 0. */
  readonly open: (row: number) => void;
  readonly toggle: (row: number) => void;
  readonly selectAll: () => void;
}) {
  const [stop, setStop] = useState<Place>({ row: 0, column: 0 });

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const place = placeOf(event);
    if (place && (place.row !== stop.row || place.column !== stop.column)) setStop(place);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = placeOf(event);
    if (!place) return;
    const { cell, rows, row, column } = place;
    const hasCommand = event.ctrlKey || event.metaKey;
    const act = () => {
      if (event.target !== cell || row === 0) return undefined;
      if (event.key === "Enter") return () => open(row - 1);
      return event.key === " " ? () => toggle(row - 1) : undefined;
    };
    const action = hasCommand && event.key === "a" ? selectAll : act();
    if (action) {
      event.preventDefault();
      action();
      return;
    }
    const width = cell.parentElement?.children.length ?? 0;
    const next: Readonly<Record<string, Place>> = {
      ArrowUp: { row: row - 1, column },
      ArrowDown: { row: row + 1, column },
      ArrowLeft: { row, column: column - 1 },
      ArrowRight: { row, column: column + 1 },
      Home: { row: hasCommand ? Math.min(1, rows.length - 1) : row, column: 0 },
      End: { row: hasCommand ? rows.length - 1 : row, column: width - 1 },
      PageUp: { row: Math.max(1, row - pageOf(rows)), column },
      PageDown: { row: Math.min(rows.length - 1, row + pageOf(rows)), column },
    };
    const to = next[event.key];
    const target = to && rows[to.row]?.children[to.column];
    if (!target) return;
    event.preventDefault();
    focusOn(target);
  };

  return { stop, onFocus, onKeyDown };
}
