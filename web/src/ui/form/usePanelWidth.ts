import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { readStored, writeStored } from "../../core/storage.ts";

/** Pixels: of a panel beside a list, and how far a key moves its edge. */
const usual = 520;
const least = 400;
const most = 900;
const step = 40;
const key = "panelWidth";

export interface PanelWidth {
  /** In pixels. */
  readonly width: number;
  /** What makes an element the edge that resizes the panel. */
  readonly edge: object;
}

/** The width of the panel beside a list, which this browser keeps, and how its edge is moved. */
export function usePanelWidth(): PanelWidth {
  const [width, setWidth] = useState(() => Number(readStored("local", key)) || usual);
  const put = (wanted: number) => {
    const next = Math.round(Math.min(most, window.innerWidth - 600, wanted));
    setWidth(Math.max(least, next));
    writeStored("local", key, String(Math.max(least, next)));
  };
  return {
    width,
    edge: {
      role: "separator",
      tabIndex: 0,
      "aria-orientation": "vertical",
      "aria-valuenow": width,
      "aria-valuemin": least,
      "aria-valuemax": most,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
        if (currentTarget.hasPointerCapture(pointerId)) put(window.innerWidth - clientX);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const direction = event.key === "ArrowLeft" ? 1 : event.key === "ArrowRight" ? -1 : 0;
        if (direction === 0) return;
        event.preventDefault();
        put(width + direction * step);
      },
    },
  };
}
