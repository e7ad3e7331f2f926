import { type GivingByYear, givingByYearEndpoints, isStaff } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { anyOf, type Context } from "../../core/entities/entity.ts";
import { outOfScope } from "../../core/entities/reading.ts";
import { invalid, Refusal, unknownReference } from "../../core/errors.ts";
import { type Call, type Route, readRoute } from "../../core/route.ts";
import { printPapers } from "../../giving/payments/papers.ts";
import { periodOf } from "../../giving/periods/periodOf.ts";
import { inSnapshot, snapshotRoute } from "../../people/shared/snapshotRoute.ts";
import { filtersInWords } from "../saved-reports/filtersInWords.ts";
import { givingStatements, type Receiver } from "./givingStatements.ts";
import { readYears, yearsTold } from "./readYears.ts";
import { statementSay } from "./statementSay.ts";
import { yearFile } from "./yearFile.ts";
import { yearSay } from "./yearSay.ts";

const { get, file, statements } = givingByYearEndpoints;

/** What a file was narrowed to, in words. */
function filterWords(db: Db, query: Call<typeof file>["query"], context: Context): Promise<string[]> {
  const { providers, schools, charities, structure } = query;
  const set = Object.entries({ providers, schools, charities, structure }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  const filters = ["providers", "schools", "charities", "structure"];
  return filtersInWords(db, { columns: [], filters }, Object.fromEntries(set), context);
}

/**
 * The sites or charities that a statement is asked for by name; 422 at those that the caller doesn't see. Charities are told
 * of all sites, so their statements are for staff.
 */
async function askedReceivers({ db, query, context, services }: Call<typeof statements>) {
  const { schools, providers, charities } = query;
  const of: Receiver = schools || providers || !charities ? "site" : "charity";
  const { caller } = context;
  if (!(of === "charity" ? isStaff(caller) : schools || providers))
    throw invalid("schools", yearSay[context.language].placesMissing);
  for (const [field, name] of [
    ["schools", "site"],
    ["providers", "provider"],
    ["charities", "charity"],
  ] as const) {
    const entity = services.entities.get(name);
    const ids = field === "charities" && of === "site" ? [] : (query[field] ?? []);
    if (entity && ids.length > 0 && (await outOfScope(db, entity, ids, context)).length > 0)
      throw unknownReference(field, statements.labels, context.language);
  }
  const asked = await rows<{ id: number; receiver: string[] }>(
    db,
    of === "site"
      ? sql`select s.id, array[s.name::text, p.name::text] as receiver from sites s join providers p on p.id = s.provider_id
          where ${anyOf(sql`s.id`, schools ?? [])} order by s.name, s.id`
      : sql`select id, array[name::text] as receiver from charities where ${anyOf(sql`id`, charities ?? [])} order by name, id`,
  );
  return { of, asked };
}

/** Giving of a year or any dates beside the year before: figures, the file of them, and statements for sites and charities. */
export const givingByYearRoutes: Route[] = [
  snapshotRoute(get, async ({ db, query, context, services: { settings } }) => {
    const period = periodOf(query, context, settings);
    const { first_day, ...figures } = await readYears(db, query, period, context);
    const data: GivingByYear = {
      period: { kind: query.period, ...period },
      years: yearsTold(query.period, first_day, context.today, settings),
      ...figures,
    };
    return { data };
  }),
  snapshotRoute(file, async ({ db, query, context, services: { settings } }) => {
    const period = periodOf(query, context, settings);
    const filters = await filterWords(db, query, context);
    const figures = await readYears(db, query, period, context);
    const isFrozen = query.structure === undefined;
    return yearFile({ ...figures, by: query.by, period, filters, isFrozen }, query.format, context);
  }),
  readRoute(statements, async (call) => {
    const { query, context, language, services } = call;
    const period = periodOf(query, context, services.settings);
    const { of, asked } = await askedReceivers(call);
    const { brandName } = services.settings;
    const sheets = await inSnapshot(call.db, (db) =>
      givingStatements(db, of, query, period, { context, brand: brandName, asked }),
    );
    const say = statementSay[language];
    if (sheets.length === 0) throw new Refusal("conflict", say.nothing);
    async function* all() {
      yield* sheets;
    }
    const name = say.file(period.from, period.to);
    return printPapers(all(), { title: say.title, language, isWide: true, name }, services.settings);
  }),
];
