import { doneMessages, type leadEndpoints } from "@kindling/contract";
import type { Draft, Entity } from "../core/entities/entity.ts";
import { changeRow, createRow, lockRow } from "../core/entities/writing.ts";
import { Refusal } from "../core/errors.ts";
import type { Call } from "../core/route.ts";
import { changeLead } from "./leadChanges.ts";
import { lead } from "./leadEntity.ts";
import { leadLinks } from "./leadLinks.ts";
import { leadsSay } from "./leadsSay.ts";

/** Converts a lead to a site with its first Site Leader, under the rules of both resources. */
export async function convertLead(call: Call<typeof leadEndpoints.convert>) {
  const { db, context, services, language, params } = call;
  const current = await lockRow(db, lead, params.id, call.seenVersion, context);
  if (current.site) {
    const msg = leadsSay[language].isSite(current.site.name);
    throw new Refusal("conflict", msg, { errors: [{ msg, path: "status" }] });
  }
  const entityOf = (name: string): Entity => {
    const entity = services.entities.get(name);
    if (!entity) throw new Error(`The ${name} entity is not registered`);
    return entity;
  };
  const add = (name: string, draft: Draft) =>
    createRow(db, entityOf(name), draft, context, services.entities) as Promise<{ id: number }>;
  const { first_name, last_name, email, ...place } = call.body;
  const site = await add("site", place);
  const leader = await add("user", {
    first_name,
    last_name,
    email,
    role: "Site Leader",
    school_ids: [site.id],
  });
  await changeRow(db, entityOf("site"), site, { admin_id: leader.id }, context, services.entities);
  const data = await changeLead(call, current, {
    status: "Converted",
    site_id: site.id,
    leader_id: leader.id,
  });
  return {
    data: leadLinks(services).withKey(data),
    message: doneMessages[language].added(entityOf("site").resource.labels[language].one),
  };
}
