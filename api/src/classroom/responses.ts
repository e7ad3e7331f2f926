import { activityFormResponseEndpoints, activityFormResponses, activityTypes } from "@kindling/contract";
import { sql } from "kysely";
import { record } from "../core/audit.ts";
import { crudRoutes } from "../core/crudRoutes.ts";
import { sole } from "../core/database.ts";
import { always, anyOf, defineEntity, plain, type Sql, stored } from "../core/entity.ts";
import { route } from "../core/route.ts";
import { lockRow } from "../core/writing.ts";
import { sitesInReach } from "../resources/reach.ts";
import { classroomSay } from "./classroomSay.ts";
import { enterPoints } from "./ledger.ts";

const formTypes = Object.values(activityTypes)
  .filter((type) => type.answeredThrough === "activity-form-response")
  .map((type) => type.key);

const valueText: Sql = sql`case jsonb_typeof(r.value) when 'array' then (select string_agg(x, ', ') from jsonb_array_elements_text(r.value) x)
  when 'boolean' then case when r.value = 'true' then '✓' else '✗' end else r.value #>> '{}' end`;

/** The answers of a response, each with its question, in the order of the questions. */
const answered = sql`from jsonb_array_elements(a.questions) with ordinality q (question, place)
  left join jsonb_each(t.answers) r on r.key = q.question ->> 'id'`;

export const activityFormResponse = defineEntity(activityFormResponses, {
  table: "responses",
  from: sql`responses t join activities a on a.id = t.object_id join users u on u.id = t.user_id
    join sites s on s.id = t.school_id join providers p on p.id = s.provider_id left join sessions x on x.id = t.session_id`,
  columns: () => ({
    ...stored,
    ...plain("type", "object_id", "grade", "points"),
    title: sql`a.title`,
    first_name: sql`u.first_name`,
    last_name: sql`u.last_name`,
    site_name: sql`s.name`,
    provider_name: sql`p.name`,
    school: sql`jsonb_build_object('id', s.id, 'name', s.name)`,
    session: sql`case when x.id is not null then jsonb_build_object('id', x.id, 'name', x.name) end`,
    answer: sql`coalesce((select string_agg(${valueText}, ' · ' order by q.place) ${answered} where r.value is not null), '')`,
    answers: sql`coalesce((select jsonb_agg(jsonb_build_object('id', q.question ->> 'id', 'label', q.question ->> 'label',
      'kind', q.question ->> 'kind', 'value', r.value) order by q.place) ${answered}), '[]')`,
  }),
  filters: {
    object_id: (id) => sql`t.object_id = ${id}`,
    type: (types) => anyOf(sql`t.type`, types, "text"),
    providers: (ids) => anyOf(sql`s.provider_id`, ids),
    districts: (ids) => anyOf(sql`s.district_id`, ids),
    schools: (ids) => anyOf(sql`t.school_id`, ids),
    sessions: (ids) => anyOf(sql`t.session_id`, ids),
    grade: (grades) => anyOf(sql`t.grade`, grades, "text"),
    from: (date, { timeZone }) => sql`t.created_at >= (${date}::date)::timestamp at time zone ${timeZone}`,
    to: (date, { timeZone }) => sql`t.created_at < (${date}::date + 1)::timestamp at time zone ${timeZone}`,
  },
  search: [sql`(u.first_name || ' ' || u.last_name)`, sql`s.name::text`, sql`a.title`],
  sorts: {
    first_name: sql`u.first_name`,
    last_name: sql`u.last_name`,
    site_name: sql`s.name`,
    provider_name: sql`p.name`,
    title: sql`a.title`,
  },
  scope: ({ caller }) =>
    sql`${anyOf(sql`t.type`, formTypes, "text")} and ${sitesInReach(caller, sql`t.school_id`) ?? always}`,
});

export const activityFormResponseRoutes = [
  ...crudRoutes({ list: activityFormResponseEndpoints.list }, activityFormResponse),
  route(activityFormResponseEndpoints.remove, async ({ db, params, context, language }) => {
    const row = await lockRow(db, activityFormResponse, params.id, undefined, context);
    const kept = await sole<{
      user_id: number;
      school_id: number;
      session_id: number | null;
      points: number;
    }>(
      db,
      sql`delete from responses where id = ${params.id} returning user_id, school_id, session_id, points`,
    );
    await enterPoints(db, {
      userId: kept.user_id,
      schoolId: kept.school_id,
      sessionId: kept.session_id,
      responseId: params.id,
      type: row.type,
      title: row.title,
      points: -kept.points,
    });
    const deed = { id: params.id, name: row.title, before: { ...row, can: undefined }, after: null };
    await record(db, activityFormResponse, "delete", [deed], context);
    return { message: classroomSay[language].deleted };
  }),
];
