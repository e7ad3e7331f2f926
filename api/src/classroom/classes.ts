import { classEndpoints, classes, type Reference } from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../core/database.ts";
import {
  always,
  anyOf,
  type Context,
  defineEntity,
  plain,
  refer,
  type Sql,
} from "../core/entities/entity.ts";
import { readPage } from "../core/entities/reading.ts";
import { route } from "../core/route.ts";
import {
  answersAt,
  classesAt,
  isActiveIn,
  isSilentClass,
  lastAnswerAt,
  nudgedAt,
  sessionOf,
} from "../people/measures/classMeasures.ts";
import { classIdOf, isOf, pointsIn } from "../people/measures/givingMeasures.ts";
import { namedRows, namedUsers, person, personName } from "../people/shared/personName.ts";
import { sitesInReach } from "../people/shared/reach.ts";
import { snapshotRoute } from "../people/shared/snapshotRoute.ts";

const fullName = personName("u");
const own = sql`from ${answersAt(sql`t.school_id`)} r where r.school_id = t.school_id and r.user_id = t.user_id`;
const now = ({ today }: Context): Sql => sessionOf(sql`s.program_id`, today);
const thisSession = (context: Context) => ({
  user: sql`t.user_id`,
  school: sql`t.school_id`,
  session: now(context),
});
const takesPart = (context: Context): Sql => isActiveIn(thisSession(context));
const silent = (context: Context): Sql => isSilentClass(sql`s.program_id`, context);
const lastResponse = lastAnswerAt(sql`t.school_id`, sql`r.user_id = t.user_id`);

export const classEntity = defineEntity(classes, {
  table: "user_schools",
  from: sql`(select ${classIdOf("c")} as id, c.* from ${classesAt(sql`select id from sites`)} c) t
    left join users u on u.id = t.user_id left join sites s on s.id = t.school_id
    left join providers p on p.id = s.provider_id left join programs g on g.id = s.program_id`,
  columns: (context) => ({
    ...plain("id"),
    created_at: sql`u.created_at`,
    updated_at: sql`u.updated_at`,
    version: sql`u.version`,
    ...plain("grade"),
    teacher: person("u"),
    school: refer("s"),
    program: refer("g"),
    provider: refer("p"),
    session: sql`(select ${refer("x")} from sessions x where x.id = ${now(context)})`,
    responses: sql`(select coalesce(sum(k.answers), 0)::bigint from class_totals k where ${isOf("k", thisSession(context))})`,
    points: pointsIn(thisSession(context)),
    last_response_at: lastResponse,
    nudged_at: nudgedAt("t"),
    takes_part: takesPart(context),
    is_silent: silent(context),
  }),
  filters: {
    programs: (ids) => anyOf(sql`s.program_id`, ids),
    providers: (ids) => anyOf(sql`s.provider_id`, ids),
    districts: (ids) => anyOf(sql`s.district_id`, ids),
    schools: (ids) => anyOf(sql`t.school_id`, ids),
    grade: (grades) => anyOf(sql`t.grade`, grades, "text"),
    takes_part: (takes, context) => sql`${takesPart(context)} = ${takes}`,
    is_silent: (isSo, context) => sql`${silent(context)} = ${isSo}`,
    answered: (id) => sql`exists (select ${own} and r.object_id = ${id})`,
  },
  search: [namedUsers(sql`t.user_id`), namedRows(sql`t.school_id`, "sites")],
  sorts: { teacher: fullName, school: sql`s.name`, provider: sql`p.name`, last_response_at: lastResponse },
  scope: ({ caller }) => sitesInReach(caller, sql`t.school_id`) ?? always,
});

export const classRoutes = [
  snapshotRoute(classEndpoints.list, ({ db, query, context }) => readPage(db, classEntity, query, context)),
  route(classEndpoints.teachers, async ({ db, query }) => ({
    data: await rows<Reference>(
      db,
      sql`select u.id, ${fullName} as name from user_schools us join users u on u.id = us.user_id
        where us.school_id = ${query.school_id} and u.role = 'Instructor' and u.is_active and u.archived_at is null
        order by name, u.id`,
    ),
  })),
];
