import {
  type BookletItem,
  type BookletKind,
  bookletKinds,
  type CurriculumBooklet,
  type Grade,
  kindOfKey,
  type Language,
  programs,
  type Reference,
  sessions,
} from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, rows } from "../../core/database.ts";
import { refer, type Sql } from "../../core/entities/entity.ts";
import { Refusal } from "../../core/errors.ts";
import { fileColumn } from "../../core/files/fileColumn.ts";
import { say } from "../../core/say.ts";
import { otherGrade, otherProgram } from "../activities/itemVisibility.ts";
import { ownDetails } from "../activities/ownDetails.ts";

/** Which booklet is meant; no grade means all of them. */
export interface BookletChoice {
  readonly grade?: Grade | undefined;
  readonly program_id?: number | undefined;
  readonly session_id?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly types?: readonly BookletKind[] | undefined;
}

/** A booklet of one grade or all. */
export type Booklet = Omit<CurriculumBooklet, "grade"> & { readonly grade: Grade | null };

interface Choice {
  readonly grade: string | null;
  readonly programId: number | null;
  readonly sessionId: number | null;
  readonly from: string | null;
  readonly to: string | null;
}

const within = (alias: Sql, { from, to }: Choice): Sql =>
  sql`(${from}::date is null or ${alias}."end" >= ${from}::date) and (${to}::date is null or ${alias}.start <= ${to}::date)`;

type Stored = Omit<BookletItem, "kind"> & { type: string };

/** Activities for a class of the grade and program, on any date. */
function readActivities(db: Db, choice: Choice): Promise<Stored[]> {
  return rows<Stored>(
    db,
    sql`select a.type, a.id, a.title, a.start, a."end", ${refer("l")} as level, ${refer("s")} as session,
        ${refer("st", "session_theme")} as session_theme, ${refer("tr", "title")} as trait,
        case when a.standards_visible then array_remove(array[a.standard_1, a.standard_2], null) else '{}' end as standards,
        a.video_url, case when a.attachment_visible then ${fileColumn(sql`a.attachment`)} end as attachment,
        a.will_visit, a.instructions, a.details || ${ownDetails} as details, a.questions
      from activities a left join levels l on l.id = a.level_id left join traits tr on tr.id = a.trait_id
        left join session_themes st on st.id = a.session_theme_id left join sessions s on s.id = a.session_id
        left join sessions x on x.id = ${choice.sessionId}
      where a.is_active and a.is_approved and not ${otherGrade(sql`${choice.grade}`)}
        and not ${otherProgram(sql`${choice.programId}`)} and ${within(sql`a`, choice)}
        and (x.id is null or a.session_id = x.id
          or (a.session_id is null and a.start <= x."end" and a."end" >= x.start))`,
  );
}

/** The traits for the grade's levels, each with its episodes. */
function readTraits(db: Db, choice: Choice): Promise<Stored[]> {
  return rows<Stored>(
    db,
    sql`select 'trait' as type, t.id, t.title, t.start, t."end", ${refer("l")} as level, null as session, null as session_theme,
        null as trait, '{}'::text[] as standards, t.trait_opening_url as video_url, null as attachment, false as will_visit,
        t.description as instructions, t.questions, jsonb_build_object('episodes', coalesce((select jsonb_agg(
          jsonb_build_object('name', v.name, 'url', v.trait_opening_url) order by v.position, v.id)
          from trait_videos v where v.trait_id = t.id), '[]')) as details
      from traits t left join levels l on l.id = t.level_id left join sessions x on x.id = ${choice.sessionId}
      where not ${otherGrade(sql`${choice.grade}`)} and ${within(sql`t`, choice)}
        and (x.id is null or x.trait_id = t.id or (x.trait_id is null and t.start <= x."end" and t."end" >= x.start))`,
  );
}

/** Traits before what is done with them, then the kinds in the specification's order. */
const rank = (kind: BookletKind) => (kind === "trait" ? -1 : bookletKinds.indexOf(kind));

/** The curriculum's order: as it begins, on one day by kind, then by title. */
function inOrder(items: readonly BookletItem[]): BookletItem[] {
  return items.toSorted(
    (a, b) =>
      a.start.localeCompare(b.start) ||
      rank(a.kind) - rank(b.kind) ||
      a.title.localeCompare(b.title) ||
      a.id - b.id,
  );
}

/**
 * Returns the approved, active curriculum for a grade or all, in order.
 * @throws Refusal notFound for an unknown session or program.
 */
export async function readBooklet(db: Db, asked: BookletChoice, language: Language): Promise<Booklet> {
  const { grade = null, program_id = null, session_id = null, from = null, to = null, types } = asked;
  const session = await first<Reference & { program_id: number }>(
    db,
    sql`select id, name, program_id from sessions where id = ${session_id}`,
  );
  const programId = program_id ?? session?.program_id ?? null;
  const program = await first<Reference>(db, sql`select id, name from programs where id = ${programId}`);
  const missing = session_id && !session ? sessions : program_id && !program ? programs : null;
  if (missing) throw new Refusal("notFound", say[language].notFound(missing.labels[language].one));
  const levels = await rows<Reference>(
    db,
    sql`select id, name from levels where grade @> array[${grade}::text] order by name, id`,
  );
  const choice = { grade, programId, sessionId: session_id, from, to };
  const found = [...(await readTraits(db, choice)), ...(await readActivities(db, choice))];
  const items = found.flatMap(({ type, ...item }): BookletItem[] => {
    const kind = type === "trait" ? type : kindOfKey(type);
    return kind && (!types || types.includes(kind)) ? [{ ...item, kind }] : [];
  });
  return {
    grade,
    levels,
    program: program ?? null,
    session: session ? { id: session.id, name: session.name } : null,
    items: inOrder(items),
  };
}
