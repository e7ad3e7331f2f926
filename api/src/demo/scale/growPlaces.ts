import { sql } from "kysely";
import type { Db } from "../../core/database.ts";
import { lastNames } from "../people/names.ts";
import { chosen, mixed, placed } from "./mixed.ts";
import type { ScaleCounts } from "./scaleCounts.ts";

const n = sql.ref("n.n");
const kinds = ["Elementary", "Middle School", "High School", "Academy"] as const;

/** Adds districts, providers and sites, and keeps their ids by number until the transaction ends. */
export async function growPlaces(tx: Db, counts: ScaleCounts, begun: string): Promise<void> {
  const stamps = sql`${begun}::timestamptz, ${begun}::timestamptz`;
  await sql`insert into districts (name, external_id, created_at, updated_at)
    select ${chosen(lastNames, mixed(n, 1))} || ' County Schools ' || n.n, 'scale-d-' || lpad(n.n::text, 8, '0'), ${stamps}
    from generate_series(1, ${counts.districts}::int) n order by n.n`.execute(tx);
  await numberRows(tx, "districts", "scale-d-");
  await sql`insert into providers (name, email, external_id, created_at, updated_at)
    select ${chosen(lastNames, mixed(n, 2))} || ' Learning Partners ' || n.n, 'hello@partners' || n.n || '.example',
      'scale-p-' || lpad(n.n::text, 8, '0'), ${stamps}
    from generate_series(1, ${counts.providers}::int) n order by n.n`.execute(tx);
  await numberRows(tx, "providers", "scale-p-");
  await sql`insert into provider_districts (provider_id, district_id)
    select p.id, d.id from scale_providers p join scale_districts d on d.n = 1 + (p.n - 1) % ${counts.districts}::int`.execute(
    tx,
  );
  // Four of five sites teach in school; the other programs share the rest.
  await sql`insert into sites (name, site_number, program_id, provider_id, district_id, address, external_id,
      created_at, updated_at)
    select ${chosen(lastNames, mixed(n, 3))} || ' ' || ${chosen(kinds, mixed(n, 4))} || ' ' || n.n, 10000 + n.n,
      g.id, p.id, pd.district_id, n.n || ' ' || ${chosen(lastNames, mixed(n, 5))} || ' Street',
      'scale-s-' || lpad(n.n::text, 8, '0'), ${stamps}
    from generate_series(1, ${counts.sites}::int) n
      join scale_providers p on p.n = ${placed(n, counts.providers, 6)}
      join provider_districts pd on pd.provider_id = p.id
      join programs g on g.program = case when n.n % 5 > 0 then 'in_school' when n.n % 10 > 0 then 'after_school' else 'summer' end
    order by n.n`.execute(tx);
  await numberRows(tx, "sites", "scale-s-");
}

/** Keeps the ids of rows just added, numbered from 1, in a table that goes with the transaction. */
async function numberRows(tx: Db, table: string, prefix: string): Promise<void> {
  const numbers = sql.table(`scale_${table}`);
  await sql`create temp table ${numbers} on commit drop as
    select id, row_number() over (order by external_id)::int as n from ${sql.table(table)}
    where starts_with(external_id, ${prefix})`.execute(tx);
  await sql`create unique index on ${numbers} (n)`.execute(tx);
  await sql`analyze ${numbers}`.execute(tx);
}
