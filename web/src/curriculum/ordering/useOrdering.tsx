import Box from "@mui/material/Box";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { type DragEvent, useState } from "react";

/** Where an entry of a list is, and how it changes its place. */
export interface Order {
  /** From 1. */
  readonly place: number;
  readonly total: number;
  readonly move: (by: 1 | -1) => void;
  readonly remove: () => void;
  /** Called when the mouse takes the entry up and when it lets it go. */
  readonly drag: (on: boolean) => void;
}

/** Reorders a list by buttons or by dragging. `tell` says for screen readers where an entry is now. */
export function useOrdering<T>(
  list: readonly T[],
  put: (next: readonly T[]) => void,
  tell: (now: { readonly place: number; readonly total: number }) => string,
) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, say] = useState("");
  const total = list.length;
  const move = (from: number, to: number) => {
    if (from === to || from >= total || to < 0 || to >= total) return;
    put(moved(list, from, to));
    say(tell({ place: to + 1, total }));
  };
  return {
    move,
    say,
    order: (index: number): Order => ({
      place: index + 1,
      total,
      move: (by) => move(index, index + by),
      remove: () => put(list.filter((_, at) => at !== index)),
      drag: (on) => setDragged(on ? index : null),
    }),
    /** Props of an entry's element. */
    row: (index: number) => ({
      onDragOver: (event: DragEvent) => {
        if (dragged === null || index >= total) return;
        event.preventDefault();
        if (!passesMiddle(event, dragged < index)) return;
        move(dragged, index);
        setDragged(index);
      },
      onDrop: (event: DragEvent) => event.preventDefault(),
      style: { opacity: dragged === index ? 0.5 : 1 },
    }),
    status: (
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    ),
  };
}

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/**
 * Whether what is dragged over an element has passed its middle, on its way down or up. Things that change places sooner
 * lie under the pointer once more as soon as they have, and change back.
 */
function passesMiddle({ currentTarget, clientY }: DragEvent, goesDown: boolean): boolean {
  const { top, height } = currentTarget.getBoundingClientRect();
  const beyond = clientY - top - height / 2;
  return goesDown ? beyond >= 0 : beyond <= 0;
}
