import type { QuizCard } from "@kindling/contract";
import { type RefObject, useEffect } from "react";

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
  useEffect(() => {
    if (!choose) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      const stage = step.current?.closest("[data-colour]");
      const belongs = target === document.body || (target instanceof Node && stage?.contains(target));
      if (!belongs || (target instanceof Element && target.closest("input, textarea, select"))) return;
      const numbers = answers.map(({ number }) => number);
      const turn = turns[event.key];
      if (numbers.includes(Number(event.key))) choose(Number(event.key));
      else if (turn && !scrolls(step.current)) {
        const at = chosen === null ? (turn > 0 ? -1 : 0) : numbers.indexOf(chosen);
        const next = numbers[(at + turn + numbers.length) % numbers.length];
        if (next !== undefined) choose(next);
        event.preventDefault();
      }
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [step, answers, chosen, choose]);
}
