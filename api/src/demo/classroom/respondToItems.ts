import { activityTypes, answeredTypes } from "@kindling/contract";
import type { DemoSession } from "../curriculum/fillSessions.ts";
import { studentNames } from "../people/names.ts";
import { addDays, type Calendar, schoolDays } from "../shared/calendar.ts";
import type { Random } from "../shared/random.ts";
import type { DemoClass } from "./demoClasses.ts";
import type { ResponseDraft } from "./makeResponses.ts";
import type { AskedQuestion, DemoItem } from "./readItems.ts";
import { observations, remarks, shortAnswers } from "./remarks.ts";

/** What a class has taken up of what the portal offers, beside its mornings. */
const share = 0.34;
/** What the console's own teachers have done of what is on, so that something is left to try. */
const shareOfWhatIsOn = 0.3;
const shareRight = 0.68;
const shareWriting = 0.5;

const points: Readonly<Record<string, number>> = Object.fromEntries(
  Object.values(answeredTypes).map((type) => [type.key, type.points]),
);

const firstHour = { in_school: 9, after_school: 15, summer: 10 } as const;

/** Makes up what the classes answered to items of any type, from what each of them asks. */
export function respondToItems(
  classes: readonly DemoClass[],
  items: readonly DemoItem[],
  sessions: readonly DemoSession[],
  { today }: Calendar,
  random: Random,
): ResponseDraft[] {
  const days = new Map<string, readonly string[]>();
  const daysBetween = (from: string, until: string) => {
    const known = days.get(from + until) ?? (from <= until ? schoolDays(from, until) : []);
    days.set(from + until, known);
    return known;
  };
  const yesterday = addDays(today, -1);
  return items.flatMap((item) =>
    classes
      .filter((room) => isFor(item, room))
      .flatMap((room) => {
        const from = item.start > room.from ? item.start : room.from;
        const until = [item.end, room.until, yesterday].sort()[0] ?? yesterday;
        const isOn = item.end >= today;
        const isDone = random.chance(isOn && room.isShown ? shareOfWhatIsOn : share * (0.4 + room.keenness));
        const possible = daysBetween(from, until);
        if (!isDone || possible.length === 0) return [];
        const times = item.most === 1 ? 1 : random.between(1, item.most);
        return Array.from({ length: times }, () =>
          respond(item, room, random.pick(possible), sessions, random),
        );
      }),
  );
}

function isFor({ grades, kind }: DemoItem, room: DemoClass): boolean {
  return (grades === null || grades.includes(room.grade)) && (kind === null || kind === room.kind);
}

function respond(
  item: DemoItem,
  room: DemoClass,
  day: string,
  sessions: readonly DemoSession[],
  random: Random,
): ResponseDraft {
  const session = sessions.find(({ kind, start, end }) => kind === room.kind && start <= day && day <= end);
  const hour = firstHour[room.kind] + random.between(0, room.kind === "after_school" ? 1 : 4);
  return {
    type: item.type,
    object_id: item.id,
    user_id: room.userId,
    school_id: room.siteId,
    session_id: session?.id ?? null,
    grade: room.grade,
    title: item.title,
    ...answersTo(item, room, random),
    created_at: `${day}T${[hour, random.between(0, 59), random.between(0, 59)].map(pair).join(":")}`,
  };
}

/** Makes up what a class answers to an item, with the points that it wins. */
export function answersTo(
  { type, questions }: Pick<DemoItem, "type" | "questions">,
  room: Pick<DemoClass, "students" | "mood">,
  random: Random,
) {
  const answers = Object.fromEntries(
    questions
      .filter((question) => question.required || random.chance(shareWriting))
      .map((question) => [question.id, answerTo(question, type, room, random)]),
  );
  const marked = questions.filter(({ correct }) => correct !== undefined);
  const right = marked.filter(({ id, correct }) => answers[id] === correct).length;
  const worth = points[type] ?? 0;
  const isNomination = type === activityTypes.nomination.key;
  const [firstName, lastName] = isNomination ? random.pick(studentNames) : [null, null];
  const isQuiz = type === activityTypes.quiz.key;
  return {
    answers,
    points: isQuiz ? Math.round((worth * right) / Math.max(1, marked.length)) : worth,
    student_first_name: firstName,
    student_last_name: lastName,
    right_answers: isQuiz ? right : null,
    asked: isQuiz ? marked.length : null,
  };
}

const pair = (number: number) => String(number).padStart(2, "0");

function answerTo(
  { id, label, kind, options = [], correct }: AskedQuestion,
  type: string,
  { students, mood }: Pick<DemoClass, "students" | "mood">,
  random: Random,
): string | number | boolean | string[] {
  const there = options.filter((option) => option !== null);
  if (correct !== undefined) {
    const others = options.flatMap((option, index) =>
      option === null || index + 1 === correct ? [] : index + 1,
    );
    return others.length === 0 || random.chance(shareRight) ? correct : random.pick(others);
  }
  switch (kind) {
    case "number":
      return id === "students" || /student/i.test(label)
        ? students - random.between(0, 4)
        : random.between(2, 24);
    case "scale_5":
      return Math.min(5, Math.max(1, mood + random.pick(id === "before" ? [-1, 0, 0, 1] : [0, 1, 1, 2])));
    case "yes_no":
      return random.chance(0.8);
    case "choice":
      return random.pick(there);
    case "multi_choice": {
      const chosen = new Set(random.shuffled(there).slice(0, random.between(1, 3)));
      return there.filter((option) => chosen.has(option));
    }
    case "text":
      return random.pick(shortAnswers.any);
    case "long_text":
      return random.pick(remarks.get(type) ?? observations);
  }
}
