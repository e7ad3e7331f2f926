import { type Kysely, sql } from "kysely";

/**
 * What Super Admins set for the whole organization, over the settings of the installation, and how far setting up is.
 * Portals that are in use count as set up.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table organization (
  id int primary key default 1 check (id = 1),
  -- Null where the setting of the installation counts.
  name text, time_zone text, school_year_start text,
  -- The accent color, as #b4431d, and the logo with a hash that names its content.
  accent text, logo bytea, logo_type text, logo_hash text,
  skipped text[] not null default '{}',
  finished_at timestamptz,
  -- When the demo program was added to the empty database.
  demo_added_at timestamptz,
  version int not null default 1, updated_at timestamptz not null default now(),
  updated_by int references users on delete set null
);
create index on organization (updated_by);
insert into organization (finished_at) select case when exists (select from users) then now() end;
`)
    .execute(db);
}
