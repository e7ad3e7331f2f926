import type { ClassroomItem } from "@kindling/contract";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Aloud } from "../aloud/aloud.ts";
import type { ClassTimer } from "../stage/useClassTimer.ts";
import type { Player } from "../steps/player.ts";
import type { Step } from "../steps/stepsOf.ts";
import {
  openStageChannel,
  type PresenterCommand,
  type StageContent,
  type StageMessage,
  type StageProgress,
} from "./stageChannel.ts";

export interface StageLinkProps {
  /** The item with all that is for the teacher. */
  readonly item: ClassroomItem;
  readonly steps: readonly Step[];
  readonly at: number;
  readonly isDark: boolean;
  readonly timer: ClassTimer | null;
  readonly player: RefObject<Player | null>;
  readonly aloud: RefObject<Aloud | null>;
  readonly onCommand: (command: PresenterCommand) => void;
}

/** How often what plays in a step is looked at, in milliseconds. */
const glance = 400;

function readPlaying({ current }: RefObject<Player | null>): StageProgress["playing"] {
  if (!current) return null;
  const { state, left, vote } = current;
  return { state, ...(left !== undefined && { left }), ...(vote && { vote }) };
}

const readAloud = ({ current }: RefObject<Aloud | null>) => current?.state ?? "none";

/** Keeps presenter's windows in step with the stage it stands on, and does what they ask; draws nothing. */
export function StageLink({ item, steps, at, isDark, timer, player, aloud, onCommand }: StageLinkProps) {
  const [stage] = useState(() => crypto.randomUUID());
  const latest = useRef<{ content: StageContent; progress: StageProgress; do: typeof onCommand }>(null);
  const channel = useRef<ReturnType<typeof openStageChannel>>(null);
  const usedAt = useRef(0);
  const clock = timer && { left: timer.left, state: timer.state };

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is shown anew was used just now
  useLayoutEffect(() => {
    usedAt.current = Date.now();
  }, [at, item]);

  // With what is drawn, so that a command goes on from the step that is seen.
  useLayoutEffect(() => {
    latest.current = {
      content: { item, steps },
      progress: {
        at,
        isDark,
        usedAt: usedAt.current,
        timer: clock,
        playing: readPlaying(player),
        aloud: readAloud(aloud),
      },
      do: onCommand,
    };
  });

  useEffect(() => {
    const show = () => {
      if (latest.current)
        opened?.say({ kind: "shown", stage, ...latest.current.content, progress: latest.current.progress });
    };
    const opened = openStageChannel((message: StageMessage) => {
      if (message.kind === "hello") show();
      if (message.kind === "do" && message.stage === stage) latest.current?.do(message.command);
    });
    channel.current = opened;
    const use = () => {
      usedAt.current = Date.now();
      if (latest.current)
        latest.current = {
          ...latest.current,
          progress: { ...latest.current.progress, usedAt: usedAt.current },
        };
      show();
    };
    const leave = () => opened?.say({ kind: "closed", stage });
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", use);
    window.addEventListener("focus", use);
    return () => {
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", use);
      window.removeEventListener("focus", use);
      leave();
      opened?.close();
      channel.current = null;
    };
  }, [stage]);

  useEffect(() => {
    if (latest.current)
      channel.current?.say({ kind: "shown", stage, item, steps, progress: latest.current.progress });
  }, [stage, item, steps]);

  useEffect(() => {
    let told = "";
    const tell = () => {
      if (!latest.current) return;
      const progress = { ...latest.current.progress, playing: readPlaying(player), aloud: readAloud(aloud) };
      latest.current = { ...latest.current, progress };
      const now = JSON.stringify(progress);
      if (now !== told) channel.current?.say({ kind: "moved", stage, progress });
      told = now;
    };
    tell();
    const looking = setInterval(tell, glance);
    return () => clearInterval(looking);
    // biome-ignore lint/correctness/useExhaustiveDependencies: each change of these is told at once
  }, [stage, player, aloud, at, isDark, clock?.left, clock?.state]);

  return null;
}
