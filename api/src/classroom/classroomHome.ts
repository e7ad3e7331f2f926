import { type ClassroomPageFile, classroomHomeEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { rows, sole } from "../core/database.ts";
import { fileColumn } from "../core/files/fileColumn.ts";
import { type Route, route } from "../core/route.ts";
import { classroomSay } from "./classroomSay.ts";

const { pageFiles, toggleConfetti, welcomed } = classroomHomeEndpoints;

/** Page files, welcome video and confetti. */
export const classroomHomeRoutes: Route[] = [
  route(pageFiles, async ({ db, query }) => {
    const data = await rows<ClassroomPageFile>(
      db,
      sql`select t.id, t.name, ${fileColumn(sql`t.file`)} as file, fc.name::text as category
        from page_files t join file_categories fc on fc.id = t.file_category_id
        where fc.page = ${query.page} order by fc.name, t.name, t.id`,
    );
    return { data };
  }),
  route(toggleConfetti, async ({ db, caller, language }) => {
    const data = await sole<{ confetti: boolean }>(
      db,
      sql`update users set confetti = not confetti where id = ${caller.id} returning confetti`,
    );
    return { data, message: classroomSay[language].confetti(data.confetti) };
  }),
  route(welcomed, async ({ db, caller }) => {
    await sql`update users set welcomed_at = now() where id = ${caller.id} and welcomed_at is null`.execute(
      db,
    );
    return { data: { welcomed: true } };
  }),
];
