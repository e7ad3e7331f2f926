import { staffFactorEndpoints } from "@kindling/contract";
import { transaction } from "../../core/database.ts";
import { Refusal } from "../../core/errors.ts";
import { openRoute, type Route, route } from "../../core/route.ts";
import { findManaged } from "../findManaged.ts";
import { checkCurrent } from "../ownPasswordRoutes.ts";
import { endLogins } from "../profile.ts";
import { factorSay } from "./factorSay.ts";
import { readFactors, removeFactors } from "./factors.ts";
import { tellFactorChange } from "./tellFactorChange.ts";

/** The second factors of others, for who may set their password. */
export const staffFactorRoutes: Route[] = [
  route(staffFactorEndpoints.get, async (call) => {
    const { db, services, params, caller } = call;
    await findManaged(call, params.id);
    const { app_since, passkeys, codes, isEnrolled, isRequired } = await readFactors(db, services, params.id);
    const data = {
      has_app: app_since !== null,
      passkeys,
      recovery_codes_left: codes,
      is_required: isRequired,
      may_reset: isEnrolled && params.id !== caller.id,
    };
    return { data };
  }),
  openRoute(staffFactorEndpoints.reset, async (call) => {
    const { services, params, caller, language } = call;
    const say = factorSay[language];
    const row = await findManaged(call, params.id);
    if (params.id === caller.id) throw new Refusal("conflict", say.resetSelf);
    const { reason, password } = call.body;
    await checkCurrent(call, password, "password");
    await transaction(services.db, async (tx) => {
      const { isEnrolled } = await readFactors(tx, services, params.id);
      if (!isEnrolled) throw new Refusal("conflict", say.resetNone(row.name));
      await removeFactors(tx, params.id);
      await endLogins(tx, params.id);
      await tellFactorChange(tx, call, params.id, { kind: "reset", reason });
    });
    return { message: say.reset(row.name) };
  }),
];
