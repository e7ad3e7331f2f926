import { type SecurityKind, securityKinds } from "@kindling/contract";
import { Counter, type Registry } from "prom-client";

const counter = new Counter({
  name: "kindling_security_events_total",
  help: "Events of the security log since this process started, by kind",
  labelNames: ["kind"],
  registers: [],
});
// Alerts compare with before, which a series without a first value has not.
for (const kind of securityKinds) counter.inc({ kind }, 0);

export function countEvent(kind: SecurityKind): void {
  counter.inc({ kind });
}

/** Adds what the security log counts to the metrics. */
export function countSecurity(registry: Registry): void {
  registry.registerMetric(counter);
}
