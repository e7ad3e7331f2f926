import { readShownList, type ShownList } from "../../ui/list/shownList.ts";
import { type EditableList, type EditableRow, editableLists } from "./editableLists.ts";

/** A cell that can be edited, with what it shows. */
export interface CellPlace {
  readonly cell: HTMLElement;
  readonly list: EditableList;
  readonly row: EditableRow;
  readonly field: string;
}

const cellsIn = (box: Element) => [...box.querySelectorAll<HTMLElement>("[data-field]")];

function rowOf(cell: HTMLElement, { rows, state }: ShownList): EditableRow | undefined {
  const place = Number(cell.closest("[role=row]")?.getAttribute("aria-rowindex"));
  return rows[place - state.page * state.rows - 2] as EditableRow | undefined;
}

/** What a cell of the shown list holds; null if it can't be edited. */
export function placeOf(cell: HTMLElement): CellPlace | null {
  const shown = readShownList();
  const list = shown && editableLists[shown.list.name];
  const { field = "" } = cell.dataset;
  const known = list?.fields[field];
  if (!list || !known) return null;
  const row = rowOf(cell, shown);
  if (!row?.can.includes("update") || !known.allowed(row)) return null;
  return { cell, list, row, field };
}

/** The cell itself, else the first one of its row that can be edited; null if none can. */
export function nearestPlace(cell: HTMLElement): CellPlace | null {
  const row = cell.closest("[role=row]");
  return [cell, ...(row ? cellsIn(row) : [])].map(placeOf).find((place) => place !== null) ?? null;
}

/** The editable cell after this one, or before it, in the rows of the page; null at the end. */
export function nextPlace(cell: HTMLElement, step: 1 | -1): CellPlace | null {
  const grid = cell.closest("[role=grid]");
  const all = grid ? cellsIn(grid) : [];
  const at = all.indexOf(cell);
  const rest = step > 0 ? all.slice(at + 1) : all.slice(0, at).reverse();
  for (const each of rest) {
    const place = placeOf(each);
    if (place) return place;
  }
  return null;
}
