import type { DemoClass } from "../classroom/demoClasses.ts";
import type { DemoSession } from "../curriculum/fillSessions.ts";
import { addDays, type Calendar, schoolDays } from "../shared/calendar.ts";
import { madeAt } from "../shared/insertRows.ts";
import type { Random } from "../shared/random.ts";
import { donationNotes, goalContents } from "./givingContents.ts";

/** A class in a session, as every row about its giving names it. */
interface ClassSession {
  readonly user_id: number;
  readonly school_id: number;
  readonly session_id: number;
}

const shareChosen = { past: 0.95, current: 0.8 };
const shareRunOff = 0.12;
const shareVoid = 0.06;
/** Last year's sessions; all their donations are verified. */
const lastYearsPlaces = 5;

/** How a class that votes among some charities ends up: the tally, with a run-off where two were level. */
function makeVote(students: number, candidates: readonly number[], random: Random) {
  const [chosen = 0, second = 0, ...others] = random.shuffled([...candidates]);
  const few = others.map(() => random.between(1, Math.floor(students / 5)));
  const left = students - few.reduce((sum, count) => sum + count, 0);
  const isLevel = left % 2 === 0 && random.chance(shareRunOff);
  const most = isLevel ? left / 2 : random.between(Math.floor(left / 2) + 1, left - 1);
  const round = (number: number, counts: readonly (readonly [number, number])[]) =>
    counts.map(([charity_id, count]) => ({ round: number, charity_id, count }));
  const first = round(1, [
    [chosen, most],
    [second, left - most],
    ...others.map((id, index) => [id, few[index] ?? 0] as const),
  ]);
  const won = random.between(Math.floor(students / 2) + 1, students - 1);
  const runOff = isLevel
    ? round(2, [
        [chosen, won],
        [second, students - won],
      ])
    : [];
  return { charity_id: chosen, votes: [...first, ...runOff] };
}

/** A class's choice, goal and donations in a session; nothing without a choice. */
export function planGiving(
  room: DemoClass,
  session: DemoSession,
  candidates: readonly number[],
  verifierId: number,
  isUndecided: boolean,
  { today }: Calendar,
  random: Random,
) {
  const isCurrent = session.end >= today;
  const place: ClassSession = { user_id: room.userId, school_id: room.siteId, session_id: session.id };
  const chance = random.chance(isCurrent ? shareChosen.current : shareChosen.past);
  const hasChosen = (chance || room.isShown) && !isUndecided;
  const until = [session.end, room.until, addDays(today, -1)].sort()[0] ?? today;
  const days = schoolDays(addDays(session.start, 3), until);
  if (days.length < 3) return { choices: [], goals: [], donations: [] };
  const chosenAt = `${days[random.between(0, 2)]}T10:15:00`;
  const { dollars, text } = random.pick(goalContents);
  const goal = { ...place, goal_cents: dollars * 100, goal_text: text, ...madeAt(chosenAt) };
  const goals = random.chance(0.7) || room.isShown ? [goal] : [];
  const vote = makeVote(room.students, candidates, random);
  const times = random.between(isCurrent ? 0 : 1, isCurrent ? 2 : 4) + (room.isShown ? 1 : 0);
  if (!hasChosen) return { choices: [], goals: room.isShown ? goals : [], donations: [] };
  const donations = Array.from({ length: times }, (_, nth) => {
    const donated_on = random.pick(days.slice(2));
    const status = statusOf(session, isCurrent, nth, random);
    const isVerified = status === "verified";
    const later = addDays(donated_on, random.between(1, 6));
    const yesterday = addDays(today, -1);
    const verifiedOn = later < today ? later : yesterday;
    const counted = madeAt(`${donated_on}T14:20:00`);
    const verified_at = `${verifiedOn}T15:30:00`;
    return {
      ...place,
      charity_id: vote.charity_id,
      amount_cents: 25 * random.between(12, 160),
      donated_on,
      note: random.pick(donationNotes),
      status,
      verified_at: isVerified ? verified_at : null,
      verified_by: isVerified ? verifierId : null,
      ...counted,
      updated_at: status === "counted" ? counted.updated_at : verified_at,
    };
  });
  const choice = { ...place, ...vote, start: session.start, end: session.end, ...madeAt(chosenAt) };
  return { choices: [choice], goals, donations };
}

/** How far a donation is before payments: last year's are verified, this year's mostly, those of now mostly counted. */
function statusOf(session: DemoSession, isCurrent: boolean, nth: number, random: Random) {
  if (nth > 0 && random.chance(shareVoid)) return "void";
  if (isCurrent) return random.chance(0.3) ? "verified" : "counted";
  if (session.place < lastYearsPlaces) return "verified";
  return random.pick(["verified", "verified", "verified", "verified", "counted"] as const);
}
