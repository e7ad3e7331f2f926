import { isStaff, type Reference } from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../core/database.ts";
import type { Call } from "../core/route.ts";

/** The fields and filters that refer to places, by resource. */
const namesOf = {
  provider: ["provider", "providers", "provider_name"],
  site: ["school", "schools", "site_name"],
  district: ["districts", "district_ids"],
  program: ["programs"],
} as const;

/** Fields and filters that have only one possible value in a leader's scope; empty for staff. */
export async function onlyChoices({
  db,
  context,
  services,
}: Pick<Call, "db" | "context" | "services">): Promise<Record<string, Reference>> {
  const only: Record<string, Reference> = {};
  if (isStaff(context.caller)) return only;
  const entityOf = (name: string) => {
    const entity = services.entities.get(name);
    if (!entity) throw new Error(`The ${name} entity is not registered`);
    return entity;
  };
  const site = entityOf("site");
  for (const [resource, names] of Object.entries(namesOf)) {
    const { from, scope } = entityOf(resource);
    const [first, ...others] = await rows<Reference>(
      db,
      // Leaders may read every program, and their lists hold those of their sites.
      resource === "program"
        ? sql`select distinct g.id, g.name::text from ${site.from} where ${site.scope(context)} limit 2`
        : sql`select t.id, t.name::text from ${from} where ${scope(context)} limit 2`,
    );
    if (first && others.length === 0) for (const name of names) only[name] = first;
  }
  return only;
}
