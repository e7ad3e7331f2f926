import { setTimeout as pause } from "node:timers/promises";
import type { PoolConfig } from "pg";
import { sweepFiles } from "./core/fileKeeping.ts";
import { clearAway } from "./core/housekeeping.ts";
import { failLostImports } from "./core/importing/asImport.ts";
import { startJobs } from "./core/jobs.ts";
import { listenTo } from "./core/listening.ts";
import { deliverMails } from "./core/mail/deliverMails.ts";
import { openTransport } from "./core/mail/transport.ts";
import type { Services } from "./core/services.ts";
import { letters } from "./letters.ts";
import { eraseDeletedMedia } from "./resources/teacher-media/eraseDeletedMedia.ts";

/**
 * Starts the work in the background: mails leave as soon as their transaction is committed, with a round every minute
 * for those that have to be tried again; the house is kept once a night.
 */
export async function startWork(
  { db, settings, files }: Pick<Services, "db" | "settings" | "files">,
  connection: string | PoolConfig,
  onError: (error: unknown) => void,
): Promise<{ stop(): Promise<void> }> {
  const send = openTransport(settings);
  const ending = new AbortController();
  let round = Promise.resolve();
  let asked = 0;
  // However often it is asked for meanwhile, one more round after the one under way finds everything.
  const deliver = () => {
    if (asked < 2) {
      asked += 1;
      round = round
        .then(async () => {
          await deliverMails(db, send, settings, letters, ending.signal);
        })
        .catch(onError)
        .finally(() => {
          asked -= 1;
        });
    }
    return round;
  };
  const sweep = async () => {
    await sweepFiles(db, files);
  };
  const ear = listenTo(connection, "kindling_mails", () => void deliver());
  const jobs = await startJobs(
    connection,
    [
      { name: "deliver-mails", cron: "* * * * *", run: deliver },
      { name: "fail-lost-imports", cron: "* * * * *", run: () => failLostImports(db) },
      { name: "clear-away", cron: "17 3 * * *", run: () => clearAway(db) },
      { name: "erase-deleted-media", cron: "31 3 * * *", run: () => eraseDeletedMedia(db) },
      { name: "sweep-files", cron: "43 3 * * *", run: sweep },
    ],
    onError,
  );
  return {
    async stop() {
      ending.abort();
      await ear.stop();
      await jobs.stop();
      // A mail server that hangs is not waited for: its mail is tried again after the next start.
      await Promise.race([round, pause(2000)]);
    },
  };
}
