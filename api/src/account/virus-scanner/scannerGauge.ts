import { Counter, Gauge, type Registry } from "prom-client";
import type { FileStore } from "../../core/files/fileStore.ts";

/** What `/api/ready` calls a scanner that doesn't answer. */
export const scannerName = "virus_scanner";

const results = ["clean", "infected", "failed"] as const;

const counter = new Counter({
  name: "kindling_virus_scans_total",
  help: "Uploads that the virus scanner was asked about since this process started, by result",
  labelNames: ["result"],
  registers: [],
});
for (const result of results) counter.inc({ result }, 0);

export function countScan(result: (typeof results)[number]): void {
  counter.inc({ result });
}

/** Adds what was scanned to the metrics and, with a scanner, whether it answers. */
export function gaugeScanner(registry: Registry, files: FileStore): void {
  registry.registerMetric(counter);
  const gauge = new Gauge({
    name: "kindling_virus_scanner_up",
    help: "Whether the virus scanner answers",
    labelNames: ["scanner"],
    aggregator: "first",
    registers: [registry],
    async collect() {
      const missing = await files.missing?.();
      if (missing) gauge.set({ scanner: "clamd" }, missing.includes(scannerName) ? 0 : 1);
    },
  });
}
