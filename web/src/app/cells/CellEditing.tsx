import "./cells.css";
import EditIcon from "@mui/icons-material/EditRounded";
import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { onShownList, readShownList } from "../../ui/list/shownList.ts";
import { useMay } from "../../ui/useMayCall.ts";
import { CellField } from "./CellField.tsx";
import { nearestPlace, placeOf } from "./cellPlaces.ts";
import { useCellSaving } from "./useCellSaving.ts";

/** The cell under the pointer, if it is that of a mouse. */
function usePointed(): HTMLElement | null {
  const [cell, setCell] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const point = ({ target, pointerType }: PointerEvent) =>
      setCell(
        pointerType === "mouse" && target instanceof Element
          ? target.closest<HTMLElement>("main [data-field]")
          : null,
      );
    addEventListener("pointerover", point);
    return () => removeEventListener("pointerover", point);
  }, []);
  return cell;
}

/** The field in the cell that is edited, and a pencil in the one under the pointer. */
export function CellEditing({
  cell,
  onEdit,
}: {
  /** The cell to edit; one that can't be edited stands for the first of its row that can. */
  readonly cell: HTMLElement | null;
  readonly onEdit: (cell: HTMLElement | null) => void;
}) {
  // Draws anew what the list says of the row when it has read it again.
  useSyncExternalStore(onShownList, readShownList);
  const may = useMay();
  const save = useCellSaving();
  const pointed = usePointed();
  const [left, setLeft] = useState<HTMLElement | null>(null);
  const found = cell?.isConnected ? nearestPlace(cell) : null;
  const place = found && may(found.list.update) ? found : null;
  const near = !place && pointed?.isConnected ? placeOf(pointed) : null;

  useEffect(() => {
    if (cell && !place) onEdit(null);
  }, [cell, place, onEdit]);
  useEffect(() => {
    // The row may have moved in the list, which takes the focus from it.
    if (left?.isConnected && document.activeElement === document.body) left.focus();
  });

  if (place)
    return createPortal(
      <CellField
        key={`${place.row.id} ${place.field}`}
        place={place}
        onSave={save}
        onMove={(next) => {
          setLeft(next ? null : place.cell);
          onEdit(next);
        }}
      />,
      place.cell,
    );
  if (near && may(near.list.update))
    return createPortal(
      <button
        type="button"
        className="cell-pencil"
        aria-hidden
        tabIndex={-1}
        onClick={() => onEdit(near.cell)}
      >
        <EditIcon fontSize="inherit" />
      </button>,
      near.cell,
    );
  return null;
}
