import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import type { Person } from "./rosterPeople.ts";
import type { Org } from "./rosterPlaces.ts";

/** What a roster has to know of a site that is here already. */
export interface StandingSite {
  readonly id: number;
  readonly external_id: string | null;
  readonly name: string;
  readonly district_id: number | null;
  readonly is_active: boolean;
}

/** What the roster needs to know about an existing user. */
export interface StandingPerson {
  readonly id: number;
  readonly external_id: string | null;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: string;
  readonly grade: string | null;
  readonly is_active: boolean;
  readonly sites: readonly { readonly id: number; readonly external_id: string | null }[];
}

/** Finds existing rows by sourcedId, else by natural key. */
export type Find<Named, T> = (named: Named) => T | undefined;

function finder<Named extends { id: string }, T extends { external_id: string | null }>(
  found: readonly T[],
  nameOf: (row: T) => string,
  keyOf: (named: Named) => string,
): Find<Named, T> {
  const byExternalId = new Map(found.map((row) => [row.external_id, row]));
  const byName = new Map(found.map((row) => [nameOf(row).toLowerCase(), row]));
  return (named) => byExternalId.get(named.id) ?? byName.get(keyOf(named).toLowerCase());
}

/** The ids of rows by external id, exactly as it is spelled. */
export async function idsOf(
  db: Db,
  table: "districts" | "sites",
  externalIds: readonly string[],
): Promise<Map<string, number>> {
  const alive = table === "sites" ? sql`and archived_at is null` : sql``;
  const found = await rows<{ id: number; external_id: string }>(
    db,
    sql`select id, external_id from ${sql.table(table)} where external_id = any(${externalIds}::text[]) ${alive}`,
  );
  return new Map(found.map(({ id, external_id }) => [external_id, id]));
}

/** The sites that a roster's schools are already, by sourcedId or by their name at the provider. */
export async function standingSites(
  db: Db,
  orgs: readonly Org[],
  providerId: number,
): Promise<Find<Org, StandingSite>> {
  const found = await rows<StandingSite>(
    db,
    sql`select id, external_id, name::text as name, district_id, is_active from sites where archived_at is null
      and (external_id = any(${orgs.map(({ id }) => id)}::text[])
        or (provider_id = ${providerId} and name = any(${orgs.map(({ name }) => name)}::citext[])))`,
  );
  return finder(
    found,
    ({ name }) => name,
    ({ name }) => name,
  );
}

/** Existing users by sourcedId or email. */
export async function standingPeople(
  db: Db,
  people: readonly Person[],
): Promise<Find<Person, StandingPerson>> {
  const found = await rows<StandingPerson>(
    db,
    sql`select u.id, u.external_id, u.email::text as email, u.first_name, u.last_name, u.role, u.grade, u.is_active,
        coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'external_id', s.external_id) order by s.id)
          from user_schools us join sites s on s.id = us.school_id where us.user_id = u.id and s.archived_at is null), '[]') as sites
      from users u where u.archived_at is null and (u.external_id = any(${people.map(({ id }) => id)}::text[])
        or u.email = any(${people.map(({ email }) => email)}::citext[]))`,
  );
  return finder(
    found,
    ({ email }) => email,
    ({ email }) => email,
  );
}
