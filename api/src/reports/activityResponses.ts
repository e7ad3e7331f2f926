import { activityResponses, type Localized } from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../core/database.ts";
import { invalid } from "../core/errors.ts";
import type { SheetCell } from "../core/spreadsheets/xlsx.ts";
import { questionsIn } from "../curriculum/quizzes/questionsIn.ts";
import { activityKeys, answeredItems } from "../people/measures/classMeasures.ts";
import type { Asking, ReportShape, ReportSource } from "./machinery/reportRoutes.ts";
import { type AnsweredRow, type AskedItem, questionColumns } from "./responses/questionColumns.ts";
import { countResponses, type Narrowed, narrowedTo, responseRows } from "./responses/responseRows.ts";
import { responsesByProvider } from "./responses/responsesBy.ts";
import { withoutStudent } from "./responses/withoutStudent.ts";

type Asked = Asking<typeof activityResponses>;

/** The spreadsheet limit. */
const mostColumns = 16_384;

const tooMany: Localized<string> = {
  en: "There are too many questions for one sheet. Choose fewer activity types or traits.",
  es: "Hay demasiadas preguntas para una hoja. Elija menos tipos de actividad o rasgos.",
};

/** Activity types by curriculum part; a type stands for itself. */
const typesOf = (parts: readonly string[]) =>
  parts.flatMap((part): readonly string[] => (part === "activity" ? activityKeys : [part]));

/** Which types are asked for: each filter narrows. */
function typeFilters({ query }: Asked) {
  return [query.curriculum_type && typesOf(query.curriculum_type), query.activity_types];
}

function narrowed(asking: Asked): Narrowed {
  const { trait_id, sessions, ...filters } = asking.query;
  const inSessions = trait_id && sessions ? [...trait_id, ...sessions] : (trait_id ?? sessions);
  return narrowedTo({ ...filters, sessions: inSessions, types: typeFilters(asking) });
}

/** What the responses in question answer, with its questions: in the order of the curriculum, then of making. */
function askedItems(asking: Asked): Promise<AskedItem[]> {
  const { db, context } = asking;
  return rows<AskedItem>(
    db,
    sql`select i.type, i.object_id, ${questionsIn(context.language, "i")} as questions from ${answeredItems} i
      where (i.type, i.object_id) in (${narrowed(asking).items})
      order by array_position(${[...activityKeys]}::text[], i.type) nulls last, i.type desc, i.object_id`,
  );
}

interface Row extends AnsweredRow {
  readonly student_first_name: string | null;
  readonly student_last_name: string | null;
}

async function shape(asking: Asked): Promise<ReportShape> {
  const known = activityResponses.columns;
  const asked = questionColumns(await askedItems(asking));
  const columns = [...known, ...asked.columns];
  const empty = columns.map((): SheetCell => null);
  if (columns.length > mostColumns) throw invalid("activity_types", tooMany[asking.context.language]);
  return {
    columns,
    cells(row) {
      const cells = empty.slice();
      for (const [at, { key }] of known.entries()) cells[at] = row[key] ?? null;
      const response = row as unknown as Row;
      const { answers, student_first_name: first, student_last_name: last } = response;
      asked.fill(cells, known.length, { ...response, answers: withoutStudent(answers, [first, last]) });
      return cells;
    },
  };
}

/** Every response with what was answered; of nominations without the students' names. */
export const activityResponsesSource: ReportSource<typeof activityResponses> = {
  statement: (asking) =>
    responseRows(
      narrowed(asking),
      asking.context,
      sql`, r.type, r.object_id, r.answers, r.student_first_name, r.student_last_name`,
    ),
  shape,
  count: (asking) => countResponses(narrowed(asking)),
  chart: (asking) => responsesByProvider(asking.db, narrowed(asking), asking.context.language),
};
