import { curriculumChangeEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { type Route, route } from "../../core/route.ts";
import { planningSay } from "./planningSay.ts";
import { redate } from "./redate.ts";
import { undoRedate } from "./undoRedate.ts";

/** Changes to many rows of the curriculum at once. */
export const curriculumChangeRoutes: Route[] = [
  route(curriculumChangeEndpoints.redate, async (call) => {
    const { body, db, language } = call;
    const say = planningSay[language];
    // A dry run is the very run, taken back: what it says is what would happen.
    if (body.dry_run) await sql`savepoint dry_run`.execute(db);
    const { days, blocked, rows, refused } = await redate(call, body);
    if (body.dry_run) await sql`rollback to savepoint dry_run`.execute(db);
    const told = body.dry_run ? rows.map((row) => ({ ...row, result: null })) : rows;
    const count = (action: string) => rows.filter((row) => row.action === action).length;
    const message = (body.dry_run ? say.wouldRedate : say.redated)(count("move"), count("copy"));
    return { data: { days, blocked, rows: told, refused }, message };
  }),
  route(curriculumChangeEndpoints.undo, (call) => undoRedate(call, call.body.rows)),
];
