import { useCallback, useRef } from "react";
import { useKept } from "../stage/stageMemory.ts";
import { type Count, withVote } from "./votes.ts";

/** A count of hands for one question, which stays when the class comes back to it. */
export interface HandCount {
  /** Null while nobody counts. */
  readonly count: Count | null;
  begin(): void;
  vote(number: number, by: 1 | -1): void;
  /** Takes back the hand that was counted last. */
  takeBack(): void;
  show(): void;
  /** Ends the count and forgets it. */
  drop(): void;
}

/** Returns the count of hands under a name of the stage's memory. */
export function useHandCount(name: string): HandCount {
  const [count, keep] = useKept<Count | null>(`hands/${name}`, null);
  const last = useRef<number[]>([]);
  const vote = useCallback(
    (number: number, by: 1 | -1) => {
      if (by === 1) last.current.push(number);
      keep({ votes: withVote(count?.votes ?? {}, number, by), shown: false });
    },
    [count, keep],
  );
  return {
    count,
    begin: () => keep({ votes: count?.votes ?? {}, shown: false }),
    vote,
    takeBack() {
      const number = last.current.pop();
      if (number !== undefined) vote(number, -1);
    },
    show: () => keep({ votes: count?.votes ?? {}, shown: true }),
    drop: () => keep(null),
  };
}
