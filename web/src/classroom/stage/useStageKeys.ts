import { type RefObject, useLayoutEffect, useRef } from "react";
import { type StageCommand, stageCommand } from "./stageKeys.ts";

/** Whether a key belongs to the stage: pressed inside of it, or anywhere while it fills the screen. */
function belongsTo(stage: HTMLElement | null, event: KeyboardEvent): boolean {
  if (!stage) return false;
  if (document.fullscreenElement?.contains(stage)) return true;
  return event.target instanceof Node && stage.contains(event.target);
}

/**
 * Hands the keys of the stage to `run`, which answers whether it did something with the command. A stage that is
 * only a part of its page is asked with `part`, and leaves the keys alone that are pressed elsewhere. Letters are
 * left to a step that `takesLetters`.
 */
export function useStageKeys(
  run: (command: StageCommand) => boolean,
  part: RefObject<HTMLElement | null> | null = null,
  takesLetters = false,
): void {
  const current = useRef(run);
  // With what is drawn, so that the next key goes on from the step that is seen.
  useLayoutEffect(() => {
    current.current = run;
  }, [run]);
  // Also with what is drawn: a key pressed at first sight counts.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (part && !belongsTo(part.current, event)) return;
      const command = stageCommand(event, takesLetters);
      if (command && current.current(command)) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [part, takesLetters]);
}
