import { districtEndpoints, districts } from "@kindling/contract";
import { sql } from "kysely";
import { crudRoutes } from "../core/entities/crudRoutes.ts";
import { always, defineEntity, plain, stored } from "../core/entities/entity.ts";
import { importRoutes } from "../core/importing/importRoutes.ts";
import { districtsInReach } from "./shared/reach.ts";

export const district = defineEntity(districts, {
  table: "districts",
  from: sql`districts t`,
  columns: () => ({ ...stored, ...plain("name", "abbreviation", "external_id") }),
  filters: {},
  search: [sql`t.name::text`, sql`t.abbreviation`],
  scope: ({ caller }) => districtsInReach(caller, sql`t.id`) ?? always,
  unique: [["name"], ["external_id"]],
  async checkRemoval(db, removed) {
    const ids = removed.map(({ id }) => id);
    // An archived provider does not hold a district back.
    await sql`delete from provider_districts d using providers p
      where d.district_id = any(${ids}::int[]) and p.id = d.provider_id and p.archived_at is not null`.execute(
      db,
    );
  },
});

export const districtRoutes = [
  ...crudRoutes(districtEndpoints, district),
  ...importRoutes(districtEndpoints, district),
];
