import { isStaff, type Reference } from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../core/database.ts";
import type { Call } from "../core/route.ts";

/** The fields and filters that hold places, by the resource of these. */
const namesOf = {
  provider: ["provider", "providers", "provider_name"],
  site: ["school", "schools", "site_name"],
  district: ["districts", "district_ids"],
  program: ["programs"],
} as const;

/** What a leader's scope leaves one of, by the names of the fields and filters that can hold nothing else; for staff none. */
export async function onlyChoices({
  db,
  context,
  services,
}: Pick<Call, "db" | "context" | "services">): Promise<Record<string, Reference>> {
  const only: Record<string, Reference> = {};
  if (isStaff(context.caller)) return only;
  for (const [resource, names] of Object.entries(namesOf)) {
    const entity = services.entities.get(resource);
    if (!entity) throw new Error(`The ${resource} entity is not registered`);
    const [first, ...others] = await rows<Reference>(
      db,
      sql`select t.id, t.name::text from ${entity.from} where ${entity.scope(context)} limit 2`,
    );
    if (first && others.length === 0) for (const name of names) only[name] = first;
  }
  return only;
}
