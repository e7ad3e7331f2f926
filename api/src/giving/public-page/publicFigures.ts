import { fewestClasses } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows, sole } from "../../core/database.ts";
import type { Sql } from "../../core/entities/entity.ts";
import { sessionsOn } from "../../people/measures/classMeasures.ts";
import { classIdOf, givingLines } from "../../people/measures/givingMeasures.ts";

const measures = ["classes", "charities", "activities", "earned_cents", "donated_cents"] as const;
type Measure = (typeof measures)[number];

/** A figure, and how many classes it comes from. */
interface Counted {
  readonly value: number;
  readonly classes: number;
}

/** A figure of everything, of the current sessions and of all others. */
export interface Split {
  readonly all: Counted;
  readonly now: Counted;
  readonly rest: Counted;
}

/** What may be shown; null where too few classes are behind it. */
export type PublicSums = Readonly<Record<Measure, number | null>>;

export interface PublicFigures {
  readonly session: PublicSums;
  readonly all_time: PublicSums;
  /** Names of charities that enough classes gave to. */
  readonly charities: readonly string[];
  readonly as_of: string;
}

const isEnough = ({ classes }: Counted) => classes >= fewestClasses;

/**
 * What of a figure may be shown in public: nothing that comes from too few classes. What is shown of the session could be
 * subtracted from everything, so it isn't shown if too few other classes remain.
 */
export function shownOf({ all, now, rest }: Split): { session: number | null; all_time: number | null } {
  if (!isEnough(all)) return { session: null, all_time: null };
  const isSafe = isEnough(now) && (rest.classes === 0 || isEnough(rest));
  return { session: isSafe ? now.value : null, all_time: all.value };
}

/** Sums of a figure over lines (`g`) of everything (`g.part` is all), of current sessions (now) and of all others (rest). */
function split(value: (only: Sql) => Sql, counts: Sql): Sql {
  const counted = (only: Sql) =>
    sql`jsonb_build_object('value', ${value(only)}, 'classes', count(distinct g.class) filter (where ${counts} and ${only}))`;
  const parts = ["all", "now", "rest"].map(
    (part) => sql`${sql.lit(part)}, ${counted(sql`g.part = ${sql.lit(part)}`)}`,
  );
  return sql`jsonb_build_object(${sql.join(parts)})`;
}

const sumOf = (column: string) => (only: Sql) =>
  sql`coalesce(sum(g.${sql.ref(column)}) filter (where ${only}), 0)::bigint`;

type Splits = Readonly<Record<Measure, Split>>;

const gave = sql`g.earned + g.donated > 0`;

/**
 * Amounts of current and other sessions, and with both together: what a class gave to a charity in all is what is left of it after
 * adjustments, whichever session they are of.
 */
const inParts = (parts: Sql, both: Sql) =>
  sql`with parts as materialized (${parts}) select * from parts union all ${both}`;

/** Adds up what the public page may tell, shown or not. */
export function readSplits(db: Db, today: string): Promise<Splits> {
  const part = sql`case when g.session_id in (select x.id from ${sessionsOn(today)} x) then 'now' else 'rest' end`;
  return sole<Splits>(
    db,
    sql`with lines as materialized (${inParts(
      sql`select ${classIdOf("g")} as class, ${part} as part, g.charity_id, sum(g.earned) as earned, sum(g.donated) as donated
        from ${givingLines(() => undefined)} g group by 1, 2, 3`,
      sql`select class, 'all', charity_id, sum(earned), sum(donated) from parts group by class, charity_id`,
    )}),
      done as materialized (${inParts(
        sql`select ${classIdOf("g")} as class, ${part} as part, sum(g.answers) as answers from class_totals g group by 1, 2`,
        sql`select class, 'all', sum(answers) from parts group by class`,
      )})
      select l.*, d.* from (
        select ${split((only) => sql`count(distinct g.class) filter (where ${gave} and ${only})`, gave)} as classes,
          ${split((only) => sql`count(distinct g.charity_id) filter (where ${gave} and ${only})`, sql`${gave} and g.charity_id is not null`)} as charities,
          ${split(sumOf("earned"), sql`g.earned > 0`)} as earned_cents, ${split(sumOf("donated"), sql`g.donated > 0`)} as donated_cents
        from lines g) l,
      (select ${split(sumOf("answers"), sql`g.answers > 0`)} as activities from done g) d`,
  );
}

/** Adds up what the public page shows. It reads all balances, so it is done once a night and when settings are saved. */
export async function addUpPublicFigures(db: Db, today: string): Promise<PublicFigures> {
  const splits = await readSplits(db, today);
  const shown = measures.map((measure) => [measure, shownOf(splits[measure])] as const);
  const partOf = (part: "session" | "all_time") =>
    Object.fromEntries(shown.map(([measure, figures]) => [measure, figures[part]])) as PublicSums;
  const charities = await rows<{ name: string }>(
    db,
    sql`select c.name::text as name from (
        select g.charity_id, ${classIdOf("g")} as class from ${givingLines(() => undefined)} g
        group by 1, 2 having sum(g.earned + g.donated) > 0) g join charities c on c.id = g.charity_id
      group by c.id having count(*) >= ${fewestClasses} order by c.name`,
  );
  return {
    session: partOf("session"),
    all_time: partOf("all_time"),
    charities: charities.map(({ name }) => name),
    as_of: today,
  };
}
