import { answeredTypes, type curriculumPdf } from "@kindling/contract";
import { sql } from "kysely";
import type { Sql } from "../core/entities/entity.ts";
import { printBooklet } from "../curriculum/booklet/printBooklet.ts";
import { type Booklet, readBooklet } from "../curriculum/booklet/readBooklet.ts";
import { itemWords } from "./itemWords.ts";
import type { Asking, ReportSource } from "./machinery/reportRoutes.ts";

type Asked = Asking<typeof curriculumPdf>;

const bookletOf = ({ db, query, context }: Asked): Promise<Booklet> =>
  readBooklet(db, query, context.language);

/** What the contents of the booklet list, in its order. */
async function statement(asking: Asked): Promise<Sql> {
  const { items } = await bookletOf(asking);
  const listed = items.map(({ kind, title, level, trait, session_theme, start, end }) => ({
    type: answeredTypes[kind].labels[asking.context.language].one,
    title,
    level: level?.name,
    trait: trait?.name,
    session_theme: session_theme?.name,
    start,
    end,
  }));
  return sql`select type, title, level, trait, session_theme, start, "end"
    from rows from (jsonb_to_recordset(${JSON.stringify(listed)}::jsonb)
      as (type text, title text, level text, trait text, session_theme text, start date, "end" date)) with ordinality
      listed (type, title, level, trait, session_theme, start, "end", place) order by place`;
}

/** The booklet of a grade. */
export const curriculumPdfSource: ReportSource<typeof curriculumPdf> = {
  statement,
  async chart(asking) {
    const { language } = asking.context;
    const { items } = await bookletOf(asking);
    const kinds = [...Map.groupBy(items, ({ kind }) => kind)].toSorted(([, a], [, b]) => b.length - a.length);
    return {
      unit: "number",
      labels: kinds.map(([kind]) => answeredTypes[kind].labels[language].one),
      series: [{ name: itemWords[language], values: kinds.map(([, own]) => own.length) }],
    };
  },
  async print(asking) {
    const { query, context, settings, files } = asking;
    const at = { language: context.language, settings, files, today: context.today, span: query };
    return printBooklet(query.grade, () => bookletOf(asking), at);
  },
};
