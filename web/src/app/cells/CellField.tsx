import Paper from "@mui/material/Paper";
import Popper from "@mui/material/Popper";
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { rowName } from "../../ui/list/ListView.ts";
import { type CellPlace, nextPlace } from "./cellPlaces.ts";
import { textIn } from "./editableLists.ts";
import type { useCellSaving } from "./useCellSaving.ts";

const headingOf = (cell: HTMLElement) =>
  cell
    .closest("[role=grid]")
    ?.querySelector(`[role=columnheader][aria-colindex="${cell.getAttribute("aria-colindex")}"]`)
    ?.textContent ?? "";

/**
 * A cell as a field. Enter saves it, Tab saves it and goes to the next one, Escape gives back what was there; what the
 * server refuses stays, with the reason below it.
 */
export function CellField({
  place,
  onSave,
  onMove,
}: {
  readonly place: CellPlace;
  readonly onSave: ReturnType<typeof useCellSaving>;
  /** Called with the cell to edit next; null when the cells are done with. */
  readonly onMove: (cell: HTMLElement | null) => void;
}) {
  const { t } = useTranslation("header");
  // As it was when it was opened: what others save meanwhile isn't overwritten unseen.
  const [opened] = useState(place);
  const { cell, list, row, field } = opened;
  const known = list.fields[field];
  const [before] = useState(() => known?.read(row, field) ?? "");
  const [value, setValue] = useState(before);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isLeft = useRef(false);
  const box = useRef<HTMLSpanElement>(null);
  const id = useId();
  const label = headingOf(cell);

  useEffect(() => {
    box.current?.querySelector<HTMLElement>("input, select")?.focus();
  }, []);

  const leave = (next: HTMLElement | null, focused?: HTMLElement) => {
    isLeft.current = true;
    focused?.focus();
    onMove(next);
  };
  /** Saves what was typed, if it is new; true if nothing is left to be done. */
  const save = async () => {
    if (value === before) return true;
    setBusy(true);
    const found = await onSave(opened, value, label);
    setBusy(false);
    setTrouble(found);
    return found === null;
  };
  const onKeyDown = async (event: KeyboardEvent) => {
    event.stopPropagation();
    const { key, shiftKey } = event;
    if (event.nativeEvent.isComposing || !["Enter", "Tab", "Escape"].includes(key)) return;
    event.preventDefault();
    if (isBusy) return;
    if (key === "Escape") return leave(null, cell);
    if (!(await save())) return;
    const next = key === "Tab" ? nextPlace(cell, shiftKey ? -1 : 1) : null;
    leave(next?.cell ?? null, next ? undefined : cell);
  };
  const onBlur = async (event: FocusEvent) => {
    // Another window has the focus, or the field is being left by a key.
    if (isLeft.current || isBusy || !document.hasFocus() || box.current?.contains(event.relatedTarget))
      return;
    if (await save()) leave(null);
  };

  return (
    <span
      ref={box}
      role="presentation"
      className="cell-field"
      onKeyDown={(event) => void onKeyDown(event)}
      onBlur={(event) => void onBlur(event)}
    >
      {known && (
        <known.Input
          value={value}
          shown={textIn(row, field)}
          onValue={(next) => {
            setValue(next);
            setTrouble(null);
          }}
          readOnly={isBusy}
          aria-label={t("cells.edit", { column: label, name: rowName(place.row) })}
          aria-busy={isBusy}
          aria-invalid={trouble !== null}
          aria-describedby={trouble === null ? undefined : id}
        />
      )}
      <Popper open={trouble !== null} anchorEl={cell} placement="bottom-start" sx={{ zIndex: "tooltip" }}>
        <Paper id={id} role="alert" className="cell-trouble" elevation={4}>
          {trouble}
        </Paper>
      </Popper>
    </span>
  );
}
