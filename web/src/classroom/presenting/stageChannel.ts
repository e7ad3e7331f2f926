import type { ClassroomItem } from "@kindling/contract";
import { readSession } from "../../core/session.ts";
import type { Aloud } from "../aloud/aloud.ts";
import type { StageCommand } from "../stage/stageKeys.ts";
import type { PlayedVote, PlayState } from "../steps/player.ts";
import type { Step } from "../steps/stepsOf.ts";

/** A clock that runs on the stage, in seconds. */
export interface StageClock {
  readonly left: number;
  readonly state: PlayState;
}

/** How far a stage has come. */
export interface StageProgress {
  /** The index of the step that is shown. */
  readonly at: number;
  readonly isDark: boolean;
  /** When it was opened, moved on or looked at last, in epoch milliseconds: presenters follow the newest. */
  readonly usedAt: number;
  /** The timer that the teacher has set. */
  readonly timer: StageClock | null;
  /** Whether the step is read aloud, or can be. */
  readonly aloud: Aloud["state"];
  /** What plays in the step: a film, a recording, the breathing, the step's own timer. */
  readonly playing: {
    readonly state: PlayState;
    readonly left?: number;
    /** How the class votes, though it may not see that yet. */
    readonly vote?: PlayedVote;
  } | null;
}

/** What a stage shows, with what of the item is for the teacher. */
export interface StageContent {
  readonly item: ClassroomItem;
  readonly steps: readonly Step[];
}

/** What a presenter's window may ask of a stage. */
export type PresenterCommand =
  | { readonly press: Extract<StageCommand, "back" | "blank" | "next" | "play" | "read"> }
  | { readonly timer: number | "close" | "toggle" };

/** What the windows of one sign-in tell each other. `stage` is the name of one opened stage. */
export type StageMessage =
  | { readonly kind: "hello" }
  | ({ readonly kind: "shown"; readonly stage: string } & StageContent & {
        readonly progress: StageProgress;
      })
  | { readonly kind: "moved"; readonly stage: string; readonly progress: StageProgress }
  | { readonly kind: "closed"; readonly stage: string }
  | { readonly kind: "do"; readonly stage: string; readonly command: PresenterCommand };

/**
 * Opens the channel between the windows of this browser in which the same person is signed in; it needs no connection.
 * Returns null where the browser has none.
 */
export function openStageChannel(hear: (message: StageMessage) => void) {
  if (typeof BroadcastChannel === "undefined") return null;
  const channel = new BroadcastChannel(`kindling-stage/${readSession()?.user.email ?? ""}`);
  channel.onmessage = ({ data }: MessageEvent<StageMessage>) => hear(data);
  return {
    say: (message: StageMessage) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
