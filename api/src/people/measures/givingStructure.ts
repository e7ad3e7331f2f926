import type { GivingStructure } from "@kindling/contract";
import { sql } from "kysely";
import type { Sql } from "../../core/entities/entity.ts";

/** Names that hold today come before all others; of others the newest. Ids of the ledger's names stay far below. */
const current = sql.lit(1_000_000_000);
const rankOf = (alias: string, isCurrent: Sql) =>
  sql`${sql.raw(alias)}.id + case when ${isCurrent} then ${current} else 0 end`;

/** Tables for a FROM clause that tell where giving belonged and what charities were called. */
interface StructureTables {
  /** `place` is a key of names: of several the largest counts. Joined to `place_id` or to the site. */
  readonly places: Sql;
  readonly placeOf: (alias: string) => Sql;
  /** `named` likewise, for each `charity_id` of the ledger. */
  readonly charities: Sql;
  /** What a key `named` says. */
  readonly names: Sql;
}

/** As it was: what postings and choices kept (migrations 041 and 050). */
const asItWas: StructureTables = {
  places: sql`(select ${rankOf("l", sql`(l.school, l.provider) = (s.name::text, p.name::text)`)} as place, l.id as place_id, l.school_id,
      l.provider_id, l.district_id, l.school, l.provider
    from ledger_places l join sites s on s.id = l.school_id join providers p on p.id = l.provider_id offset 0)`,
  placeOf: (alias) => sql`f.place_id = ${sql.raw(alias)}.place_id`,
  charities: sql`(select ${rankOf("n", sql`n.name = c.name::text`)} as named, n.id as named_id, n.charity_id
    from ledger_charities n join charities c on c.id = n.charity_id offset 0)`,
  names: sql`(select ${rankOf("n", sql`n.name = c.name::text`)} as named, n.name
    from ledger_charities n join charities c on c.id = n.charity_id)`,
};

/** By today's structure: what sites and charities are now. */
const today: StructureTables = {
  places: sql`(select s.id as place, s.id as school_id, s.provider_id, s.district_id, s.name::text as school, p.name::text as provider
    from sites s join providers p on p.id = s.provider_id offset 0)`,
  placeOf: (alias) => sql`f.school_id = ${sql.raw(alias)}.school_id`,
  charities: sql`(select n.charity_id as named, n.id as named_id, n.charity_id from ledger_charities n offset 0)`,
  names: sql`(select c.id as named, c.name::text as name from charities c)`,
};

const structures: Readonly<Record<GivingStructure, StructureTables>> = { as_it_was: asItWas, today };

export function structureTables(structure: GivingStructure = "as_it_was"): StructureTables {
  return structures[structure];
}

/**
 * What the providers, sites and charities of `lines` are called, each by one name, as CTEs `told_providers`,
 * `told_sites` and `told_charities`; `nth` is their order by name, since many lines sort faster by numbers.
 */
export function toldNames(structure: GivingStructure | undefined): Sql {
  const { places, names } = structureTables(structure);
  return sql`told_places as materialized (select * from ${places} f),
    told_providers as materialized (select k.provider_id, f.provider::citext as name, row_number() over (order by f.provider::citext, k.provider_id) as nth
      from (select provider_id, max(place) as place from lines group by provider_id) k join told_places f using (place)),
    told_sites as materialized (select k.provider_id, k.school_id, f.school::citext as name,
        row_number() over (order by f.school::citext, k.school_id, k.provider_id) as nth
      from (select provider_id, school_id, max(place) as place from lines group by provider_id, school_id) k
        join told_places f using (place)),
    told_charities as materialized (select k.charity_id, f.name::citext as name, row_number() over (order by f.name::citext, k.charity_id) as nth
      from (select charity_id, max(named) as named from lines where charity_id is not null group by charity_id) k
        join ${names} f using (named))`;
}
