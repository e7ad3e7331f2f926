import type { RefObject } from "react";
import { useStepKeys } from "../stage/useStepKeys.ts";

/**
 * Counts by keys while `add` is there: an answer's number is one hand more, Backspace takes the last one back, and H
 * begins to count.
 */
export function useHandKeys(
  step: RefObject<HTMLElement | null>,
  numbers: readonly number[],
  {
    begin,
    add,
    takeBack,
  }: {
    readonly begin: (() => void) | null;
    readonly add: ((number: number) => void) | null;
    readonly takeBack: () => void;
  },
): void {
  useStepKeys(step, (event) => {
    if (event.repeat) return;
    if (begin && event.key.toLowerCase() === "h") begin();
    else if (add && numbers.includes(Number(event.key))) add(Number(event.key));
    else if (add && event.key === "Backspace") {
      takeBack();
      event.preventDefault();
    }
  });
}
