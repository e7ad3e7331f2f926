import { useCallback, useEffect, useRef, useState } from "react";
import {
  openStageChannel,
  type PresenterCommand,
  type StageContent,
  type StageMessage,
  type StageProgress,
} from "./stageChannel.ts";

interface Presented extends StageContent {
  readonly stage: string;
  readonly progress: StageProgress;
}

/** How often stages are asked for, in milliseconds: one may be opened later, or end without a word. */
const askEvery = 2000;

/** After so many questions without an answer, a stage counts as closed. */
const mostSilent = 3;

/** Follows the stage that was used last in this browser; `shown` is null while none is open. */
export function usePresented() {
  const [shown, setShown] = useState<Presented | null>(null);
  const [wasShown, setWasShown] = useState(false);
  const channel = useRef<ReturnType<typeof openStageChannel>>(null);

  useEffect(() => {
    let silent = 0;
    let followed: { readonly stage: string; readonly usedAt: number } | null = null;
    const ask = () => channel.current?.say({ kind: "hello" });
    const lose = () => {
      followed = null;
      setShown(null);
    };
    const hear = (message: StageMessage) => {
      if (message.kind === "hello" || message.kind === "do") return;
      const { stage } = message;
      if (message.kind === "closed") {
        if (stage !== followed?.stage) return;
        lose();
        ask();
        return;
      }
      const { progress } = message;
      if (followed && stage !== followed.stage && progress.usedAt <= followed.usedAt) return;
      if (message.kind === "shown") {
        setShown({ stage, item: message.item, steps: message.steps, progress });
        setWasShown(true);
      } else if (stage === followed?.stage) setShown((old) => old && { ...old, progress });
      else return ask();
      followed = { stage, usedAt: progress.usedAt };
      silent = 0;
    };
    const opened = openStageChannel(hear);
    channel.current = opened;
    ask();
    const asking = setInterval(() => {
      silent += 1;
      if (followed && silent > mostSilent) lose();
      ask();
    }, askEvery);
    return () => {
      clearInterval(asking);
      opened?.close();
      channel.current = null;
    };
  }, []);

  const stage = shown?.stage;
  const command = useCallback(
    (wanted: PresenterCommand) => {
      if (stage !== undefined) channel.current?.say({ kind: "do", stage, command: wanted });
    },
    [stage],
  );
  return { shown, wasShown, command };
}
