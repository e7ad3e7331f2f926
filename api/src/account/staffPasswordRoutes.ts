import { accountEndpoints, type Language, ruleMessages, users } from "@kindling/contract";
import { sql } from "kysely";
import { record } from "../core/audit.ts";
import type { Entity, Sql } from "../core/entity.ts";
import { invalid } from "../core/errors.ts";
import { queueMails } from "../core/mail/queueMails.ts";
import { hashPassword } from "../core/passwords.ts";
import { findOne, outOfScope, readAll } from "../core/reading.ts";
import { type Call, type Route, route } from "../core/route.ts";
import { peopleInFull } from "../resources/peopleInReach.ts";
import { accountSay } from "./accountSay.ts";
import { findManaged } from "./findManaged.ts";
import { checkStrength, setPassword, tellOwner } from "./setPassword.ts";

type Asking = Pick<Call, "services" | "db" | "context" | "language">;

const atSite = (condition: Sql) => sql`exists (select from user_schools us join sites s on s.id = us.school_id
  where us.user_id = t.id and ${condition})`;

/** Whose people an entity means, and under which name the entity itself is guarded. */
const places = {
  school: { resource: "site", people: (id: number) => atSite(sql`s.id = ${id}`) },
  provider: {
    resource: "provider",
    people: (id: number) => sql`(t.provider_id = ${id} or ${atSite(sql`s.provider_id = ${id}`)})`,
  },
  district: { resource: "district", people: (id: number) => atSite(sql`s.district_id = ${id}`) },
};

function entityOf(call: Pick<Call, "services">, name: string): Entity {
  const entity = call.services.entities.get(name);
  if (!entity) throw new Error(`The ${name} entity is not registered`);
  return entity;
}

/** A reference in a body to somebody or a place that the caller can't see. */
const unknownAt = (path: string, entity: Entity, language: Language) =>
  invalid(path, ruleMessages[language].unknownReference(entity.resource.labels[language].one));

const mayUpdate = (row: Record<string, unknown>) => (row["can"] as string[]).includes("update");

/** Mails a set-password link to those of the people found whom the caller may manage. */
async function mailLinks(call: Asking, condition: Sql) {
  const people = await readAll(
    call.db,
    entityOf(call, "user"),
    call.context,
    sql`t.is_active and ${condition}`,
  );
  const mails = people.filter(mayUpdate).map((person) => ({
    kind: "password_wanted" as const,
    userId: person["id"] as number,
    address: String(person["email"]),
    language: call.language,
  }));
  await queueMails(call.db, mails);
  return { data: { sent: mails.length }, message: accountSay[call.language].sent(mails.length) };
}

/** Setting and resetting the passwords of others. */
export const staffPasswordRoutes: Route[] = [
  route(accountEndpoints.changePassword, async (call) => {
    const { db, params, context, language, services } = call;
    const row = await findManaged(call, params.id);
    checkStrength(call.body.password, String(row["email"]), services.settings.brandName, language);
    await setPassword(db, params.id, await hashPassword(call.body.password), true);
    const deed = { id: params.id, name: String(row["name"]), before: null, after: { password: "changed" } };
    await tellOwner(db, params.id, language);
    await record(db, { resource: users }, "update", [deed], context);
    return { message: accountSay[language].passwordChanged };
  }),
  route(accountEndpoints.resetAll, async (call) => {
    const { ids } = call.body;
    const unknown = await outOfScope(call.db, peopleInFull(entityOf(call, "user")), ids, call.context);
    if (unknown.length > 0) throw unknownAt("ids", entityOf(call, "user"), call.language);
    return mailLinks(call, sql`t.id = any(${ids}::int[])`);
  }),
  route(accountEndpoints.resetPasswords, async (call) => {
    const place = places[call.body.entity];
    const entity = entityOf(call, place.resource);
    const found = await findOne(call.db, entity, call.body.object_id, call.context);
    if (!found) throw unknownAt("object_id", entity, call.language);
    return mailLinks(call, place.people(call.body.object_id));
  }),
];
