import { episodeQuestions, type Question } from "@kindling/contract";
import { sql } from "kysely";
import { classContents } from "../../classroom/classContents.ts";
import { type Db, rows } from "../../core/database.ts";
import { answeredItems } from "../../people/measures/classMeasures.ts";

/** A question as an item asks it; those of quizzes know the right answer by its place, from 1. */
export interface AskedQuestion extends Omit<Question, "options"> {
  readonly options?: readonly (string | null)[];
  readonly correct?: number;
}

/** An item classes may have answered, with the dates they saw it. */
export interface DemoItem {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly start: string;
  readonly end: string;
  /** The grades it is for; null: all. */
  readonly grades: readonly string[] | null;
  /** The kind of program it is for; null: all. */
  readonly kind: string | null;
  readonly most: number;
  readonly questions: readonly AskedQuestion[];
}

/** Reads items seen up to a day, except some types; forms with an audience are left out. */
export async function readItems(tx: Db, today: string, without: readonly string[]): Promise<DemoItem[]> {
  const found = await rows<Omit<DemoItem, "questions"> & { questions: AskedQuestion[] | null }>(
    tx,
    sql`select a.id, a.type, a.title, greatest(a.start, st.display_start) as start, least(a."end", st.display_end) as "end",
        l.grade as grades, p.program as kind, a.max_per_class as most, i.questions
      from ${classContents("en")} a join ${answeredItems} i on i.type = a.type and i.object_id = a.id
        left join levels l on l.id = a.level_id left join sessions s on s.id = a.session_id left join programs p on p.id = s.program_id
        left join session_themes st on st.id = a.session_theme_id
      where a.is_active and a.is_approved and a.start < ${today}::date and a.type <> all(${without}::text[])
        and not exists (select from nomination_users n where n.nomination_id = a.id)
        and not exists (select from nomination_sites n where n.nomination_id = a.id)
        and not exists (select from nomination_providers n where n.nomination_id = a.id)
        and not exists (select from nomination_districts n where n.nomination_id = a.id)
      order by a.start, a.type, a.id`,
  );
  return found.map((item) => ({ ...item, questions: item.questions ?? episodeQuestions("en") }));
}
