import { loginEndpoints, users } from "@kindling/contract";
import { sql } from "kysely";
import type { Caller } from "../core/caller.ts";
import { rows, sole } from "../core/database.ts";
import { record } from "../core/entities/audit.ts";
import type { Sql } from "../core/entities/entity.ts";
import { type Route, route } from "../core/route.ts";
import { accountSay } from "./accountSay.ts";
import { agentWords } from "./agentWords.ts";
import { findManaged } from "./findManaged.ts";
import { endLogins } from "./profile.ts";

interface LoginRow {
  created_at: string;
  expires_at: string;
  ended_at: string | null;
  address: string | null;
  user_agent: string | null;
  is_current: boolean;
}

/** A user's sign-ins, newest first. */
export function loginsOf(userId: number, caller: Caller): Sql {
  return sql`select created_at, expires_at, ended_at, address, user_agent, id = ${caller.loginId} as is_current
    from logins where user_id = ${userId} order by created_at desc, id`;
}

/** Lists and ends a user's sign-ins. */
export const loginHistoryRoutes: Route[] = [
  route(loginEndpoints.list, async (call) => {
    const { db, params, query, caller, language } = call;
    await findManaged(call, params.id);
    const found = await rows<LoginRow>(
      db,
      sql`${loginsOf(params.id, caller)} limit ${query.rows} offset ${query.page * query.rows}`,
    );
    const { total } = await sole<{ total: number }>(
      db,
      sql`select count(*) as total from logins where user_id = ${params.id}`,
    );
    const { on } = accountSay[language];
    const data = found.map((login) => ({ ...login, user_agent: agentWords(login.user_agent, on) }));
    return { data, meta: { page: query.page, rows: query.rows, total } };
  }),
  route(loginEndpoints.end, async (call) => {
    const { db, params, context, language } = call;
    const row = await findManaged(call, params.id);
    const ended = await endLogins(db, params.id);
    const deed = { id: params.id, name: row.name, before: null, after: { logins_ended: ended } };
    if (ended > 0) await record(db, { resource: users }, "update", [deed], context);
    return { data: { ended }, message: accountSay[language].loginsEnded(ended) };
  }),
];
