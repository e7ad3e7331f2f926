import {
  type Endpoint,
  type ImportResult,
  type Language,
  optionalDate,
  optionalReferenceTo,
  optionalText,
  type Resource,
} from "@kindling/contract";
import { sql } from "kysely";
import { z } from "zod";
import { type Db, rows } from "../../core/database.ts";
import type { Entity } from "../../core/entities/entity.ts";
import { type Importing, importOnce, type Running, recorded } from "../../core/importing/asImport.ts";
import { badRowsFile, everyError } from "../../core/importing/badRows.ts";
import { FileErrors } from "../../core/importing/fileErrors.ts";
import { type ImportQuery, importTemplateRoute } from "../../core/importing/importRoutes.ts";
import { importSay } from "../../core/importing/importSay.ts";
import { type PlannedRow, planImport } from "../../core/importing/planImport.ts";
import { readSheet, type Sheet } from "../../core/importing/readSheet.ts";
import { changesOf, countsOf, runImport } from "../../core/importing/runImport.ts";
import { type Call, type FileAnswer, openRoute, type Route, route } from "../../core/route.ts";
import { previewOf } from "../../sheets/previewOf.ts";
import { type Filling, fillQuizzes, quizzesToWrite } from "./quizFilling.ts";
import { quizImportSay } from "./quizImportSay.ts";

/** The quiz columns of a row; the rest is the question. */
const quizColumns = {
  quiz_title: optionalText(1000),
  start: optionalDate(),
  end: optionalDate(),
  level_id: optionalReferenceTo("level"),
};

const quizSample = { quiz_title: "Kindness check", start: "2026-09-01", end: "2026-09-12" };

/** A question's quizzes as a file names them; ambiguous titles use the number. */
const titles = sql`(select string_agg(case when a.title ~ '[;|]' or a.title ~ '^#' or exists (select from activities o
    where o.type = a.type and o.id <> a.id and lower(btrim(o.title)) = lower(btrim(a.title))) then '#' || a.id else a.title end, '; ' order by a.id)
  from quiz_places p join activities a on a.id = p.quiz_id where p.quiz_question_id = t.id)`;

/** Quiz questions as a file has them: each with the quizzes that ask it. */
function filed(question: Entity): Entity {
  const labeled = (language: Language) => {
    const { fields, ...rest } = question.resource.labels[language];
    return { ...rest, fields: { quiz_title: quizImportSay[language].quiz, ...fields } };
  };
  const { key = ["question"], sample } = question.resource.importing ?? {};
  const resource: Resource = {
    ...question.resource,
    importing: { key, sample: { ...sample, ...quizSample } },
    labels: { en: labeled("en"), es: labeled("es") },
    input: z.object({ ...quizColumns, ...question.resource.input.shape }),
  };
  return { ...question, resource, parts: { quiz_title: titles } };
}

/** The same row without what it says of quizzes. */
function bare({ row, id, draft }: PlannedRow): PlannedRow {
  const kept = Object.entries(draft).filter(([field]) => !(field in quizColumns));
  return { row, id, draft: Object.fromEntries(kept) };
}

/** The quiz import and template, shared by `/quiz` and `/quizQuestion`; creates quizzes that rows name. */
export function quizImportRoutes(endpoints: { import: Endpoint; importTemplate: Endpoint }): Route[] {
  return [
    openRoute(endpoints.import, (call) => importOnce(call, (importing) => importQuizzes(importing, call))),
    route(
      endpoints.importTemplate,
      (call) =>
        importTemplateRoute(endpoints.importTemplate, filed(entitiesOf(call).question)).handle(
          call,
        ) as Promise<FileAnswer>,
    ),
  ];
}

function entitiesOf({ services }: Call) {
  const [quiz, question] = [services.entities.get("quiz"), services.entities.get("quizQuestion")];
  if (!quiz || !question) throw new Error("There are no quizzes to import");
  return { quiz, question };
}

/** Everything a sound file would do. */
interface QuizPlan {
  readonly planned: readonly PlannedRow[];
  readonly fillings: readonly Filling[];
  readonly errors: FileErrors;
}

async function planQuizzes(
  tx: Db,
  call: Call,
  sheet: Sheet,
  mode: ImportQuery["mode"],
  errors?: FileErrors,
): Promise<QuizPlan> {
  const { quiz, question } = entitiesOf(call);
  const plan = await planImport(
    tx,
    sheet,
    filed(question),
    mode,
    call.context,
    call.services.entities,
    errors,
  );
  const { fillings, problems } = await fillQuizzes(tx, quiz, plan.rows, call.context);
  for (const { row, msg, path } of problems) {
    const place = sheet.columns.findIndex(({ field }) => field === path);
    const value = sheet.rows.find((each) => each.row === row)?.cells[place] ?? "";
    plan.errors.add({ row, column: sheet.columns[place]?.header ?? path, value, msg, path });
  }
  return { planned: plan.rows, fillings, errors: plan.errors.sort() };
}

async function importQuizzes(
  importing: Importing,
  call: Call,
): Promise<FileAnswer | { data: ImportResult; message: string }> {
  const { tx } = importing;
  const { language, services, context } = call;
  const { dry_run = false, bad_rows = false, mode } = call.query as ImportQuery;
  const { quiz, question } = entitiesOf(call);
  const say = importSay[language];
  const sheet = await readSheet(call, filed(question));
  const prepare = async () => {
    const { planned, fillings, errors } = await planQuizzes(
      tx,
      call,
      sheet,
      mode,
      bad_rows ? everyError() : undefined,
    );
    const plan = { rows: planned.map(bare), errors };
    if (errors.count > 0 && !bad_rows)
      throw errors.refusal(say.badRows(errors.count), previewOf(sheet, plan));
    const changes = await changesOf(tx, question, plan.rows);
    return { plan, planned, fillings, changes, counts: withKinds(countsOf(plan, changes), fillings) };
  };
  if (bad_rows) {
    const { plan } = await prepare();
    return badRowsFile(sheet, plan.errors.first, question.resource.labels[language].many, language);
  }
  if (dry_run) {
    const { plan, counts } = await prepare();
    return { data: { ...counts, ...previewOf(sheet, plan) }, message: say.fine(counts.total) };
  }
  const about = { entity: "quiz", mode, total: sheet.rows.length };
  const data = await recorded(importing, call, about, async (running) => {
    const { plan, planned, fillings, changes, counts } = await prepare();
    await runImport(tx, question, plan, changes, running, context, services.entities);
    const idOf = await idsOf(tx, planned, running);
    const written = await quizzesToWrite(tx, quiz, fillings, idOf);
    const quietly = { ...running, progress: () => undefined };
    const quizPlan = { rows: written.rows, errors: new FileErrors() };
    await runImport(tx, quiz, quizPlan, written.changes, quietly, context, services.entities);
    return counts;
  });
  return { data, message: say.done(data) };
}

/** The figures of the questions, and beside them those of the quizzes that the file makes and fills. */
function withKinds(counts: ReturnType<typeof countsOf>, fillings: readonly Filling[]): ImportResult {
  if (fillings.length === 0) return counts;
  const created = fillings.filter(({ draft }) => draft).length;
  const quizzes = { total: fillings.length, created, updated: fillings.length - created, unchanged: 0 };
  return {
    ...counts,
    kinds: [
      { entity: "quizQuestion", ...counts },
      { entity: "quiz", ...quizzes },
    ],
  };
}

/** The id of every row's question: the one it changes, or the one it has just made. */
async function idsOf(
  tx: Db,
  planned: readonly PlannedRow[],
  { id }: Running,
): Promise<ReadonlyMap<PlannedRow, number>> {
  const made = await rows<{ id: number }>(
    tx,
    sql`select entity_id as id from import_rows where import_id = ${id} and entity = 'quizQuestion' and action = 'created'
      order by entity_id`,
  );
  const fresh = made.values();
  return new Map(planned.map((row) => [row, row.id ?? fresh.next().value?.id ?? 0]));
}
