import type { DragEvent } from "react";

/**
 * Whether what is dragged over an element has passed its middle, on its way down or up. Things that change places sooner
 * lie under the pointer once more as soon as they have, and change back.
 */
export function passesMiddle({ currentTarget, clientY }: DragEvent, goesDown: boolean): boolean {
  const { top, height } = currentTarget.getBoundingClientRect();
  const beyond = clientY - top - height / 2;
  return goesDown ? beyond >= 0 : beyond <= 0;
}
