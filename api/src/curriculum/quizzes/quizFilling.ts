import type { FieldError } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { snapshots } from "../../core/entities/audit.ts";
import type { Context, Draft, Entity } from "../../core/entities/entity.ts";
import { readAll } from "../../core/entities/reading.ts";
import { Refusal } from "../../core/errors.ts";
import { entriesOf } from "../../core/importing/cells.ts";
import type { PlannedRow } from "../../core/importing/planImport.ts";
import type { Change } from "../../core/importing/runImport.ts";
import { quizImportSay } from "./quizImportSay.ts";

/** A quiz that an import makes or fills. */
export interface Filling {
  /** The row of the file that names it first. */
  readonly row: number;
  /** Input for a new quiz. */
  readonly draft?: Draft;
  /** The existing quiz. */
  readonly quiz?: StandingQuiz;
  /** The rows whose questions go into it, in order. */
  readonly rows: PlannedRow[];
}

interface StandingQuiz {
  readonly id: number;
  readonly title: string;
  readonly start: string;
  readonly question_ids: readonly number[];
  readonly response_count: number;
}

type Problem = Pick<FieldError, "row" | "msg"> & { readonly path: string };

const same = (title: string) => title.trim().toLowerCase();

const told = ({ draft }: PlannedRow) => ({
  titles: entriesOf((draft["quiz_title"] as string | null | undefined) ?? ""),
  start: (draft["start"] as string | null | undefined) ?? undefined,
  end: (draft["end"] as string | null | undefined) ?? undefined,
});

/** Locks the named quizzes against answers and changes until the import ends. */
async function readQuizzes(
  tx: Db,
  entity: Entity,
  planned: readonly PlannedRow[],
  context: Context,
): Promise<StandingQuiz[]> {
  const titles = [...new Set(planned.flatMap((row) => told(row).titles.map(same)))];
  const ids = titles.flatMap((title) => /^#(\d{1,9})$/.exec(title)?.[1] ?? []).map(Number);
  const named = sql`(lower(btrim(t.title)) = any(${titles}::text[]) or t.id = any(${ids}::int[]))`;
  await rows(
    tx,
    sql`select t.id from activities t where ${entity.scope(context)} and ${named} order by t.id for no key update`,
  );
  return (await readAll(tx, entity, context, named)) as unknown as StandingQuiz[];
}

/** Finds or plans the quiz of each row, by title and optional Start; a new quiz needs its dates once. */
export async function fillQuizzes(
  tx: Db,
  entity: Entity,
  planned: readonly PlannedRow[],
  context: Context,
): Promise<{ fillings: Filling[]; problems: Problem[] }> {
  const say = quizImportSay[context.language];
  const standing = await readQuizzes(tx, entity, planned, context);
  const fillings = new Map<string, Filling>();
  const problems: Problem[] = [];
  const candidates = (title: string, start: string | undefined) =>
    standing.filter(
      (quiz) =>
        `#${quiz.id}` === title || (same(quiz.title) === same(title) && (!start || quiz.start === start)),
    );

  for (const row of planned) {
    const { titles, start, end } = told(row);
    for (const title of titles) {
      const key = `${same(title)} ${start ?? ""}`;
      if (!start || !end || candidates(title, start).length > 0 || fillings.has(key)) continue;
      const draft: Draft = { title, start, end, level_id: row.draft["level_id"] ?? null };
      const problem = await refusalOf(tx, entity, draft, context);
      if (problem) problems.push({ row: row.row, ...problem });
      fillings.set(key, { row: row.row, draft, rows: [] });
    }
  }
  const fresh = [...fillings.values()];

  for (const row of planned) {
    const { titles, start } = told(row);
    for (const title of titles) {
      const report = (msg: string) => problems.push({ row: row.row, msg, path: "quiz_title" });
      const found = candidates(title, start);
      const made = fresh.filter(
        ({ draft }) =>
          same(String(draft?.["title"])) === same(title) && (!start || draft?.["start"] === start),
      );
      if (found.length + made.length > 1) report(say.several(title));
      else if (found.length + made.length === 0) report(say.needsDates(title));
      else if (made[0]) made[0].rows.push(row);
      else if (found[0]) {
        const [quiz] = found;
        if (row.id !== undefined && quiz.question_ids.includes(row.id)) continue;
        if (quiz.response_count > 0) report(say.answered(title));
        const filling = fillings.get(`#${quiz.id}`) ?? { row: row.row, quiz, rows: [] };
        filling.rows.push(row);
        fillings.set(`#${quiz.id}`, filling);
      }
    }
  }
  return { fillings: [...fillings.values()], problems };
}

async function refusalOf(tx: Db, entity: Entity, draft: Draft, context: Context) {
  try {
    await entity.check?.(tx, draft, context);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { msg: error.message, path: error.extras.errors?.[0]?.path ?? "quiz_title" };
  }
}

/** The quiz changes to write once every question has an id. */
export async function quizzesToWrite(
  tx: Db,
  entity: Entity,
  fillings: readonly Filling[],
  idOf: ReadonlyMap<PlannedRow, number>,
): Promise<{ rows: PlannedRow[]; changes: Change[] }> {
  const asked = (filling: Filling) => [
    ...new Set([
      ...(filling.quiz?.question_ids ?? []),
      ...filling.rows.flatMap((row) => idOf.get(row) ?? []),
    ]),
  ];
  const before = await snapshots(
    tx,
    entity,
    fillings.flatMap(({ quiz }) => quiz?.id ?? []),
  );
  return {
    rows: fillings.flatMap((filling) => {
      const { row, draft } = filling;
      return draft ? [{ row, draft: { ...draft, question_ids: asked(filling) }, id: undefined }] : [];
    }),
    changes: fillings.flatMap((filling) => {
      const { quiz } = filling;
      const draft = { question_ids: asked(filling) };
      return quiz ? [{ id: quiz.id, draft, before: before.get(quiz.id) ?? {} }] : [];
    }),
  };
}
