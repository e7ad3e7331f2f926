import {
  accountEndpoints,
  allEndpoints,
  curriculumStandards,
  mayCall,
  type SecurityReason,
} from "@kindling/contract";
import { sql } from "kysely";
import { sole, transaction } from "../core/database.ts";
import { refer } from "../core/entities/entity.ts";
import { Refusal } from "../core/errors.ts";
import { openRoute, type Route, route } from "../core/route.ts";
import type { TokenKit } from "../core/server/tokens.ts";
import { noteRefusal } from "../people/security/noteRefusal.ts";
import { accountSay } from "./accountSay.ts";
import { counterOf } from "./knownPlaces.ts";
import { onlyChoices } from "./onlyChoices.ts";
import { verifyPassword } from "./passwords/passwords.ts";
import { readProfile, substituteIn } from "./profile.ts";
import { defaultViewsOf } from "./saved-views/savedViewRoutes.ts";
import { askForFactor } from "./second-factor/askForFactor.ts";
import { accountByEmail, openSession, refuseClosed } from "./signIn.ts";
import { isForSubstitutes, substituteUntil } from "./substitutes/guardSubstitutes.ts";
import { admitTry, forgetFailures } from "./throttle.ts";

interface Me {
  id: number;
  first_name: string;
  last_name: string;
  provider: { id: number; name: string } | null;
  grade: string | null;
  confetti: boolean;
  welcomed: boolean;
}

/** Whether a call is of the report that only named accounts see. */
const isOfStandards = (name: string) => name.startsWith(curriculumStandards.download.name);

export function loginRoutes(tokens: TokenKit): Route[] {
  return [
    openRoute(accountEndpoints.login, async (call) => {
      const { services, body, language, address, userAgent, context } = call;
      const say = accountSay[language];
      const name = body.email.toLowerCase();
      const counter = await counterOf(services.db, name, { address, devices: body.devices });
      await admitTry(call, { name, reason: "sign_in", counter });
      const account = await accountByEmail(services.db, body.email);
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
      await forgetFailures(services.db, counter);
      await refuseClosed(services.db, account, language, refused);
      const { due, ...through } = await askForFactor(services, account.id, body, language);
      const from = { remember: body.remember ?? false, address, userAgent, language, ...through };
      const session = await transaction(services.db, (tx) =>
        openSession(tx, services, tokens, account.id, from),
      );
      return { data: { ...session, ...(due && { second_factor_due: due }) }, message: say.loginDone };
    }),
    route(accountEndpoints.logout, async ({ db, caller, language }) => {
      await sql`update logins set ended_at = now() where ended_at is null
        and (id = ${caller.loginId} or viewed_by = ${caller.viewedBy || caller.substituteLink ? null : caller.id}::int)`.execute(
        db,
      );
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
      const profile = await readProfile(
        db,
        caller.id,
        context.today,
        services.settings,
        substituteIn(caller),
      );
      const permissions = allEndpoints
        .filter(({ access }) => mayCall(access, caller))
        .filter((endpoint) => !caller.substituteLink || isForSubstitutes(endpoint))
        .map(({ name }) => name)
        .filter((name) => profile.sees_curriculum_standards || !isOfStandards(name));
      const only_choices = await onlyChoices(call);
      const default_views = await defaultViewsOf(db, caller);
      const until = await substituteUntil(db, caller);
      return { data: { ...me, ...profile, ...until, permissions, only_choices, default_views } };
    }),
    route(accountEndpoints.changeMe, async ({ db, caller, body }) => {
      await sql`update users set language = ${body.language} where id = ${caller.id}`.execute(db);
      return { data: { language: body.language } };
    }),
  ];
}
