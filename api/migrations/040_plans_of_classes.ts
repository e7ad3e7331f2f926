import { type Kysely, sql } from "kysely";

/**
 * Functions that follow what becomes of classes keep one plan however many rows they are given. Planning anew each time
 * took 0.8 ms of the 1 ms that a new user's site took.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter function follow_people(int[], int[]) set plan_cache_mode = force_generic_plan`.execute(db);
  await sql`alter function follow_classes(int[], int[]) set plan_cache_mode = force_generic_plan`.execute(db);
}
