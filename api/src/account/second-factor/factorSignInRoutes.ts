import { type SecurityReason, secondFactorEndpoints } from "@kindling/contract";
import { transaction } from "../../core/database.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { type Call, openRoute, type Route, route } from "../../core/route.ts";
import type { TokenKit } from "../../core/server/tokens.ts";
import { noteRefusal } from "../../people/security/noteRefusal.ts";
import { accountSay } from "../accountSay.ts";
import { accountById, openSession, refuseClosed } from "../signIn.ts";
import { admitTry, forgetFailures } from "../throttle.ts";
import { beginApp, confirmApp, takeAppCode } from "./apps.ts";
import { rememberDevice } from "./devices.ts";
import { factorSay } from "./factorSay.ts";
import { type Factors, readFactors } from "./factors.ts";
import { homeOf } from "./passkeyHome.ts";
import { askToCreate, askToSign, checkMade, checkSignature, savePasskey } from "./passkeys.ts";
import { countRecoveryCodes, firstRecoveryCodes, takeRecoveryCode } from "./recoveryCodes.ts";
import { passkeyName, tellFactorChange } from "./tellFactorChange.ts";
import { closeTicket, readTicket, type Ticket } from "./tickets.ts";

type Asking = Pick<Call, "services" | "language" | "address" | "userAgent" | "context">;

/** @throws Refusal unauthorized if the sign-in has to begin anew, forbidden if the account is closed by now. */
async function enterTicket(call: Asking, ticket: string): Promise<Ticket> {
  const { services, language } = call;
  const found = await readTicket(services.db, ticket);
  const account = found && (await accountById(services.db, found.user_id));
  if (!found || !account) throw new Refusal("unauthorized", factorSay[language].ticketGone);
  await refuseClosed(services.db, account, language, (reason) => noteRefused(call, account.id, reason));
  return found;
}

/** The same of a ticket whose account has to set up what its role requires. */
async function enterEnrollment(call: Asking, ticket: string): Promise<Ticket & { factors: Factors }> {
  const found = await enterTicket(call, ticket);
  const factors = await readFactors(call.services.db, call.services, found.user_id);
  // Else a right password alone would add a factor to an account that has one.
  if (factors.isEnrolled) throw new Refusal("unauthorized", factorSay[call.language].ticketGone);
  return { ...found, factors };
}

/** Wrong codes are counted by account, whichever ticket they come with. */
const countGuess = (call: Asking, userId: number) =>
  admitTry(call, { name: String(userId), apart: "factor", account: userId, reason: "second_step" });

/** Tells the security log why a sign-in with a second step was refused. */
const noteRefused = (
  { services, context, userAgent }: Asking,
  userId: number | null,
  reason: SecurityReason,
) =>
  noteRefusal(
    services.db,
    { kind: "second_step_refused", account: userId, facts: { reason } },
    { ...context, userAgent },
  );

export function factorSignInRoutes(tokens: TokenKit): Route[] {
  /** Does in one transaction what the step is about, and signs in. */
  async function finish<More extends object>(
    call: Asking,
    { userId, ticket, remember, remembersDevice = false }: Finishing,
    step: (tx: Asking["services"]["db"]) => Promise<More>,
  ) {
    const { services, language, address, userAgent } = call;
    const say = factorSay[language];
    const data = await transaction(services.db, async (tx) => {
      const more = await step(tx);
      if (ticket !== undefined && !(await closeTicket(tx, ticket)))
        throw new Refusal("unauthorized", say.ticketGone);
      const device = remembersDevice ? await rememberDevice(tx, userId, { address, userAgent }) : undefined;
      const from = { remember, address, userAgent, language, deviceId: device?.id };
      const session = await openSession(tx, services, tokens, userId, from);
      return { ...session, ...more, ...(device && { device: device.token }) };
    });
    return { data, message: accountSay[language].loginDone };
  }

  return [
    openRoute(secondFactorEndpoints.code, async (call) => {
      const { services, language, body } = call;
      const say = factorSay[language];
      const { user_id: userId, remember } = await enterTicket(call, body.ticket);
      const { code, recovery_code } = body;
      if (!code && !recovery_code) throw invalid("code", say.codeMissing);
      await countGuess(call, userId);
      const how = { userId, ticket: body.ticket, remember, remembersDevice: body.remember_device ?? false };
      return finish(call, how, async (tx) => {
        const isRight = recovery_code
          ? await takeRecoveryCode(tx, userId, recovery_code)
          : await takeAppCode(tx, services, userId, code ?? "");
        if (!isRight) {
          noteRefused(call, userId, recovery_code ? "wrong_recovery_code" : "wrong_code");
          throw recovery_code ? invalid("recovery_code", say.recoveryWrong) : invalid("code", say.codeWrong);
        }
        await forgetFailures(tx, `factor:${userId}`);
        const recovery_codes_left = await countRecoveryCodes(tx, userId);
        if (recovery_code) {
          await tellFactorChange(tx, call, userId, { kind: "recovery_code_used", left: recovery_codes_left });
        }
        return { recovery_codes_left };
      });
    }),
    route(secondFactorEndpoints.passkeyOptions, async (call) => {
      const { db, services, language, body } = call;
      const home = homeOf(services, language);
      const userId = body.ticket === undefined ? null : (await enterTicket(call, body.ticket)).user_id;
      return { data: await askToSign(db, home, userId) };
    }),
    openRoute(secondFactorEndpoints.passkey, async (call) => {
      const { services, language, body } = call;
      const { db } = services;
      const home = homeOf(services, language);
      const ticket = body.ticket === undefined ? undefined : await enterTicket(call, body.ticket);
      const userId = await checkSignature(db, home, ticket?.user_id ?? null, body.passkey);
      const account = userId === undefined ? undefined : await accountById(db, userId);
      if (!account) {
        noteRefused(call, ticket?.user_id ?? null, "wrong_passkey");
        throw new Refusal("unauthorized", factorSay[language].passkeyRefused);
      }
      await refuseClosed(db, account, language, (reason) => noteRefused(call, account.id, reason));
      const how = {
        userId: account.id,
        ticket: body.ticket,
        remember: ticket?.remember ?? body.remember ?? false,
        // Without a password there is nothing to remember the device for.
        remembersDevice: ticket !== undefined && (body.remember_device ?? false),
      };
      return finish(call, how, async (tx) => ({
        recovery_codes_left: await countRecoveryCodes(tx, account.id),
      }));
    }),
    route(secondFactorEndpoints.enrollApp, async (call) => {
      const { db, services, body } = call;
      const { user_id: id, email } = await enterEnrollment(call, body.ticket);
      return { data: await beginApp(db, services, { id, email }) };
    }),
    openRoute(secondFactorEndpoints.confirmApp, async (call) => {
      const { services, language, body } = call;
      const { user_id: userId, remember } = await enterEnrollment(call, body.ticket);
      return finish(call, { userId, ticket: body.ticket, remember }, async (tx) => {
        if (!(await confirmApp(tx, services, userId, body.code)))
          throw invalid("code", factorSay[language].firstCodeWrong);
        await tellFactorChange(tx, call, userId, { kind: "added", factor: "app" });
        return { recovery_codes: await firstRecoveryCodes(tx, userId) };
      });
    }),
    route(secondFactorEndpoints.enrollPasskey, async (call) => {
      const { db, services, language, body } = call;
      const home = homeOf(services, language);
      const { user_id: id, email, name } = await enterEnrollment(call, body.ticket);
      return { data: await askToCreate(db, home, services.settings.brandName, { id, email, name }) };
    }),
    openRoute(secondFactorEndpoints.confirmPasskey, async (call) => {
      const { services, language, body } = call;
      const home = homeOf(services, language);
      const { user_id: userId, remember } = await enterEnrollment(call, body.ticket);
      const refusal = () => invalid("passkey", factorSay[language].passkeyNotSaved);
      const made = await checkMade(services.db, home, userId, body.passkey);
      if (!made) throw refusal();
      return finish(call, { userId, ticket: body.ticket, remember }, async (tx) => {
        const name = passkeyName(call);
        if (!(await savePasskey(tx, userId, made, name))) throw refusal();
        await tellFactorChange(tx, call, userId, { kind: "added", factor: "passkey", name });
        return { recovery_codes: await firstRecoveryCodes(tx, userId) };
      });
    }),
  ];
}

interface Finishing {
  readonly userId: number;
  readonly ticket: string | undefined;
  readonly remember: boolean;
  readonly remembersDevice?: boolean;
}
