import { type RefObject, useLayoutEffect, useRef } from "react";

/** Hands a step the keys pressed on its stage, unless a field has them or something covers the step. */
export function useStepKeys(
  step: RefObject<HTMLElement | null>,
  press: (event: KeyboardEvent) => void,
): void {
  const current = useRef(press);
  // With what is drawn, so that a key pressed as soon as the step is seen isn't lost.
  useLayoutEffect(() => {
    current.current = press;
  }, [press]);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof Element && target.closest("input, textarea, select")) return;
      if (step.current?.closest("[inert]")) return;
      const stage = step.current?.closest("[data-color]") ?? step.current;
      if (target === document.body || (target instanceof Node && stage?.contains(target)))
        current.current(event);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [step]);
}
