import {
  type Endpoint,
  exportEndpoint,
  type ListFormat,
  listColumns,
  listLabels,
  listsAmong,
} from "@kindling/contract";
import { countRowsOf } from "../../account/security-log/exportedRows.ts";
import { type Context, type Entity, type Sql } from "../../core/entities/entity.ts";
import { type Call, type FileAnswer, type Route, readRoute } from "../../core/route.ts";
import type { Settings } from "../../core/settings.ts";
import type { SheetCell } from "../../core/spreadsheets/xlsx.ts";
import { aboutSheet } from "../machinery/aboutSheet.ts";
import { adderOf, leftOutOf, totalWords } from "../machinery/adder.ts";
import { streamRows } from "../machinery/streamRows.ts";
import { tableFile } from "../machinery/tableFile.ts";
import { cellSpeller } from "./cellSpeller.ts";
import { type ExportQuery, entityRows } from "./entityRows.ts";
import { listFilters } from "./listFilters.ts";

type Row = Readonly<Record<string, unknown>>;

/** Where the rows of a list come from whose call is not answered from an entity alone. */
export interface ListSource {
  /** Every row that the list pages through, in its order, with at least these fields. */
  statement(call: Call, fields: readonly string[]): Sql;
  /** Fields that say something else than the row's own value. */
  readonly tell?: Readonly<Record<string, Tell>>;
}

export type Tell = (row: Row, context: Context, settings: Settings) => SheetCell;

/** What an export asks for beside the filters, search and sort of its list. */
interface Chosen {
  readonly format: ListFormat;
  readonly fields?: readonly string[];
  readonly ids?: readonly number[];
}

/** Has the list refuse what it would refuse: a place out of reach, a person not to be seen. */
async function refuseAsListed(list: Route, call: Call): Promise<void> {
  const { format: _format, fields: _fields, ids: _ids, ...asked } = call.query as Chosen;
  const query = { ...asked, page: 0, rows: 1 };
  await list.handle(Object.create(call, { query: { value: query } }) as Call);
}

/** The source of a list with an entity. */
function sourceOf(entity: Entity): ListSource {
  return {
    statement: ({ query, context }, fields) => entityRows(entity, query as ExportQuery, context, fields),
  };
}

async function listFile(list: Endpoint, call: Call, source: ListSource) {
  const { context, language, signal } = call;
  const { format, fields } = call.query as Chosen;
  const all = listColumns(list);
  const columns = fields ? fields.flatMap((field) => all.find(({ key }) => key === field) ?? []) : all;
  // A sum that leaves out rows needs the field that tells which.
  const needed = columns.flatMap(({ adds }) =>
    adds?.as === "sum" && adds.leftOut ? [adds.leftOut.field] : [],
  );
  const keys = [...new Set([...columns.map(({ key }) => key), ...needed])];
  const cells = columns.map((column) => {
    const { key } = column;
    const spell = cellSpeller(column, context);
    const tell = source.tell?.[key];
    return (row: Row) => (tell ? tell(row, context, call.services.settings) : spell(row[key]));
  });
  const stream = await streamRows<Row>(call.db, source.statement(call, keys), { signal });
  const adder = format === "xlsx" ? adderOf(columns) : undefined;
  let rowsTold = 0;
  let rowsFiltered = Infinity;
  async function* batches() {
    for await (const batch of stream) {
      rowsTold += batch.length;
      if (adder) for (const row of batch) adder.add(row);
      yield batch.map((row) => cells.map((cell) => cell(row)));
    }
    rowsFiltered = rowsTold;
    if (adder && rowsTold > 0) yield [adder.total(totalWords[language])];
  }
  const name = listLabels(list)[language].many;
  const headed = columns.map(({ labels, kind }) => ({ label: labels[language], kind }));
  const about =
    format === "xlsx"
      ? aboutSheet(
          {
            title: name,
            isList: true,
            leftOut: leftOutOf(columns, language),
            ...(await listFilters(call.db, list, call.query as Row, context)),
          },
          context,
        )
      : undefined;
  const answer = await tableFile(
    { name, columns: headed, batches: batches(), filtered: () => rowsFiltered, about },
    format,
    language,
  );
  countRowsOf(answer.file, () => rowsTold);
  // Also runs if the stream was never read.
  answer.file.once("close", () => void stream.close().catch(() => undefined));
  return answer;
}

/**
 * Exports of every list: same scope, filters, search and order, read through a cursor. `sources` names the rows of
 * lists without an entity.
 */
export function listExportRoutes(
  routes: readonly Route[],
  entities: ReadonlyMap<string, Entity>,
  sources: Readonly<Record<string, ListSource | undefined>>,
): Route[] {
  const answering = new Map(routes.map((each) => [each.endpoint.name, each]));
  return listsAmong(routes.map(({ endpoint }) => endpoint)).map((list) => {
    const entity = entities.get(list.name.replace(/\.list$/, ""));
    const source = sources[list.name] ?? (entity && sourceOf(entity));
    const listing = answering.get(list.name);
    if (!source || !listing) throw new Error(`${list.name} has no export source`);
    return readRoute(exportEndpoint(list) as Endpoint, async (call): Promise<FileAnswer> => {
      await refuseAsListed(listing, call as Call);
      return listFile(list, call as Call, source);
    });
  });
}
