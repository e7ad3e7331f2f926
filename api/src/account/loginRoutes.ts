import {
  accountEndpoints,
  allEndpoints,
  curriculumStandards,
  mayCall,
  type SecurityReason,
} from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, sole, transaction } from "../core/database.ts";
import { refer } from "../core/entities/entity.ts";
import { Refusal } from "../core/errors.ts";
import { openRoute, type Route, route } from "../core/route.ts";
import { verifyPassword } from "../core/server/passwords.ts";
import type { TokenKit } from "../core/server/tokens.ts";
import { todayIn } from "../core/services.ts";
import { noteRefusal } from "../people/security/noteRefusal.ts";
import { accountSay } from "./accountSay.ts";
import { onlyChoices } from "./onlyChoices.ts";
import { openLogin, readProfile } from "./profile.ts";
import { admitTry, forgetFailures } from "./throttle.ts";

interface Account {
  id: number;
  password_hash: string | null;
  role: string;
  is_active: boolean;
}

interface Me {
  id: number;
  first_name: string;
  last_name: string;
  provider: { id: number; name: string } | null;
  grade: string | null;
  confetti: boolean;
  welcomed: boolean;
}

const accountBy = (db: Db, email: string) =>
  first<Account>(
    db,
    sql`select id, password_hash, role, is_active from users where email = ${email}::citext and archived_at is null`,
  );

/** Looked up only once the password is right: a refusal takes as long for unknown accounts. */
const hasOpenSite = async (db: Db, userId: number) =>
  (await first(
    db,
    sql`select us.user_id from user_schools us join sites s on s.id = us.school_id join providers p on p.id = s.provider_id
      where us.user_id = ${userId} and s.is_active and p.is_active and s.archived_at is null limit 1`,
  )) !== undefined;

/** Whether a call is of the report that only named accounts see. */
const isOfStandards = (name: string) => name.startsWith(curriculumStandards.download.name);

export function loginRoutes(tokens: TokenKit): Route[] {
  return [
    openRoute(accountEndpoints.login, async (call) => {
      const { services, body, language, address, userAgent, context } = call;
      const say = accountSay[language];
      const name = body.email.toLowerCase();
      await admitTry(call, { name, reason: "sign_in" });
      const account = await accountBy(services.db, body.email);
      const isRight = await verifyPassword(account?.password_hash ?? null, body.password);
      const refused = (reason: SecurityReason) => {
        const whose = account ? { account: account.id } : { typed: name };
        const event = { kind: "sign_in_refused", ...whose, facts: { reason } } as const;
        noteRefusal(services.db, event, { ...context, userAgent });
      };
      if (!account || !isRight) {
        refused(account ? "wrong_password" : "unknown_account");
        throw new Refusal("unauthorized", say.loginFailed);
      }
      await forgetFailures(services.db, name);
      if (!account.is_active) {
        refused("inactive");
        throw new Refusal("forbidden", say.accountOff);
      }
      if (account.role === "Instructor" && !(await hasOpenSite(services.db, account.id))) {
        refused("no_open_site");
        throw new Refusal("forbidden", say.sitesOff);
      }
      const today = todayIn(services.settings.timeZone, services.now());
      const profile = await readProfile(services.db, account.id, today, services.settings);
      const { settings } = services;
      const from = { remember: body.remember ?? false, address, userAgent, language, settings };
      const token = await transaction(services.db, (tx) => openLogin(tx, tokens, account.id, profile, from));
      return { data: { token, ...profile }, message: say.loginDone };
    }),
    route(accountEndpoints.logout, async ({ db, caller, language }) => {
      await sql`update logins set ended_at = now() where id = ${caller.loginId}`.execute(db);
      return { message: accountSay[language].loggedOut };
    }),
    route(accountEndpoints.me, async (call) => {
      const { db, caller, context, services } = call;
      const me = await sole<Me>(
        db,
        sql`select u.id, u.first_name, u.last_name, u.grade, u.confetti, u.welcomed_at is not null as welcomed,
            ${refer("p")} as provider
          from users u left join providers p on p.id = u.provider_id where u.id = ${caller.id}`,
      );
      const profile = await readProfile(db, caller.id, context.today, services.settings);
      const permissions = allEndpoints
        .filter(({ access }) => mayCall(access, caller))
        .map(({ name }) => name)
        .filter((name) => profile.sees_curriculum_standards || !isOfStandards(name));
      return { data: { ...me, ...profile, permissions, only_choices: await onlyChoices(call) } };
    }),
    route(accountEndpoints.changeMe, async ({ db, caller, body }) => {
      await sql`update users set language = ${body.language} where id = ${caller.id}`.execute(db);
      return { data: { language: body.language } };
    }),
  ];
}
