import { classroomEndpoints, type Grade, grades, type OpenNominationForm } from "@kindling/contract";
import { useQueryClient } from "@tanstack/react-query";
import i18next from "i18next";
import { useRef, useState } from "react";
import { programDay, useProgramZone } from "../../classroom/programDay.ts";
import {
  type Answers,
  answerFaults,
  givenAnswers,
  isAnswered,
  missingAnswers,
} from "../../classroom/recording/answers.ts";
import { dropDraft, keepDraft, readDraft } from "../../classroom/recording/drafts.ts";
import { isConnectionFailure } from "../../classroom/sending/isConnectionFailure.ts";
import { askAnew } from "../../classroom/teachers/sendForTeacher.ts";
import { taughtBy } from "../../classroom/teachers/standing.ts";
import { classroomKey } from "../../classroom/today/useToday.ts";
import { CallError, call } from "../../core/api.ts";
import { useLanguage } from "../../core/language.ts";
import { newKey } from "../../core/newKey.ts";
import { useSession } from "../../core/session.ts";
import { fail } from "../../core/toasts.ts";

/** What is asked about a student beside the form's own questions; kept in one draft with their answers. */
export const studentFields = ["student_first_name", "student_last_name"] as const;
export const gradeField = "student_grade";

/** Somebody who has just been nominated. */
interface Named {
  readonly id: number;
  readonly name: string;
  readonly points: number;
}

/** The state of a nomination: editing, sending, done or failed. */
export type NominatingState =
  | { readonly kind: "open" | "sending" | "offline" }
  | { readonly kind: "sent"; readonly named: Named }
  | { readonly kind: "full"; readonly words: string }
  | { readonly kind: "failed"; readonly error: unknown };

const textOf = (value: Answers[string] | undefined) => (typeof value === "string" ? value.trim() : "");

/** What the server found fault with, by the last part of its path: a field or a question's id. */
function faultsOf(error: unknown): Record<string, string> {
  if (!(error instanceof CallError)) return {};
  return Object.fromEntries(error.errors.map(({ path = "", msg }) => [path.split(".").at(-1) ?? "", msg]));
}

function failureOf(error: unknown): NominatingState {
  if (error instanceof CallError && error.status === 409)
    return { kind: "full", words: error.serverMessage ?? "" };
  return isConnectionFailure(error) ? { kind: "offline" } : { kind: "failed", error };
}

/** Nominating one student after another with a form: the draft, what is missing, and what became of it. */
export function useNominating(form: OpenNominationForm, site: number) {
  const owner = useSession()?.user.email ?? "";
  const of = { owner, site, type: form.type, item: form.id };
  const queries = useQueryClient();
  const [values, setValues] = useState<Answers>(() => readDraft(of));
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [chosen, choose] = useState<string | null>(null);
  const language = useLanguage();
  const zone = useProgramZone();
  const [state, setState] = useState<NominatingState>({ kind: "open" });
  // A retry after a lost connection is the same nomination, so it keeps the key.
  const key = useRef(newKey());

  function change(next: Answers) {
    setValues(next);
    setMissing((ids) => ids.filter((id) => !isAnswered(next[id])));
    setWrong({});
    keepDraft(of, next);
    if (state.kind !== "sending") setState({ kind: "open" });
  }

  /** Sends what was written; answers the first field that is still open, if any. */
  async function send(): Promise<string | undefined> {
    if (state.kind === "sending") return undefined;
    const left = [
      ...studentFields.filter((field) => !isAnswered(values[field])),
      ...missingAnswers(form.questions, values).map(({ id }) => id),
    ];
    setMissing(left);
    if (left.length > 0) return left[0];
    const answers = givenAnswers(form.questions, values);
    const faults = answerFaults(form.questions, answers, language);
    setWrong(faults);
    const [faulty] = Object.keys(faults);
    if (faulty !== undefined) return faulty;
    setState({ kind: "sending" });
    const [first, last] = studentFields.map((field) => textOf(values[field]));
    const grade: Grade | undefined = grades.find((each) => each === values[gradeField]);
    const teacher = taughtBy(site);
    try {
      const { data } = await call(classroomEndpoints.answerNomination, {
        body: {
          school_id: site,
          object_id: form.id,
          answers,
          student_first_name: first ?? "",
          student_last_name: last ?? "",
          ...(grade && { grade }),
          ...(chosen && { answered_on: chosen }),
          ...teacher,
        },
        idempotencyKey: key.current,
      });
      dropDraft(of);
      setValues({});
      choose(null);
      key.current = newKey();
      setState({ kind: "sent", named: { id: data.id, name: `${first} ${last}`, points: data.points_won } });
      void queries.invalidateQueries({ queryKey: classroomKey });
    } catch (error) {
      const failure = askAnew(error, teacher.generic_teacher_id)
        ? { kind: "open" as const }
        : failureOf(error);
      // After a refusal the next try is new; after a lost connection it may be the same one.
      if (failure.kind !== "offline") key.current = newKey();
      setState(failure);
      if (failure.kind === "failed") fail(error, i18next.t("classroom:record.notAdded"));
      if (failure.kind === "full") void queries.invalidateQueries({ queryKey: classroomKey });
    }
    return undefined;
  }

  return {
    values,
    change,
    grade: grades.find((each) => each === values[gradeField]) ?? "",
    changeGrade: (grade: string) => change({ ...values, [gradeField]: grade }),
    /** The day on which the class did it: the one chosen, null for today. */
    day: { chosen, choose, today: () => programDay(new Date(), zone) },
    send,
    /** Forgets what was written. */
    discard() {
      dropDraft(of);
      setValues({});
    },
    state,
    missing,
    faults: state.kind === "failed" ? faultsOf(state.error) : wrong,
  };
}
