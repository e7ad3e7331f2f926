import { type KeyboardEvent, type PointerEvent, useState } from "react";
import type { Column } from "../columns.tsx";

/** Pixels: of the columns at both ends, the least of a resized column, and how far a key moves an edge. */
const tickWidth = 50;
const menuWidth = 60;
const narrowest = 64;
const step = 16;

interface ColumnWidths {
  /** The grid's columns as a CSS template, and the least width in pixels that has room for them. */
  readonly template: string;
  readonly least: number;
  /** How far from the left each pinned column stays, in pixels, and how far all of them reach. */
  readonly pins: readonly number[];
  readonly pinned: number;
  /** Handlers for the edge of a column's heading, and for its keys. */
  edgeOf(field: string): {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onDoubleClick(): void;
  };
  onKeyDown(field: string, event: KeyboardEvent<HTMLElement>): void;
}

/** The widths of a table's columns: in proportion to the room there is, or as the user has dragged them. */
export function useColumnWidths<Row>(
  columns: readonly Column<Row>[],
  selects: boolean,
  hasMenu: boolean,
): ColumnWidths {
  const [dragged, setDragged] = useState<Readonly<Record<string, number | undefined>>>({});
  const resize = (field: string, width: number | undefined) =>
    setDragged((before) => ({ ...before, [field]: width && Math.max(narrowest, Math.round(width)) }));
  const tracks = columns.map(({ field, width, isState, isPinned }, index) => {
    const fixed = dragged[field] ?? (isPinned ? width : undefined);
    // On narrow screens, names and states keep their width and descriptions shrink.
    const least = fixed ?? Math.max(80, width * (index === 0 ? 1 : isState ? 0.9 : 0.75));
    return { least, size: fixed ? `${fixed}px` : `minmax(${least}px, ${width}fr)` };
  });
  const template = [
    selects ? `${tickWidth}px` : "",
    ...tracks.map(({ size }) => size),
    // The menus stay at the right when no column takes the rest.
    tracks.every(({ size }) => !size.endsWith("fr)")) ? "1fr" : "",
    hasMenu ? `${menuWidth}px` : "",
  ].join(" ");
  const start = selects ? tickWidth : 0;
  const widthOf = (all: readonly { readonly least: number }[]) =>
    all.reduce((sum, { least }) => sum + least, start);
  const pins = columns.flatMap(({ isPinned }, index) => (isPinned ? widthOf(tracks.slice(0, index)) : []));
  return {
    template,
    pins,
    pinned: widthOf(tracks.slice(0, pins.length)),
    least: widthOf(tracks) + (hasMenu ? menuWidth : 0),
    edgeOf: (field) => ({
      onPointerDown: (event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: ({ currentTarget, pointerId, clientX }) => {
        if (!currentTarget.hasPointerCapture(pointerId)) return;
        resize(field, clientX - (currentTarget.parentElement?.getBoundingClientRect().left ?? 0));
      },
      onDoubleClick: () => resize(field, undefined),
    }),
    onKeyDown: (field, event) => {
      const direction = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      if (!event.shiftKey || direction === 0) return;
      event.preventDefault();
      event.stopPropagation();
      resize(field, event.currentTarget.offsetWidth + direction * step);
    },
  };
}
