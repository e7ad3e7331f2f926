import { type ClassroomItem, studentsQuestion } from "@kindling/contract";
import i18next from "i18next";
import { useEffect, useRef, useState } from "react";
import { CallError } from "../../core/api.ts";
import { useLanguage } from "../../core/language.ts";
import { newKey } from "../../core/newKey.ts";
import { useSession } from "../../core/session.ts";
import { fail } from "../../core/toasts.ts";
import { consentBody } from "../consent/lastConsent.ts";
import { programDay, useProgramZone } from "../programDay.ts";
import { type AnswerReply, answerOutbox, onLateOutcome, useKeptAnswers } from "../sending/answerOutbox.ts";
import { isAnswerTo } from "../sending/answerQueue.ts";
import type { Outcome } from "../sending/answerSender.ts";
import { taughtBy } from "../teachers/standing.ts";
import { usePoints } from "../today/useToday.ts";
import { type Answers, answerFaults, givenAnswers, missingAnswers } from "./answers.ts";
import { dropDraft, keepDraft, keepLastNumber, readDraft, readLastNumber } from "./drafts.ts";
import { useAnswerFiles } from "./useAnswerFiles.ts";

/** The state of recording: editing, sending, waiting in the browser, saved or refused. */
export type RecordingState =
  | { readonly kind: "open" | "sending" | "waiting" | "alreadyThere" }
  | { readonly kind: "sent"; readonly reply: AnswerReply }
  | { readonly kind: "second"; readonly words: string }
  | { readonly kind: "failed"; readonly error: unknown };

/** Which questions the server found fault with, by question id; its paths end in it. */
function faultsOf(error: unknown): Record<string, string> {
  if (!(error instanceof CallError)) return {};
  return Object.fromEntries(error.errors.map(({ path = "", msg }) => [path.split(".").at(-1) ?? "", msg]));
}

/** The screen's state after an outcome; the queue itself reports waiting answers. */
function stateAfter(outcome: Outcome<AnswerReply>): RecordingState {
  if (outcome.kind === "sent") return { kind: "sent", reply: outcome.reply };
  if (outcome.kind === "recorded") return { kind: "alreadyThere" };
  if (outcome.kind === "waiting") return { kind: "open" };
  const { error } = outcome;
  if (error instanceof CallError && error.status === 409)
    return { kind: "second", words: error.serverMessage ?? "" };
  return { kind: "failed", error };
}

/** Records what a class did with an item: the draft, the answers, and what became of them. */
export function useRecording(
  item: ClassroomItem,
  site: number,
  onSent: (reply: AnswerReply) => void,
  /** What the class has answered on the stage, such as a quiz's own questions. */
  onStage: Answers = {},
) {
  const owner = useSession()?.user.email ?? "";
  const of = { owner, site, type: item.type, item: item.id };
  const { waiting } = useKeptAnswers();
  const count = item.questions.find(({ id }) => id === studentsQuestion);
  const counted = count?.kind === "number" ? readLastNumber(of, studentsQuestion) : undefined;
  // The server knows it from the class's responses, this device from the last one sent from here.
  const classSize = usePoints(site).data?.class_size ?? counted ?? null;
  const [own, setAnswers] = useState<Answers>(() => readDraft(of));
  // Everyone takes part until the teacher says otherwise; a field that was emptied stays empty.
  const isAll = count?.kind === "number" && classSize !== null && own[count.id] === undefined;
  const answers: Answers = isAll ? { ...own, [count.id]: classSize } : own;
  const photos = useAnswerFiles(of);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [chosen, choose] = useState<string | null>(null);
  const language = useLanguage();
  const zone = useProgramZone();
  const today = () => programDay(new Date(), zone);
  const [outcome, setOutcome] = useState<RecordingState>({ kind: "open" });
  // A double tap must not send two answers.
  const busy = useRef(false);

  const waits = waiting.some((each) => isAnswerTo(each, item, site));
  const first: RecordingState = waits
    ? { kind: "waiting" }
    : item.answered
      ? { kind: "alreadyThere" }
      : outcome;
  const state = outcome.kind === "open" ? first : outcome;

  // The connection may come back while this is on screen.
  useEffect(
    () =>
      onLateOutcome((answer, late) => {
        if (!isAnswerTo(answer, { id: item.id, type: item.type }, site)) return false;
        setOutcome(stateAfter(late));
        if (late.kind === "sent") onSent(late.reply);
        return true;
      }),
    [item.id, item.type, site, onSent],
  );

  function change(next: Answers) {
    setAnswers(next);
    setMissing((ids) => ids.filter((id) => next[id] === undefined || next[id] === null));
    setWrong({});
    keepDraft(of, next);
  }

  /** Answers the ids of questions without the answer they require, or with a wrong one; with none, sends. */
  async function save(): Promise<readonly string[]> {
    if (busy.current) return [];
    const left = missingAnswers(item.questions, answers).map((question) => question.id);
    setMissing(left);
    if (left.length > 0) return left;
    const ours = givenAnswers(item.questions, answers);
    const faults = answerFaults(item.questions, ours, language);
    setWrong(faults);
    if (Object.keys(faults).length > 0) return Object.keys(faults);
    const hasFiles = photos.files.length > 0;
    if (hasFiles && !photos.consent.check()) return ["consent"];
    busy.current = true;
    setOutcome({ kind: "sending" });
    const given = { ...onStage, ...ours };
    const number = count && given[count.id];
    if (count && typeof number === "number") keepLastNumber(of, studentsQuestion, number);
    const key = newKey();
    const result = await answerOutbox.submit({
      key,
      owner,
      title: item.title,
      type: item.type,
      // The date stays the same even if it is sent later.
      body: {
        school_id: site,
        object_id: item.id,
        answers: given,
        answered_on: chosen ?? today(),
        ...taughtBy(site),
        ...(hasFiles && consentBody(photos.consent.value)),
      },
      files: photos.files,
      madeAt: Date.now(),
      attempts: 0,
      nextAt: 0,
      refused: null,
    });
    busy.current = false;
    const after = stateAfter(result);
    setOutcome(after);
    if (after.kind === "failed") fail(after.error, i18next.t("classroom:record.notAdded"));
    if (result.kind === "refused") {
      // The error is shown here; the draft keeps what was typed.
      answerOutbox.dismiss(key);
    } else {
      dropDraft(of);
      photos.leave();
      if (result.kind === "sent") onSent(result.reply);
    }
    return [];
  }

  return {
    answers,
    classSize,
    photos,
    change,
    /** The day on which the class did it: the one chosen, null for today. */
    day: { chosen, choose, today },
    save,
    state,
    missing,
    faults: state.kind === "failed" ? faultsOf(state.error) : wrong,
  };
}
