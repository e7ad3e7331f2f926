import { type LiveVotes, useLiveQuestion } from "../live/useLiveQuestion.ts";
import { useKept } from "../stage/stageMemory.ts";
import type { HandCount } from "./useHandCount.ts";
import type { Votes } from "./votes.ts";

/** A vote of the class on a question: by raised hands, or by the devices of the open room. */
export type ClassVote = {
  readonly votes: Votes;
  /** Whether it goes on, and the class doesn't see yet who chose what. */
  readonly isCounting: boolean;
  /** Ends it and shows how the class is split. */
  show(): void;
} & ({ readonly by: "hands" } | { readonly by: "devices"; readonly live: LiveVotes });

/** Returns the vote on a question of the stage; null while there is none. Counted hands go before devices; a key asks them. */
export function useClassVote(
  key: string | null,
  numbers: readonly number[],
  hands: HandCount,
  revealed: boolean,
  right: number | null,
): ClassVote | null {
  const [isClosed, close] = useKept(`live/${key}`, false);
  const state = revealed ? "revealed" : isClosed ? "closed" : "open";
  const live = useLiveQuestion(hands.count || key === null ? null : { key, numbers, state, right });
  if (hands.count) {
    const { votes, shown } = hands.count;
    return { by: "hands", votes, isCounting: !shown && !revealed, show: hands.show };
  }
  if (!live) return null;
  return { by: "devices", live, votes: live.votes, isCounting: state === "open", show: () => close(true) };
}
