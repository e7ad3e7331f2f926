import { useEffect, useRef } from "react";
import { type StageCommand, stageCommand } from "./stageKeys.ts";

/** Hands the keys of the stage to `run`, which answers whether it did something with the command. */
export function useStageKeys(run: (command: StageCommand) => boolean): void {
  const current = useRef(run);
  useEffect(() => {
    current.current = run;
  }, [run]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = stageCommand(event);
      if (command && current.current(command)) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
