import { ownFactorEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, rows, transaction } from "../../core/database.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { type Call, openRoute, type Route, route } from "../../core/route.ts";
import { accountSay } from "../accountSay.ts";
import { agentWords } from "../agentWords.ts";
import { checkCurrent } from "../ownPasswordRoutes.ts";
import { beginApp, confirmApp } from "./apps.ts";
import { forgetDevices } from "./devices.ts";
import { factorSay } from "./factorSay.ts";
import { forgetExtras, readFactors } from "./factors.ts";
import { passkeyHome } from "./passkeyHome.ts";
import { askToCreate, checkMade, savePasskey } from "./passkeys.ts";
import { firstRecoveryCodes, makeRecoveryCodes } from "./recoveryCodes.ts";
import { type FactorChange, passkeyName, tellFactorChange } from "./tellFactorChange.ts";

interface PasskeyRow {
  id: number;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

interface DeviceRow {
  id: number;
  user_agent: string | null;
  address: string | null;
  created_at: string;
  expires_at: string;
}

type Asking = Pick<Call, "services" | "caller" | "language" | "context">;

/** Each of these asks for the password, so that an open screen isn't enough. */
const confirmed = (call: Call, password: string | undefined) => checkCurrent(call, password, "password");

/** Removes one factor, unless the role needs it and it is the last; with the last goes what serves beside it. */
async function removeOne(
  { services, caller, language, context }: Asking,
  change: FactorChange,
  remove: (tx: Db) => Promise<boolean>,
  gone: string,
): Promise<void> {
  await transaction(services.db, async (tx) => {
    await sql`select id from users where id = ${caller.id} for update`.execute(tx);
    if (!(await remove(tx))) throw new Refusal("notFound", gone);
    const { isEnrolled, isRequired } = await readFactors(tx, services, caller.id);
    if (!isEnrolled && isRequired) throw new Refusal("conflict", factorSay[language].lastRequired);
    if (!isEnrolled) await forgetExtras(tx, caller.id);
    await tellFactorChange(tx, { context, language }, caller.id, change);
  });
}

/**
 * A person's own second factors. Answers that hold secrets come from calls with their own transaction, because others
 * are kept for repeats.
 */
export const ownFactorRoutes: Route[] = [
  route(ownFactorEndpoints.get, async ({ db, services, caller, language }) => {
    const { on } = accountSay[language];
    const { app_since, codes, isRequired, due } = await readFactors(db, services, caller.id);
    const passkeys = await rows<PasskeyRow>(
      db,
      sql`select id, name, created_at, last_used_at from passkeys where user_id = ${caller.id} order by id`,
    );
    const devices = await rows<DeviceRow>(
      db,
      sql`select id, user_agent, address, created_at, expires_at from remembered_devices
        where user_id = ${caller.id} and expires_at > now() order by id desc`,
    );
    const data = {
      app_since,
      passkeys,
      recovery_codes_left: codes,
      devices: devices.map((device) => ({ ...device, user_agent: agentWords(device.user_agent, on) })),
      is_required: isRequired,
      due,
      passkey_origin: passkeyHome(services.settings)?.origin ?? null,
    };
    return { data };
  }),
  openRoute(ownFactorEndpoints.addApp, async (call) => {
    const { services, body, caller } = call;
    await confirmed(call, body.password);
    return { data: await beginApp(services.db, services, caller) };
  }),
  openRoute(ownFactorEndpoints.confirmApp, async (call) => {
    const { services, body, caller, language } = call;
    const say = factorSay[language];
    const data = await transaction(services.db, async (tx) => {
      if (!(await confirmApp(tx, services, caller.id, body.code))) throw invalid("code", say.firstCodeWrong);
      await tellFactorChange(tx, call, caller.id, { kind: "added", factor: "app" });
      return { recovery_codes: await firstRecoveryCodes(tx, caller.id) };
    });
    return { data, message: say.appAdded };
  }),
  openRoute(ownFactorEndpoints.removeApp, async (call) => {
    const { body, caller, language } = call;
    const say = factorSay[language];
    await confirmed(call, body.password);
    const remove = async (tx: Db) =>
      (await first(
        tx,
        sql`delete from authenticator_apps where user_id = ${caller.id} and confirmed_at is not null returning user_id`,
      )) !== undefined;
    await removeOne(call, { kind: "removed", factor: "app" }, remove, say.appGone);
    return { message: say.appRemoved };
  }),
  openRoute(ownFactorEndpoints.addPasskey, async (call) => {
    const { services, body, caller, language } = call;
    const home = passkeyHome(services.settings);
    await confirmed(call, body.password);
    if (!home) throw new Refusal("conflict", factorSay[language].passkeysOff);
    return { data: await askToCreate(services.db, home, services.settings.brandName, caller) };
  }),
  openRoute(ownFactorEndpoints.confirmPasskey, async (call) => {
    const { services, body, caller, language } = call;
    const say = factorSay[language];
    const home = passkeyHome(services.settings);
    const made = home && (await checkMade(services.db, home, caller.id, body.passkey));
    if (!made) throw invalid("passkey", say.passkeyNotSaved);
    const name = body.name ?? passkeyName(call);
    const data = await transaction(services.db, async (tx) => {
      if (!(await savePasskey(tx, caller.id, made, name))) throw invalid("passkey", say.passkeyNotSaved);
      await tellFactorChange(tx, call, caller.id, { kind: "added", factor: "passkey", name });
      return { recovery_codes: await firstRecoveryCodes(tx, caller.id) };
    });
    return { data, message: say.passkeyAdded };
  }),
  route(ownFactorEndpoints.renamePasskey, async ({ db, params, body, caller, language }) => {
    const say = factorSay[language];
    const renamed = await first(
      db,
      sql`update passkeys set name = ${body.name} where id = ${params.id} and user_id = ${caller.id} returning id`,
    );
    if (!renamed) throw new Refusal("notFound", say.passkeyGone);
    return { message: say.passkeyRenamed };
  }),
  openRoute(ownFactorEndpoints.removePasskey, async (call) => {
    const { services, params, body, caller, language } = call;
    const say = factorSay[language];
    const own = await first<{ name: string }>(
      services.db,
      sql`select name from passkeys where id = ${params.id} and user_id = ${caller.id}`,
    );
    if (!own) throw new Refusal("notFound", say.passkeyGone);
    await confirmed(call, body.password);
    const remove = async (tx: Db) =>
      (await first(
        tx,
        sql`delete from passkeys where id = ${params.id} and user_id = ${caller.id} returning id`,
      )) !== undefined;
    await removeOne(call, { kind: "removed", factor: "passkey", name: own.name }, remove, say.passkeyGone);
    return { message: say.passkeyRemoved };
  }),
  openRoute(ownFactorEndpoints.renewCodes, async (call) => {
    const { services, body, caller, language } = call;
    const say = factorSay[language];
    await confirmed(call, body.password);
    const data = await transaction(services.db, async (tx) => {
      const { isEnrolled } = await readFactors(tx, services, caller.id);
      if (!isEnrolled) throw new Refusal("conflict", say.noFactor);
      await tellFactorChange(tx, call, caller.id, { kind: "recovery_codes_made" });
      return { recovery_codes: await makeRecoveryCodes(tx, caller.id) };
    });
    return { data, message: say.codesMade };
  }),
  route(ownFactorEndpoints.forgetDevice, async ({ db, body, caller, language }) => {
    await forgetDevices(db, caller.id, body.id);
    return { message: factorSay[language].devicesForgotten };
  }),
];
