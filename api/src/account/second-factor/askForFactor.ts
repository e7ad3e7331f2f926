import type { Language, SecondFactorNeeded } from "@kindling/contract";
import { Refusal } from "../../core/errors.ts";
import type { Services } from "../../core/services.ts";
import { findDevice } from "./devices.ts";
import { factorSay } from "./factorSay.ts";
import { type Factors, readFactors } from "./factors.ts";
import { passkeyHome } from "./passkeyHome.ts";
import { openTicket } from "./tickets.ts";

/** What lets a sign-in through without a second step. */
export interface LetThrough {
  /** The remembered device that stands for it. */
  readonly deviceId?: number;
  /** Until when what the role requires is put off, as a day and as a moment. */
  readonly due?: string;
  readonly until?: string;
}

function stepsFor(
  { app_since, passkeys, codes, isEnrolled }: Factors,
  services: Services,
): Pick<SecondFactorNeeded, "methods" | "enroll"> {
  const takesPasskeys = passkeyHome(services.settings) !== null;
  if (!isEnrolled) return { methods: [], enroll: takesPasskeys ? ["app", "passkey"] : ["app"] };
  const methods: SecondFactorNeeded["methods"] = [];
  if (app_since) methods.push("app");
  if (passkeys > 0 && takesPasskeys) methods.push("passkey");
  if (codes > 0) methods.push("recovery_code");
  return { methods, enroll: [] };
}

/**
 * Asks for the second step of a sign-in whose password was right, unless there is none to ask for.
 * @throws Refusal unauthorized with a ticket and what is missing.
 */
export async function askForFactor(
  services: Services,
  userId: number,
  { remember = false, devices = [] }: { remember?: boolean | undefined; devices?: string[] | undefined },
  language: Language,
): Promise<LetThrough> {
  const factors = await readFactors(services.db, services, userId);
  const { isEnrolled, isRequired, due, dueAt } = factors;
  if (!isEnrolled && !isRequired) return {};
  if (!isEnrolled && due && dueAt) return { due, until: dueAt };
  const device = isEnrolled ? await findDevice(services.db, userId, devices) : undefined;
  if (device) return { deviceId: device.id };
  const second_factor = {
    ...(await openTicket(services.db, userId, remember)),
    ...stepsFor(factors, services),
  };
  const { needed, enrollFirst } = factorSay[language];
  throw new Refusal("unauthorized", isEnrolled ? needed : enrollFirst, { data: { second_factor } });
}
