import type { Call, Route } from "../../core/route.ts";
import { requireConfirmed } from "../../people/security/requireConfirmed.ts";

/** What may only be done with a password entered lately; changes of single accounts decide by what they change. */
export const confirmedCalls: ReadonlySet<string> = new Set([
  "user.changePassword",
  "user.register.admin",
  "user.bulk",
  "user.remove",
  "user.import",
  "user.ownData",
  "user.data",
  "user.erase",
  "retention.save",
  "oneRoster.import",
  "import.undo",
  "paymentRun.approve",
  "paymentRun.send",
  "payment.reverse",
  "pointRate.create",
  "pointRate.remove",
]);

/** Of many things done in one call, these ask for nothing. */
const harmless: readonly unknown[] = ["reset_password", "restore"];

async function requireFor(call: Call, name: string): Promise<void> {
  // Elsewhere the body is not read before, as a 403 comes before a 422.
  if (name === "user.bulk" && harmless.includes((call.body as { action?: unknown }).action)) return;
  await requireConfirmed(call.services.db, call.context);
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
