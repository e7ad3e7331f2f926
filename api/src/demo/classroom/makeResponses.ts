import { activityTypes } from "@kindling/contract";
import type { DemoOpen } from "../curriculum/fillMindfulOpens.ts";
import type { DemoSession } from "../curriculum/fillSessions.ts";
import { gradesOfLevel } from "../curriculum/programContents.ts";
import { type Calendar, schoolDays } from "../shared/calendar.ts";
import type { Random } from "../shared/random.ts";
import { answersOf } from "./answersOf.ts";
import type { DemoClass } from "./demoClasses.ts";

const { key, points } = activityTypes.mindfulOpen;

/** What the console's own teachers have done of what is on, so that something is left to try. */
const doneOfWhatIsOn = 2;

/** The hour in which classes of a kind open their day. */
const hours = { in_school: 8, after_school: 15, summer: 9 } as const;

/** What a class answered, as it is stored, and the title of what it answered. */
export interface ResponseDraft {
  readonly type: string;
  readonly object_id: number;
  readonly user_id: number;
  readonly school_id: number;
  readonly session_id: number | null;
  readonly grade: string;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly points: number;
  readonly title: string;
  readonly created_at: string;
  readonly student_first_name: string | null;
  readonly student_last_name: string | null;
  readonly right_answers: number | null;
  readonly asked: number | null;
}

/** Makes up what the classes answered to the openings since they began. */
export function makeResponses(
  classes: readonly DemoClass[],
  opens: readonly DemoOpen[],
  sessions: readonly DemoSession[],
  calendar: Calendar,
  random: Random,
): ResponseDraft[] {
  const daysOf = remembering(schoolDays);
  return classes.flatMap((room) => {
    let doneNow = 0;
    return opens
      .filter((open) => isFor(open, room))
      .flatMap((open) => {
        const from = open.start > room.from ? open.start : room.from;
        const until = open.end < room.until ? open.end : room.until;
        const days = daysOf(from, until);
        const share = room.keenness * (days.length / daysOf(open.start, open.end).length);
        const isOn = open.end >= calendar.today;
        const isDone =
          isOn && room.isShown ? open.level === null && doneNow < doneOfWhatIsOn : random.chance(share);
        if (!isDone || days.length === 0) return [];
        if (isOn) doneNow += 1;
        return [respond(open, room, random.pick(days), sessions, random)];
      });
  });
}

/** Puts responses in the order of time. */
export function inTime(drafts: readonly ResponseDraft[]): ResponseDraft[] {
  const moment = ({ created_at, user_id }: ResponseDraft) =>
    `${created_at} ${String(user_id).padStart(6, "0")}`;
  return drafts.toSorted((a, b) => (moment(a) < moment(b) ? -1 : 1));
}

function isFor(open: DemoOpen, { grade, kind }: DemoClass): boolean {
  const hasGrade = open.level === null || (gradesOfLevel.get(open.level) ?? []).some((one) => one === grade);
  return open.isApproved && open.isActive && hasGrade && (open.theme === null || kind === "in_school");
}

function respond(
  open: DemoOpen,
  room: DemoClass,
  day: string,
  sessions: readonly DemoSession[],
  random: Random,
): ResponseDraft {
  const session = sessions.find(({ kind, start, end }) => kind === room.kind && start <= day && day <= end);
  const moment = `${day}T${String(hours[room.kind]).padStart(2, "0")}:${pair(random)}:${pair(random)}`;
  return {
    type: key,
    object_id: open.id,
    user_id: room.userId,
    school_id: room.siteId,
    session_id: session?.id ?? null,
    grade: room.grade,
    answers: answersOf(open.questions, open.script, room, random),
    points,
    title: open.script.title,
    created_at: moment,
    student_first_name: null,
    student_last_name: null,
    right_answers: null,
    asked: null,
  };
}

const pair = (random: Random) => String(random.between(0, 59)).padStart(2, "0");

/** The same function, asked only once for the same span. */
function remembering(find: (from: string, to: string) => string[]) {
  const known = new Map<string, string[]>();
  return (from: string, to: string): string[] => {
    const span = `${from} ${to}`;
    const days = known.get(span) ?? find(from, to);
    known.set(span, days);
    return days;
  };
}
