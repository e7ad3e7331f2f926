import type { ClassroomItem, PhoneContent, PhoneProgress } from "@kindling/contract";
import { plainText } from "../../curriculum/rich-text/plainText.ts";
import { linesOf, nameOf, type PresenterWords } from "../presenting/linesOf.ts";
import { notesOf, type TeacherNote } from "../presenting/notesOf.ts";
import type { StageProgress } from "../presenting/stageChannel.ts";
import type { Step } from "../steps/stepsOf.ts";

/** How long a line and a note may be, in letters. */
const most = { title: 300, line: 4000, note: 20_000 } as const;

/** Returns what a stage has, in plain words for the teacher's phone. */
export function contentOf(item: ClassroomItem, steps: readonly Step[], t: PresenterWords): PhoneContent {
  const notes = notesOf(item, steps);
  const noteOf = ({ part, text }: TeacherNote) => ({
    label: part === "note" ? null : t(`parts.${part}`),
    text: part === "visit" ? t("visit") : plainText(text, most.note),
  });
  return {
    title: item.title.slice(0, most.title),
    notes: notes.whole.map(noteOf),
    steps: steps.map((step, at) => ({
      name: nameOf(step, item, t).slice(0, most.title),
      lines: linesOf(step, item, t).map((line) => plainText(line, most.line)),
      notes: (notes.steps[at] ?? []).map(noteOf),
    })),
  };
}

/** Returns how far a stage has come, as its phone is told. */
export function progressOf({ at, isDark, timer, aloud, playing }: StageProgress): PhoneProgress {
  const vote = playing?.vote;
  return {
    at,
    is_dark: isDark,
    timer: timer && { left: Math.max(0, timer.left), state: timer.state },
    aloud,
    playing: playing && {
      state: playing.state,
      left: playing.left ?? null,
      vote: vote
        ? {
            numbers: [...vote.numbers],
            votes: vote.numbers.map((number) => vote.votes[number] ?? 0),
            answered: vote.live?.answered ?? null,
            devices: vote.live?.devices ?? null,
          }
        : null,
    },
  };
}
