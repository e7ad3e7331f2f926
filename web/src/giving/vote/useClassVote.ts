import { useCallback, useState } from "react";
import { newKey } from "../../core/newKey.ts";
import { beginVote, type ClassVote } from "./classVote.ts";
import { type KeptVote, keepVote, readVote, type VoteOf } from "./voteStore.ts";

const begin = (candidates: readonly number[]): KeptVote => ({
  vote: beginVote(candidates),
  sendKey: newKey(),
});

/** The class's vote, continued from this device or new; every change is saved at once. */
export function useClassVote(of: VoteOf, candidates: readonly number[]) {
  const [kept, setKept] = useState(() => readVote(of, candidates) ?? begin(candidates));
  const { owner, site, session } = of;
  const change = useCallback(
    (step: (vote: ClassVote) => ClassVote) =>
      setKept((before) => {
        const next = { ...before, vote: step(before.vote) };
        keepVote({ owner, site, session }, next);
        return next;
      }),
    [owner, site, session],
  );
  const startOver = useCallback(() => {
    keepVote({ owner, site, session }, null);
    setKept(begin(candidates));
  }, [owner, site, session, candidates]);
  const forget = useCallback(() => keepVote({ owner, site, session }, null), [owner, site, session]);
  return { ...kept, change, startOver, forget };
}
