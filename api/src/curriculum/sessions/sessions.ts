import { sessionEndpoints, sessions } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, rows } from "../../core/database.ts";
import { crudRoutes } from "../../core/entities/crudRoutes.ts";
import { always, anyOf, defineEntity, plain, refer, type Sql, stored } from "../../core/entities/entity.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { say } from "../../core/say.ts";
import { checkOrder, datesOf } from "../../people/shared/dates.ts";
import { person } from "../../people/shared/personName.ts";
import { checkMoney } from "./sessionMoney.ts";
import { sessionsSay } from "./sessionsSay.ts";

const span = (today: string): Sql =>
  sql`case when t."end" < ${today}::date then 'past' when t.start > ${today}::date then 'coming' else 'current' end`;

interface Span {
  readonly id: number;
  readonly program: number | undefined;
  readonly start: string | undefined;
  readonly end: string | undefined;
}

/** Another session of the same program with some of the same days. */
async function overlapping(db: Db, { id, program, start, end }: Span) {
  // One writer at a time per program, so that two new sessions can't overlap each other unseen.
  await sql`select pg_advisory_xact_lock(hashtext('the sessions of a program'), ${program}::int)`.execute(db);
  return first<{ name: string }>(
    db,
    sql`select name from sessions where program_id = ${program} and id <> ${id}
      and start <= ${end}::date and "end" >= ${start}::date limit 1`,
  );
}

export const session = defineEntity(sessions, {
  table: "sessions",
  from: sql`sessions t left join programs g on g.id = t.program_id left join levels l on l.id = t.level_id
    left join traits tr on tr.id = t.trait_id left join session_themes st on st.id = t.theme_id left join users cu on cu.id = t.closed_by`,
  columns: ({ today }) => ({
    ...stored,
    ...plain("name", "start", "end", "puzzle_type", "external_id"),
    program: refer("g"),
    level: refer("l"),
    trait: refer("tr", "title"),
    theme: refer("st", "session_theme"),
    charities: sql`coalesce((select jsonb_agg(${refer("c")} order by c.name)
      from session_charities sc join charities c on c.id = sc.charity_id where sc.session_id = t.id), '[]')`,
    span: span(today),
    closed_at: sql`t.closed_at`,
    closed_by: person("cu"),
  }),
  filters: {
    programs: (ids) => anyOf(sql`t.program_id`, ids),
    levels: (ids) => anyOf(sql`t.level_id`, ids),
    traits: (ids) => anyOf(sql`t.trait_id`, ids),
    span: (spans, { today }) => anyOf(span(today), spans, "text"),
    from: (date) => sql`t."end" >= ${date}::date`,
    to: (date) => sql`t.start <= ${date}::date`,
  },
  search: [sql`t.name`, sql`g.name::text`],
  sorts: { program: sql`g.name` },
  scope: () => always,
  unique: [["external_id", "program_id"]],
  links: { charity_ids: { table: "session_charities", own: "session_id", other: "charity_id" } },
  async check(db, draft, context, current) {
    checkOrder(draft, current, context);
    const { start, end } = datesOf(draft, current);
    const program = draft.program_id ?? current?.program.id;
    const other = await overlapping(db, { id: current?.id ?? 0, program, start, end });
    if (other) throw invalid("start", sessionsSay[context.language].overlaps(other.name));
    if (current) await checkMoney(db, { current, program, start, end }, context);
  },
  checkRemoval(_db, removed, { language }) {
    const closed = removed.find(({ closed_at }) => closed_at);
    if (closed) throw new Refusal("conflict", say[language].closed(closed.name));
  },
  async checkRestore(db, ids, { language }) {
    const back = await rows<Span>(
      db,
      sql`select id, program_id as program, start, "end" from sessions where id = any(${ids}::int[])`,
    );
    for (const each of back) {
      const other = await overlapping(db, each);
      if (other) throw new Refusal("conflict", sessionsSay[language].dateTaken(other.name));
    }
  },
});

export const sessionRoutes = crudRoutes(sessionEndpoints, session);
