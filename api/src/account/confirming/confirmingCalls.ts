import type { Call, Route } from "../../core/route.ts";
import { requireConfirmed } from "../../people/security/requireConfirmed.ts";

/** What may only be done with a password entered lately; changes and restoring of accounts, and donations, ask where they are written. */
export const confirmedCalls: ReadonlySet<string> = new Set([
  "user.changePassword",
  "user.register.admin",
  "user.register.provider-leader",
  "user.register.site-leader",
  "lead.convert",
  "user.bulk",
  "user.remove",
  "user.import",
  "user.ownData",
  "user.data",
  "user.erase",
  "user.viewAs",
  "signInRules.save",
  "retention.save",
  "oneRoster.import",
  "import.undo",
  "paymentRun.create",
  "paymentRun.leaveOut",
  "paymentRun.approve",
  "paymentRun.cancel",
  "paymentRun.send",
  "payment.reverse",
  "adjustment.charity",
  "adjustment.donation",
  "adjustment.points",
  "adjustment.reverse",
  "adjustment.verify",
  "sessionClosing.close",
  "sessionClosing.reopen",
  "sponsorReceipt.create",
  "sponsorReceipt.reverse",
  "pointRate.create",
  "pointRate.remove",
  "demoProgram.remove",
  "ledgerCheck.rebuild",
]);

/** Of many things done in one call, this asks for nothing: it only mails a link to the account's owner. */
const harmless = "reset_password";

async function requireFor(call: Call, name: string): Promise<void> {
  // Elsewhere the body is not read before, as a 403 comes before a 422.
  if (name === "user.bulk" && (call.body as { action?: unknown }).action === harmless) return;
  await requireConfirmed(call.db, call.context);
}

/** Has calls that change rights or pay ask for the password first. */
export function confirmingCalls(routes: readonly Route[]): Route[] {
  return routes.map((route) => {
    const { name } = route.endpoint;
    if (!confirmedCalls.has(name)) return route;
    return {
      ...route,
      async handle(call) {
        await requireFor(call, name);
        return route.handle(call);
      },
    };
  });
}
