import { type KeyboardEvent, type PointerEvent, useState } from "react";
import type { Column } from "../columns.tsx";

/** Pixels: of the columns at both ends, the least of a resized column, and how far a key moves an edge. */
const tickWidth = 50;
const menuWidth = 60;
const narrowest = 64;
const step = 16;

/** Pixels beside a text: the cell's padding, in a heading with the arrow that sorts. */
const beside = { text: 20, heading: 42 };

/**
 * The widths of a table's columns: in proportion to their longest texts among the rows shown so far, or as the user
 * has dragged them.
 */
export function useColumnWidths<Row>(columns: readonly Column<Row>[], selects: boolean, hasMenu: boolean) {
  const [dragged, setDragged] = useState<Readonly<Record<string, number | undefined>>>({});
  const [longest, setLongest] = useState<Readonly<Record<string, number>>>({});
  const resize = (field: string, width: number | undefined) =>
    setDragged((before) => ({ ...before, [field]: width && Math.max(narrowest, Math.round(width)) }));
  const tracks = columns.map(({ field, width, isState, isPinned }, index) => {
    const fixed = dragged[field] ?? (isPinned ? width : undefined);
    // On narrow screens, names and states keep their width and descriptions shrink.
    const usual = Math.max(80, width * (index === 0 ? 1 : isState ? 0.9 : 0.75));
    const least = fixed ?? Math.min(usual, longest[field] ?? usual);
    return { least, size: fixed ? `${fixed}px` : `minmax(${least}px, ${longest[field] ?? width}fr)` };
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
  const fit = (grid: Element) => {
    const found = columns.map(({ field, width }, index) => {
      const cell = grid.querySelectorAll(`.cell[aria-colindex="${index + 1 + Number(selects)}"]`);
      const texts = [...cell].flatMap((each) => [...each.querySelectorAll(".text, .heading > span")]);
      const widths = texts.map(
        (each) => each.scrollWidth + beside[each.matches(".text") ? "text" : "heading"],
      );
      return [field, Math.max(longest[field] ?? 0, Math.min(Math.max(...widths), width * 1.75))] as const;
    });
    if (found.some(([field, most]) => most > (longest[field] ?? 0)))
      setLongest((before) => ({ ...before, ...Object.fromEntries(found) }));
  };
  return {
    /** The grid's columns as a CSS template, and the least width in pixels that has room for them. */
    template,
    least: widthOf(tracks) + (hasMenu ? menuWidth : 0),
    /** Notes how wide the texts of a table are, so that their columns have room for them. */
    fit,
    /** How far from the left each pinned column stays, in pixels, and how far all of them reach. */
    pins,
    pinned: widthOf(tracks.slice(0, pins.length)),
    /** Handlers for the edge of a column's heading, and for its keys. */
    edgeOf: (field: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
        if (!currentTarget.hasPointerCapture(pointerId)) return;
        resize(field, clientX - (currentTarget.parentElement?.getBoundingClientRect().left ?? 0));
      },
      onDoubleClick: () => resize(field, undefined),
    }),
    onKeyDown: (field: string, event: KeyboardEvent<HTMLElement>) => {
      const direction = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      if (!event.shiftKey || direction === 0) return;
      event.preventDefault();
      event.stopPropagation();
      resize(field, event.currentTarget.offsetWidth + direction * step);
    },
  };
}
