import { genericTeacherEndpoints, genericTeachers, type ReplyOf } from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../core/database.ts";
import { addRow, crudRoutes, editRow } from "../core/entities/crudRoutes.ts";
import { always, anyOf, defineEntity, plain, refer, stored } from "../core/entities/entity.ts";
import { outOfScope } from "../core/entities/reading.ts";
import { unknownReference } from "../core/errors.ts";
import { importRoutes } from "../core/importing/importRoutes.ts";
import { route } from "../core/route.ts";
import { genericTeachersSay } from "./genericTeachersSay.ts";
import { sitesInReach } from "./shared/reach.ts";

export const genericTeacher = defineEntity(genericTeachers, {
  table: "generic_teachers",
  from: sql`generic_teachers t left join sites s on s.id = t.school_id`,
  columns: () => ({ ...stored, ...plain("name", "grade", "email", "is_active"), school: refer("s") }),
  filters: {
    schools: (ids) => anyOf(sql`t.school_id`, ids),
    is_active: (active) => sql`t.is_active = ${active}`,
  },
  search: [sql`t.name::text`, sql`t.email`, sql`s.name::text`],
  sorts: { school: sql`s.name` },
  scope: () => sql`s.archived_at is null`,
  unique: [["name", "school_id"]],
});

const { list, get, create, update, remove } = genericTeacherEndpoints;

export const genericTeacherRoutes = [
  ...crudRoutes({ list, get, remove }, genericTeacher),
  route(create, async (call) => ({
    ...(await addRow(call, genericTeacher)),
    message: genericTeachersSay[call.language].added,
  })),
  route(update, async (call) => ({
    ...(await editRow(call, genericTeacher)),
    message: genericTeachersSay[call.language].updated,
  })),
  ...importRoutes(genericTeacherEndpoints, genericTeacher),
  route(genericTeacherEndpoints.ofSite, async ({ db, query, caller, context, services }) => {
    const site = services.entities.get("site");
    const { school_id } = query;
    const isTheirs = !school_id || caller.role !== "Instructor" || caller.schoolIds.includes(school_id);
    if (!site || !isTheirs || (school_id && (await outOfScope(db, site, [school_id], context)).length > 0)) {
      throw unknownReference("school_id", genericTeachers.labels, context.language);
    }
    const asked = school_id ? sql`s.id = ${school_id}` : (sitesInReach(caller, sql`s.id`) ?? always);
    const data = await rows<ReplyOf<typeof genericTeacherEndpoints.ofSite>["data"][number]>(
      db,
      sql`select t.id, t.name, t.grade, ${refer("s")} as school from ${genericTeacher.from}
        where ${asked} and ${genericTeacher.scope(context)} and t.is_active order by t.name, t.id`,
    );
    return { data };
  }),
];
