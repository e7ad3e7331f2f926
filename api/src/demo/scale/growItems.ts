import { type AnsweredKind, activityTypes, answeredTypes } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { type DemoItem, readItems } from "../classroom/readItems.ts";
import { answersTo } from "../classroom/respondToItems.ts";
import { addDays } from "../shared/calendar.ts";
import { insertLinks, insertRows, madeAt } from "../shared/insertRows.ts";
import { randomOf } from "../shared/random.ts";
import type { Turn } from "./planTurns.ts";

const seed = 2026;

/** How many items are new in a turn; a class answers one of them. */
const itemsATurn = 2;

/** How many different answers there are to an item. */
export const variants = 24;

/** Kinds of which the program has one a session; the others get new items for each turn. */
const ofSessions = new Set<AnsweredKind>(["nomination", "trait", "giverTv"]);

/** A turn, and how many items there are to choose from. */
export interface FilledTurn extends Turn {
  readonly place: number;
  readonly choices: number;
}

interface Model {
  readonly id: number;
  readonly type: string;
  readonly title: string;
}

/**
 * Adds the turns' items, made from those of the demo program, and keeps made-up answers to each in the table
 * `scale_answers` until the transaction ends.
 */
export async function growItems(tx: Db, turns: readonly Turn[], today: string): Promise<FilledTurn[]> {
  const placeOf = await addItems(tx, turns);
  const items = await readItems(tx, today, []);
  const taken = new Set<DemoItem>();
  const itemsOf = turns.map(({ kind, monday }, place) => {
    const own = items.filter((item) => {
      if (item.type !== answeredTypes[kind].key) return false;
      if (!ofSessions.has(kind)) return placeOf.get(item.id) === place;
      return item.grades === null && item.start <= monday && monday <= item.end && !taken.has(item);
    });
    for (const item of own) taken.add(item);
    return own;
  });
  await keepAnswers(tx, itemsOf);
  return turns.map((turn, place) => ({ ...turn, place, choices: itemsOf[place]?.length ?? 0 }));
}

/** Answers the turn of each added activity, by its id. */
async function addItems(tx: Db, turns: readonly Turn[]): Promise<Map<number, number>> {
  const models = await rows<Model>(
    tx,
    sql`select * from activities where level_id is null and is_active and is_approved order by id`,
  );
  const planned = turns.flatMap(({ kind, monday }, place) => {
    if (ofSessions.has(kind)) return [];
    const ofKind = models.filter(({ type }) => type === answeredTypes[kind].key);
    return Array.from({ length: itemsATurn }, (_, nth) => {
      const number = place * itemsATurn + nth;
      const model = ofKind[number % ofKind.length] as Model;
      const dates = { start: monday, end: addDays(monday, 6), ...madeAt(`${addDays(monday, -14)}T11:00:00`) };
      const shown = { session_id: null, session_theme_id: null, will_visit: false };
      return { place, model, row: { ...model, title: `${model.title} ${number + 1}`, ...shown, ...dates } };
    });
  });
  const added = await insertRows(
    tx,
    "activities",
    planned.map(({ row }) => row),
  );
  const quizzes = planned.flatMap(({ model }, index) =>
    model.type === activityTypes.quiz.key ? { quiz_id: added[index]?.id, model_id: model.id } : [],
  );
  await sql`insert into quiz_places (quiz_id, position, quiz_question_id)
    select q.quiz_id, w.position, w.quiz_question_id
    from jsonb_to_recordset(${JSON.stringify(quizzes)}::jsonb) as q (quiz_id int, model_id int)
      join quiz_places w on w.quiz_id = q.model_id`.execute(tx);
  return new Map(added.map(({ id }, index) => [id, planned[index]?.place ?? 0]));
}

async function keepAnswers(tx: Db, itemsOf: readonly (readonly DemoItem[])[]): Promise<void> {
  await sql`create temp table scale_answers (place int, nth int, variant int, type text, object_id int, title text,
    answers jsonb, points int, right_answers int, asked int, student_first_name text, student_last_name text)
    on commit drop`.execute(tx);
  const random = randomOf(seed, "scale answers");
  const made = itemsOf.flatMap((items, place) =>
    items.flatMap((item, nth) =>
      Array.from({ length: variants }, (_, variant) => {
        const room = { students: random.between(14, 28), mood: random.between(2, 4) };
        const { id: object_id, type, title } = item;
        return { place, nth, variant, type, object_id, title, ...answersTo(item, room, random) };
      }),
    ),
  );
  await insertLinks(tx, "scale_answers", made);
  await sql`create unique index on scale_answers (place, nth, variant)`.execute(tx);
  await sql`analyze scale_answers`.execute(tx);
}
