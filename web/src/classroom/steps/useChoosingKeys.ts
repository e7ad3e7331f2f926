import type { QuizCard } from "@kindling/contract";
import type { RefObject } from "react";
import { useStepKeys } from "../stage/useStepKeys.ts";

const turns: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Whether the step is higher than the stage, so that the arrows have to scroll it. */
const scrolls = (step: HTMLElement | null) => {
  const room = step?.closest("section");
  return Boolean(room && room.scrollHeight > room.clientHeight + 1);
};

/** Lets the keys 1 to 4 choose an answer, and the arrows up and down the one before or after; null: not any more. */
export function useChoosingKeys(
  step: RefObject<HTMLElement | null>,
  { answers }: QuizCard,
  chosen: number | null,
  choose: ((number: number) => void) | null,
): void {
  useStepKeys(step, (event) => {
    if (!choose) return;
    const numbers = answers.map(({ number }) => number);
    const turn = turns[event.key];
    if (numbers.includes(Number(event.key))) choose(Number(event.key));
    else if (turn && !scrolls(step.current)) {
      const at = chosen === null ? (turn > 0 ? -1 : 0) : numbers.indexOf(chosen);
      const next = numbers[(at + turn + numbers.length) % numbers.length];
      if (next !== undefined) choose(next);
      event.preventDefault();
    }
  });
}
