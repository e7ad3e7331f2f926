import { sql } from "kysely";
import { Gauge, type Registry } from "prom-client";
import { type Db, first } from "../core/database.ts";

/** Adds when the clock's last backup was finished to the metrics; nothing before the first one. */
export function gaugeBackups(registry: Registry, db: Db): void {
  new Gauge({
    name: "kindling_backup_timestamp_seconds",
    help: "When the last scheduled backup finished, in seconds since 1970",
    aggregator: "first",
    registers: [registry],
    async collect() {
      const last = sql`select extract(epoch from finished_at)::float8 as at from backups where file is not null order by id desc limit 1`;
      const found = await first<{ at: number | null }>(db, last).catch(() => undefined);
      this.remove();
      if (found?.at) this.set(found.at);
    },
  });
}
