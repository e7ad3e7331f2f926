import { loginEndpoints, type ReplyOf, users } from "@kindling/contract";
import { sql } from "kysely";
import type { Caller } from "../core/caller.ts";
import { rows, sole } from "../core/database.ts";
import { record } from "../core/entities/audit.ts";
import { always, type Sql } from "../core/entities/entity.ts";
import { Refusal } from "../core/errors.ts";
import { type Route, route } from "../core/route.ts";
import { noteSecurity } from "../people/security/noteSecurity.ts";
import { personName } from "../people/shared/personName.ts";
import { accountSay } from "./accountSay.ts";
import { findManaged } from "./findManaged.ts";
import { tellOrigin } from "./origins/tellOrigin.ts";
import { endLogins } from "./profile.ts";

interface LoginRow {
  created_at: string;
  expires_at: string;
  ended_at: string | null;
  address: string | null;
  user_agent: string | null;
  viewed_by: string | null;
  by_substitute: boolean;
  is_current: boolean;
}

type OwnLogin = ReplyOf<typeof loginEndpoints.own>["data"][number];

/** Who saw the portal by a login that isn't its owner's. */
const viewer = sql`(select ${personName("v")} from users v where v.id = viewed_by)`;

/** What a sign-in tells. */
const told = ({ loginId }: Caller) =>
  sql`created_at, expires_at, ended_at, address, user_agent, ${viewer} as viewed_by, substitute_link is not null as by_substitute, id = ${loginId} as is_current`;

/** What one's own sign-in tells besides: when it was last used, and whether one knows its network. */
const toldToOwner = (
  address: string | undefined,
) => sql`case when used_at > created_at + interval '10 minutes' then used_at end as used_at,
  case when address is null then null when address = ${address ?? null} then 'here'
    when exists (select from logins b where b.user_id = l.user_id and b.address = l.address and b.viewed_by is null and b.substitute_link is null
      and b.created_at < l.created_at) then 'before' else 'new' end as place`;

/** A user's sign-ins, newest first. */
export function loginsOf(userId: number, caller: Caller): Sql {
  return sql`select ${told(caller)} from logins where user_id = ${userId} order by created_at desc, id`;
}

/** Names a login without its id, which is in the token. */
const keyOf = sql`left(encode(sha256(convert_to(id, 'UTF8')), 'hex'), 24)`;

const isOpen = sql`ended_at is null and expires_at > now()`;

/** Lists and ends a user's sign-ins, and the caller's own. */
export const loginHistoryRoutes: Route[] = [
  route(loginEndpoints.own, async ({ db, caller, context, language, services }) => {
    const found = await rows<LoginRow & Pick<OwnLogin, "key" | "used_at" | "place">>(
      db,
      sql`select ${keyOf} as key, ${told(caller)}, ${toldToOwner(context.address)} from logins l where user_id = ${caller.id}
        and (${isOpen} or viewed_by is not null and created_at > now() - interval '90 days') order by created_at desc, id`,
    );
    return { data: found.map(tellOrigin(language, services.settings)) };
  }),
  route(loginEndpoints.endOwn, async ({ db, body, caller, context, language }) => {
    const named = body.key === undefined ? always : sql`${keyOf} = ${body.key}`;
    // A device that is signed out is asked for a code again.
    const { length: ended } = await rows(
      db,
      sql`with ended as (update logins set ended_at = now() where user_id = ${caller.id} and ${isOpen} and id <> ${caller.loginId}
          and ${named} returning id, remembered_device_id),
        forgotten as (delete from remembered_devices where id in (select remembered_device_id from ended)
          and id not in (select remembered_device_id from logins where id = ${caller.loginId} and remembered_device_id is not null))
        select id from ended`,
    );
    if (body.key === undefined) {
      await sql`update logins set ended_at = now() where viewed_by = ${caller.id} and ${isOpen}`.execute(db);
      await sql`delete from remembered_devices where user_id = ${caller.id}
        and id not in (select remembered_device_id from logins where id = ${caller.loginId} and remembered_device_id is not null)`.execute(
        db,
      );
    }
    if (body.key !== undefined && ended === 0) throw new Refusal("notFound", accountSay[language].loginGone);
    const deed = { id: caller.id, name: caller.name, before: null, after: { logins_ended: ended } };
    if (ended > 0) await record(db, { resource: users }, "update", [deed], context);
    return { data: { ended }, message: accountSay[language].loginsEnded(ended) };
  }),
  route(loginEndpoints.list, async (call) => {
    const { db, params, query, caller, language, services } = call;
    await findManaged(call, params.id);
    const found = await rows<LoginRow>(
      db,
      sql`${loginsOf(params.id, caller)} limit ${query.rows} offset ${query.page * query.rows}`,
    );
    const { total } = await sole<{ total: number }>(
      db,
      sql`select count(*) as total from logins where user_id = ${params.id}`,
    );
    const data = found.map(tellOrigin(language, services.settings));
    return { data, meta: { page: query.page, rows: query.rows, total } };
  }),
  route(loginEndpoints.end, async (call) => {
    const { db, params, context, language } = call;
    const row = await findManaged(call, params.id);
    const ended = await endLogins(db, params.id);
    const deed = { id: params.id, name: row.name, before: null, after: { logins_ended: ended } };
    if (ended > 0) {
      await record(db, { resource: users }, "update", [deed], context);
      await noteSecurity(db, { kind: "sign_ins_ended", account: params.id, facts: { ended } }, context);
    }
    return { data: { ended }, message: accountSay[language].loginsEnded(ended) };
  }),
];
