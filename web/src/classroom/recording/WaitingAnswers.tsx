import { Later } from "../../ui/Later.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";
import { useKeptAnswers } from "../sending/answerOutbox.ts";

const notes = loadOnce(() => import("./AnswerNotes.tsx"));

/** What is recorded in this browser and not yet with the server, in sight until it is. */
export function WaitingAnswers() {
  const kept = useKeptAnswers();
  const isAny = kept.waiting.length + kept.refused.length + kept.noted.length > 0;
  return (
    <Later from={notes} wanted={isAny}>
      {({ AnswerNotes }) => isAny && <AnswerNotes {...kept} />}
    </Later>
  );
}
