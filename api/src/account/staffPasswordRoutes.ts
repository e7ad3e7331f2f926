import { accountEndpoints, type Language, ruleMessages, users } from "@kindling/contract";
import { sql } from "kysely";
import { idsNamed } from "../core/bulk/bulkRoute.ts";
import { record } from "../core/entities/audit.ts";
import { anyOf, type Entity, type Sql } from "../core/entities/entity.ts";
import { outOfScope, readAll } from "../core/entities/reading.ts";
import { invalid, Refusal } from "../core/errors.ts";
import { queueMails } from "../core/mail/queueMails.ts";
import { type Call, type Route, route } from "../core/route.ts";
import { noteSecurity } from "../people/security/noteSecurity.ts";
import { peopleInFull } from "../people/users/peopleInReach.ts";
import { accountRefusal } from "../people/users/userRules.ts";
import { user } from "../people/users/users.ts";
import { accountSay } from "./accountSay.ts";
import { findManaged } from "./findManaged.ts";
import { hashPassword } from "./passwords/passwords.ts";
import { checkStrength, type IsBreached, setPassword, tellOwner } from "./setPassword.ts";

type Asking = Pick<Call, "db" | "context" | "language">;

const atSite = (condition: Sql) => sql`exists (select from user_schools us join sites s on s.id = us.school_id
  where us.user_id = t.id and ${condition})`;

type Ids = readonly number[];

/** Whose people an entity means, and under which name the entity itself is guarded. */
const places = {
  school: { resource: "site", people: (ids: Ids) => atSite(anyOf(sql`s.id`, ids)) },
  provider: {
    resource: "provider",
    people: (ids: Ids) =>
      sql`(${anyOf(sql`t.provider_id`, ids)} or ${atSite(anyOf(sql`s.provider_id`, ids))})`,
  },
  district: { resource: "district", people: (ids: Ids) => atSite(anyOf(sql`s.district_id`, ids)) },
};

function entityOf(call: Pick<Call, "services">, name: string): Entity {
  const entity = call.services.entities.get(name);
  if (!entity) throw new Error(`The ${name} entity is not registered`);
  return entity;
}

/** A reference to a user or place outside the caller's scope. */
const unknownAt = (path: string, entity: Entity, language: Language) =>
  invalid(path, ruleMessages[language].unknownReference(entity.resource.labels[language].one));

const activePeople = ({ db, context }: Asking, condition: Sql) =>
  readAll(db, peopleInFull(user), context, sql`t.is_active and ${condition}`);

/** Emails set-password links to the users the caller may change; returns the others as skipped. */
async function mailLinks(
  { db, context, language }: Asking,
  people: Awaited<ReturnType<typeof activePeople>>,
  isTrial = false,
) {
  const skipped = people.flatMap((row) => {
    const msg = accountRefusal(row, context);
    return msg ? [{ id: row.id, name: row.name, msg }] : [];
  });
  const left = new Set(skipped.map(({ id }) => id));
  const mails = people
    .filter(({ id }) => !left.has(id))
    .map(({ id, email }) => ({ kind: "password_wanted", userId: id, address: email, language }));
  const data = { sent: mails.length, skipped };
  if (isTrial) return { data };
  await queueMails(db, mails);
  const events = mails.map(({ userId }) => ({ kind: "password_link_sent", account: userId }) as const);
  await noteSecurity(db, events, context);
  return { data, message: accountSay[language].sent(mails.length, skipped) };
}

/** Setting and resetting the passwords of others. */
export const staffPasswordRoutes = (isBreached: IsBreached): Route[] => [
  route(accountEndpoints.changePassword, async (call) => {
    const { db, params, context, language, services, userAgent } = call;
    const row = await findManaged(call, params.id);
    const owner = { email: row.email, brand: services.settings.brandName };
    await checkStrength(call.body.password, owner, isBreached, language);
    await setPassword(db, params.id, await hashPassword(call.body.password), true);
    const deed = { id: params.id, name: row.name, before: null, after: { password: "changed" } };
    await tellOwner(db, params.id, language);
    await record(db, { resource: users }, "update", [deed], context);
    await noteSecurity(db, { kind: "password_set", account: params.id }, { ...context, userAgent });
    return { message: accountSay[language].passwordChanged };
  }),
  route(accountEndpoints.resetAll, async (call) => {
    const { ids } = call.body;
    const people = peopleInFull(entityOf(call, "user"));
    const unknown = await outOfScope(call.db, people, ids, call.context);
    if (unknown.length > 0) throw unknownAt("ids", people, call.language);
    const answer = await mailLinks(call, await activePeople(call, sql`t.id = any(${ids}::int[])`));
    const { sent, skipped } = answer.data;
    if (sent === 0 && skipped[0]) throw new Refusal("forbidden", skipped[0].msg);
    return answer;
  }),
  route(accountEndpoints.resetPasswords, async (call) => {
    const { db, context, language } = call;
    const { entity: kind, object_id, dry_run, ...named } = call.body;
    const place = places[kind];
    const entity = entityOf(call, place.resource);
    if (object_id === undefined && !named.ids && !named.filter)
      throw invalid("object_id", ruleMessages[language].required(entity.resource.labels[language].one));
    const ids = object_id === undefined ? await idsNamed(call, entity, named) : [object_id];
    const unknown = await outOfScope(db, entity, ids, context);
    if (unknown.length > 0) throw unknownAt(object_id === undefined ? "ids" : "object_id", entity, language);
    const there = await activePeople(call, place.people(ids));
    return mailLinks(
      call,
      there.filter(({ can }) => can.includes("update")),
      dry_run,
    );
  }),
];
