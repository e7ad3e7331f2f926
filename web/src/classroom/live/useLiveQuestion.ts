import type { LiveState as QuestionState } from "@kindling/contract";
import { useEffect, useSyncExternalStore } from "react";
import type { Votes } from "../voting/votes.ts";
import { liveRoom, type RoomState } from "./liveRoom.ts";

/** The room of this window. */
export const useLiveRoom = (): RoomState => useSyncExternalStore(liveRoom.listen, liveRoom.read);

/** How many devices of a class have answered a question so far. */
export interface LiveCount {
  readonly answered: number;
  readonly devices: number;
  readonly isOnline: boolean;
}

/** How the devices of a class have answered a question so far. */
export interface LiveVotes extends LiveCount {
  readonly votes: Votes;
}

/**
 * Asks the devices of the open room a question as long as it is on the stage. Returns null without a room, without
 * devices, and for no question.
 */
export function useLiveQuestion(
  question: {
    readonly key: string;
    readonly numbers: readonly number[];
    readonly state: QuestionState;
    readonly right: number | null;
  } | null,
): LiveVotes | null {
  const { room, isOnline } = useLiveRoom();
  const id = room?.id;
  const key = question?.key;
  const numbers = question?.numbers.join() ?? "";
  const state = question?.state;
  const right = question?.right ?? null;
  useEffect(() => {
    if (id === undefined || key === undefined || state === undefined) return;
    liveRoom.ask({
      key,
      numbers: numbers.split(",").map(Number),
      state,
      right: state === "revealed" ? right : null,
    });
  }, [id, key, numbers, state, right]);
  useEffect(() => {
    if (id === undefined || key === undefined) return;
    return () => liveRoom.ask({ key: null });
  }, [id, key]);

  if (!room || room.devices.length === 0 || room.question?.key !== key || !room.question) return null;
  const { votes } = room.question;
  return {
    votes: Object.fromEntries(room.question.numbers.map((number, at) => [number, votes[at] ?? 0])),
    answered: room.devices.filter(({ has_answered }) => has_answered).length,
    devices: room.devices.length,
    isOnline,
  };
}
