import { type FocusEvent, type KeyboardEvent, useState } from "react";

const arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];
const xOf = (bar: HTMLElement) => Number(bar.dataset["x"]);

/** The bars by lane, each lane from left to right. */
function lanesIn(chart: HTMLElement): HTMLElement[][] {
  const lanes = [...chart.querySelectorAll<HTMLElement>("[data-lane]")];
  return lanes
    .map((lane) => [...lane.querySelectorAll<HTMLElement>("[data-bar]")].sort((a, b) => xOf(a) - xOf(b)))
    .filter((lane) => lane.length > 0);
}

/** Where a key leads from a bar: along its lane, or to the bar nearest above or below. */
function next(key: string, from: HTMLElement, lanes: readonly HTMLElement[][]): HTMLElement | undefined {
  const row = lanes.findIndex((lane) => lane.includes(from));
  const lane = lanes[row] ?? [];
  const place = lane.indexOf(from);
  if (key === "ArrowLeft") return lane[place - 1];
  if (key === "ArrowRight") return lane[place + 1];
  if (key === "Home") return lane[0];
  if (key === "End") return lane.at(-1);
  const other = lanes[row + (key === "ArrowUp" ? -1 : 1)] ?? [];
  const distance = (bar: HTMLElement) => Math.abs(xOf(bar) - xOf(from));
  return other.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Going from bar to bar by arrow keys: the chart is one stop of the tab key, at the bar that was focused last. */
export function useBarKeys() {
  const [stop, setStop] = useState<string | null>(null);
  return {
    stop,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const bar = (event.target as HTMLElement).dataset["bar"];
      if (bar) setStop(bar);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const from = event.target as HTMLElement;
      if (!arrows.includes(event.key) || !from.dataset["bar"]) return;
      event.preventDefault();
      const target = next(event.key, from, lanesIn(event.currentTarget));
      target?.focus();
      target?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
    },
  };
}
