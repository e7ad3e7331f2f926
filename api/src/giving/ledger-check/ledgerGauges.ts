import type { LedgerStanding } from "@kindling/contract";
import { Gauge, type Registry } from "prom-client";
import type { Db } from "../../core/database.ts";
import { readLedgerStanding } from "./readLedgerChecks.ts";

interface Shown {
  readonly name: string;
  readonly help: string;
  value(standing: LedgerStanding, finishedAt: string): number;
}

const shown: readonly Shown[] = [
  {
    name: "kindling_ledger_disagreements",
    help: "Numbers that differ from the ledger, by its last check",
    value: ({ disagreements }) => disagreements,
  },
  {
    name: "kindling_ledger_check_timestamp_seconds",
    help: "When the last check of the ledger finished, in seconds since 1970",
    value: (_standing, finishedAt) => Date.parse(finishedAt) / 1000,
  },
];

/** Adds how the last check of the ledger ended to the metrics; nothing before the first one. */
export function gaugeLedger(registry: Registry, db: Db): void {
  for (const { name, help, value } of shown) {
    new Gauge({
      name,
      help,
      aggregator: "first",
      registers: [registry],
      async collect() {
        const standing = await readLedgerStanding(db).catch(() => undefined);
        this.remove();
        if (standing?.finished_at) this.set(value(standing, standing.finished_at));
      },
    });
  }
}
