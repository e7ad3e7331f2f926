import { randomUUID } from "node:crypto";
import { loginEndpoints, users } from "@kindling/contract";
import { sql } from "kysely";
import { sole } from "../../core/database.ts";
import { record } from "../../core/entities/audit.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { type Route, route } from "../../core/route.ts";
import { findPerson } from "../../core/server/loginCheck.ts";
import type { TokenKit } from "../../core/server/tokens.ts";
import { noteSecurity } from "../../people/security/noteSecurity.ts";
import { findManaged } from "../findManaged.ts";
import { readProfile } from "../profile.ts";
import { viewSay } from "./viewSay.ts";

/** How long a view lasts. */
const seconds = 30 * 60;

/** Has the program team see the portal as somebody does whose account they may change. */
export function viewRoutes(tokens: TokenKit): Route[] {
  return [
    route(loginEndpoints.viewAs, async (call) => {
      const { db, params, caller, context, language, userAgent, services } = call;
      const { settings } = services;
      const say = viewSay[language];
      const row = await findManaged(call, params.id);
      if (row.id === caller.id) throw invalid("id", say.yourself);
      const person = await findPerson(db, row.id);
      if (!person) throw new Refusal("conflict", say.shut(row.name));
      const viewers = settings.curriculumStandardsViewers;
      const mayOpen = (email: string) => viewers.includes(email.toLowerCase());
      if (mayOpen(person.email) && !mayOpen(caller.email)) throw new Refusal("forbidden", say.standards);
      const found = await readProfile(db, row.id, context.today, settings);
      const profile = { ...found, new_login: false };
      const id = randomUUID();
      const { until } = await sole<{ until: string }>(
        db,
        sql`insert into logins (id, user_id, viewed_by, viewer_login, expires_at)
          values (${id}, ${row.id}, ${caller.id}, ${caller.loginId}, now() + make_interval(secs => ${seconds}))
          returning expires_at as until`,
      );
      const deed = { id: row.id, name: row.name, before: null, after: { viewed_until: until } };
      await record(db, { resource: users }, "update", [deed], context);
      await noteSecurity(db, { kind: "portal_viewed", account: row.id }, { ...context, userAgent });
      const { email, role, user_type, new_login } = profile;
      const token = tokens.sign({ sub: String(row.id), email, role, user_type, new_login, jti: id }, seconds);
      return { data: { token, until, ...profile }, message: say.begun(row.name) };
    }),
  ];
}
