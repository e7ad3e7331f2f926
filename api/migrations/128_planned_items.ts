import { type Kysely, sql } from "kysely";

/**
 * What staff set for the classes of a program, or of one of its levels, as a part of a school day. It goes with its item, so
 * activities and traits have references of their own, made from the type. Episodes have none, as they go with traits: what is
 * deleted with a row takes no rows of a third table along.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table planned_items (
        program_id int not null references programs on delete cascade,
        level_id int references levels on delete cascade,
        day date not null, slot text not null, type text not null, object_id int not null,
        activity_id int generated always as (case when type not in ('trait', 'giver_tv') then object_id end) stored
          references activities on delete cascade,
        trait_id int generated always as (case when type = 'trait' then object_id end) stored
          references traits on delete cascade,
        set_by int references users on delete set null,
        set_at timestamptz not null default now(),
        unique nulls not distinct (program_id, day, slot, level_id)
      )`,
    )
    .execute(db);
  for (const column of ["level_id", "activity_id", "trait_id", "set_by"])
    await sql.raw(`create index on planned_items (${column})`).execute(db);
}
