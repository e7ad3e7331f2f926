import { doneMessages, type PointRate, pointRateEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, rows } from "../../core/database.ts";
import { record } from "../../core/entities/audit.ts";
import type { Context, Sql } from "../../core/entities/entity.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { type Route, route } from "../../core/route.ts";
import { say } from "../../core/say.ts";
import { person } from "../../people/shared/personName.ts";
import { givingSay } from "../givingSay.ts";

const { list, create, remove } = pointRateEndpoints;

const resource = { name: "pointRate" };

/** Rates (`t`) that meet a condition, latest first. */
const ratesWhere = (db: Db, condition: Sql, { today }: Context) =>
  rows<PointRate>(
    db,
    sql`select t.id, nullif(t.from_on, '-infinity') as from_on, t.cents, case when u.id is not null then ${person("u")} end as set_by,
        t.from_on = (select max(from_on) from point_rates where from_on <= ${today}::date) as is_current
      from point_rates t left join users u on u.id = t.set_by where ${condition} order by t.from_on desc`,
  );

const labelOf = ({ language }: Pick<Context, "language">) => list.labels?.[language].one ?? "";

export const pointRateRoutes: Route[] = [
  route(list, async ({ db, context }) => ({ data: await ratesWhere(db, sql`true`, context) })),
  route(create, async ({ db, body: { from_on, cents }, context, language }) => {
    const text = givingSay[language];
    if (from_on < context.today) throw invalid("from_on", text.rateInPast);
    const made = await first<{ id: number }>(
      db,
      sql`insert into point_rates (from_on, cents, set_by) values (${from_on}, ${cents}, ${context.caller.id})
        on conflict do nothing returning id`,
    );
    if (!made) throw invalid("from_on", text.rateTaken);
    const deed = { id: made.id, name: from_on, before: null, after: { from_on, cents } };
    await record(db, { resource }, "create", [deed], context);
    const [data] = await ratesWhere(db, sql`t.id = ${made.id}`, context);
    return { data: data as PointRate, message: doneMessages[language].added(labelOf(context)) };
  }),
  route(remove, async ({ db, params: { id }, context, language }) => {
    await first(db, sql`select id from point_rates where id = ${id} for update`);
    const [rate] = await ratesWhere(db, sql`t.id = ${id}`, context);
    if (!rate) throw new Refusal("notFound", say[language].notFound(labelOf(context)));
    const { from_on, cents } = rate;
    if (from_on === null || from_on <= context.today)
      throw new Refusal("conflict", givingSay[language].rateBegun);
    await sql`delete from point_rates where id = ${id}`.execute(db);
    const deed = { id, name: from_on, before: { from_on, cents }, after: null };
    await record(db, { resource }, "delete", [deed], context);
    return { message: doneMessages[language].deleted(labelOf(context)) };
  }),
];
